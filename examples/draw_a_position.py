"""A notebook in a file: editors that know `# %%` run it cell by cell and show the pictures; a terminal gets files."""

# %% A game by its first answers, and the board as it stands.
from pathlib import Path
from tempfile import gettempdir

import dosdemayo as dm

game = dm.new_game(seed=1)
for line in ("french keeps murat", "spanish orders 9-14 15-14 12-14", "french orders 6-7 19-16"):
    game.play(line)
game  # noqa: B018 - the last line of a cell is shown

# %% The same with other orders drawn in, from what the Spanish may know.
picture = dm.board_svg(game.view(dm.SPANISH), orders={dm.SPANISH: "9-14, 2x10-17"})
picture  # noqa: B018

# %% A position typed by hand, kept as a file.
state = dm.position("T7 F2:6,5:3,14:5,16:2,20:5 S3:1,13:1,15:2,19:1 o- r1/2 x3/3 next=write")
drawn = Path(gettempdir()) / "dosdemayo-position.svg"
drawn.write_text(dm.board_svg(state), encoding="utf-8")
print(f"{drawn} shows {state!r}")
