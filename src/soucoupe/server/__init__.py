"""HTTP and WebSocket around the tables: who may ask, what is told, and when."""
