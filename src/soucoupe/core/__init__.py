"""The contract every game fulfils, and the one gate through which it is played."""
