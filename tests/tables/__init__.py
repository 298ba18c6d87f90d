"""Tables without any input or output: before, command, after."""
