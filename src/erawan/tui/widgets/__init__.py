"""The widgets that screens of the terminal app share."""
