"""The training as one command: two lines of generations, and going on where it was stopped."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
from typer.testing import CliRunner

from dosdemayo.ai.fast.evaluator import NETWORK
from dosdemayo.lab.train import app, networks_path

SMALL = ["--generations", "1", "--games", "50", "--processes", "1"]


def test_two_lines_learn_apart_and_a_training_that_was_stopped_goes_on(tmp_path: Path) -> None:
    folder, out = tmp_path / "training", tmp_path / "value.npz"

    def trained() -> npt.NDArray[np.float32]:
        result = CliRunner().invoke(app, [*SMALL, "--folder", str(folder), "--out", str(out)])
        assert result.exit_code == 0, result.output
        with np.load(out) as kept:
            weights: npt.NDArray[np.float32] = kept["value"]
        return weights

    weights = trained()
    lines = [np.load(networks_path(folder / f"line-{line}", 0)) for line in (1, 2)]
    assert (weights == np.concatenate(lines)).all()
    assert len({network.tobytes() for network in weights.reshape(-1, NETWORK)}) == 4
    (folder / "line-2" / "curve-0.json").unlink()
    (folder / "line-2" / "games-0-0.npz").unlink()
    assert (trained() == weights).all()
