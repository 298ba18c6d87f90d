"""A table from waiting room to result, without any input or output: what is decided and logged."""
