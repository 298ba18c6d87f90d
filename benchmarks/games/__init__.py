"""Long runs of single games, for the figures in their READMEs."""
