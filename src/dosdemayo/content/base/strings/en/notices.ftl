# What is sent to a player who is away.
notice-subject = 2 de Mayo
notice-asked = It is your move in 2 de Mayo: { $address }
notice-code = Your code for notices about a game of 2 de Mayo is { $code }. If you did not ask for it, do nothing.
