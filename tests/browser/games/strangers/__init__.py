"""Browser tests of Don't Talk to Strangers."""
