"""Tests of what stands between the package and its page."""
