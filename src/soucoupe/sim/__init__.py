"""Many games at once: what designers and researchers ask of the rules."""
