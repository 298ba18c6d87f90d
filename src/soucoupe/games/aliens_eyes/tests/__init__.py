"""Rule examples of Aliens Eyes: before, action, after."""
