# What is sent to a player who is away.
notice-subject = 2 de Mayo
notice-asked = Your game of 2 de Mayo waits for you: { $address }
notice-code = Your code for notices about a game of 2 de Mayo is { $code }. If you did not ask for it, do nothing.
