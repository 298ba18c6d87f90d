"""Rule examples of Secret Picks: before, action, after."""
