"""Rule examples of TUERIE: before, actions, after."""
