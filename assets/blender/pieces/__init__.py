"""Furniture and things at real size. Each function builds one piece and returns its root (see kit.group)."""
