"""Rule examples of Aliens: before, action, after."""
