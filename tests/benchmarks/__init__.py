"""Tests of the benchmarks' own judgement, never of how fast anything is."""
