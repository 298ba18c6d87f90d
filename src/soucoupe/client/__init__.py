"""A client without a screen: what tests, load and other people's programs use."""
