"""Programs that only maintainers run; they are not part of the package."""
