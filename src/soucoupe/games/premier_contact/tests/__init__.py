"""Rule examples of Premier Contact: before, action, after."""
