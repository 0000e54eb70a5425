"""Pieces as real-time models and thumbnails: plain arrays for the packer in assets/models, one picture each."""
