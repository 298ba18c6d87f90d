"""Games that only the tests know: small, whole, and there for a trait no real game shows yet."""
