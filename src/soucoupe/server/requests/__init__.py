"""What is asked over HTTP, beside the sockets."""
