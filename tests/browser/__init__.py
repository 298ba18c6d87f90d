"""Tests in real browsers, against a house of their own."""
