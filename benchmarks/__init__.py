"""What is measured, each against something in the same run."""
