"""Pictures of positions: SVG for pages and documents, characters for terminals."""
