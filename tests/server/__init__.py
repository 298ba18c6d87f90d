"""A real server process on loopback: killed, starved, flooded, lied to - and played on."""
