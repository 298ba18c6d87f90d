"""Players that are given a view, the legal actions, the events seen and chance: nothing else."""
