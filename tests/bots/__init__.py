"""Tests of the bots that serve every game."""
