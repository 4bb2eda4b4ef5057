"""Tests of the Python client against a real server."""
