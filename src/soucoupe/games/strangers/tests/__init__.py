"""Tests of Don't Talk to Strangers, and what the house asks of them."""
