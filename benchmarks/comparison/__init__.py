"""Two revisions side by side on one core, by one ruler: what changed beyond noise."""
