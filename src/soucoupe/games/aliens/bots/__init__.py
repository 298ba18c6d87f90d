"""Whatever chooses or advises; the rules never import it."""
