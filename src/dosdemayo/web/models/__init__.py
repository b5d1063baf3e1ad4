"""What goes over the wire, in both directions. The OpenAPI schema is made of these."""
