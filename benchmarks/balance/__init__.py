"""The balance and level tables of the games' READMEs, played anew from seeds."""
