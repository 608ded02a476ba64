"""One module per picture; each has `compose()`, which builds the subject, lights it and sets the camera."""
