"""The way in: requests, sockets, who somebody is, and what keeps everybody else out."""
