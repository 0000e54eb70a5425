"""Bounced light, worked out once for a furnished room and kept on its vertices: then any camera is quick and clean."""
