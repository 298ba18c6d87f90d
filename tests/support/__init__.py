"""What several tests share: which games to try, how to walk through them, the leak laws."""
