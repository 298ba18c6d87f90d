"""Rule examples of Last Lamp: before, action, after."""
