# That nobody chose the cards or changed what was sealed: what a proof shows, in the browser and at the command line.

proof-heading = Fairness check: cards dealt and answers sealed
proof-good = Proved: every card follows from the secrets, and nothing that was sealed was changed.
proof-bad = Not proved: this record and its proof do not fit together.
proof-no_proof = There is no proof in this record. Games with a seed, games at the terminal, games that went on from a record and older games have none.
proof-not_over = The secrets are not opened yet: the game was not over.
proof-server = The server's secret fits its commitment.
proof-server_changed = The server's secret does not fit its commitment.
proof-player = { side-start } contributed a secret to the dealing. It fits their commitment.
proof-player_changed = The secret of { the-side } does not fit their commitment.
proof-player_silent = { side-start } committed to a secret but did not open it before the first card: it had no part in the dealing.
proof-player_absent = { side-start } contributed nothing to the dealing.
proof-server_alone = Nobody but the server had a part in the dealing, so that it could have chosen the cards: they are not proved.
proof-deals = Cards that chance picked: { $number }. Each follows from the secrets.
proof-deal_changed = Turn { $turn }: “{ $line }” does not follow from the secrets.
proof-seals = Sealed answers: { $number }. Each fits the commitment that was shown when it was sealed.
proof-seal_changed = Turn { $turn }: “{ $line }” is not what was sealed.
proof-seals_left = Commitments without an answer: { $number }.
proof-limits = What this does not prove: that these are the commitments that were shown during the game, unless somebody kept them; that the server, which knows the cards, told nobody; that the computer, which plays on the server, had not seen your answer when it sealed after you.
proof-kept = This browser saw the server's commitment during the game, and of those to sealed answers { $number } out of { $of }.
proof-kept_changed = This browser saw another commitment of the server during the game: the proof was made afterwards.
proof-kept_none = This browser kept nothing of this game, so it cannot say whether the commitments are the ones that were shown.
