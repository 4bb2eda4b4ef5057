"""HTTP and WebSocket: routes, authentication, rate limits."""
