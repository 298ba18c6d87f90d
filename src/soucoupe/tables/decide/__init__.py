"""What may be logged next: decided from a table as it is, never changing it."""
