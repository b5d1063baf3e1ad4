"""What is sent: views, states and replays, built field by field for the one who asks."""
