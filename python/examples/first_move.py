"""How much is it worth to begin? Random games and games of the engine's levels against themselves, in
every edition, with a plot.

    python examples/first_move.py first_move.svg
    python examples/first_move.py first_move.svg --quick
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

import panta

KINDS = [("pentago", "standard"), ("pentago", "finnish"), ("pentago", "czech"), ("pentago", "basque"),
         ("pentago", "openspiel"), ("pentaroll", "standard"), ("pantarei", "standard")]  # fmt: skip


def at_random(game: str, edition: str, n_games: int) -> float:
    """White's points a game when both sides play at random."""
    batch = panta.Batch(game, 256, edition=edition, seed=1)
    points = n_done = 0.0
    while n_done < n_games:
        movers = batch.players.copy()
        batch.step(batch.sample())
        # Rewards are the mover's.
        for_white = np.where(movers == 0, batch.rewards, -batch.rewards)[batch.dones]
        points += float(((for_white + 1) / 2).sum())
        n_done += len(for_white)
    return points / n_done


def by_level(game: str, edition: str, level: int, n_games: int) -> float:
    """White's points a game when a level plays both sides."""
    points = 0.0
    for number in range(n_games):
        seed = number if game == "pantarei" else None
        record = panta.Record(panta.position(game, edition=edition, seed=seed))
        while not record.is_over:
            move = record.choose(level, seed=1000 * number + len(record))
            assert move is not None
            record.push(move)
        points += 0.5 if record.outcome == "draw" else float(record.outcome == "white")
    return points / n_games


def plot(rows: list[tuple[str, list[float]]], names: list[str]) -> str:
    """Bars around one half, as an SVG document."""
    colors = ["#888", "#3a7ca5", "#d1495b"]
    height = 26 * len(rows) * len(names) // 2 + 60
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" font-family="sans-serif" font-size="12">']
    parts.append('<text x="10" y="18">White\'s points a game; the line is one half</text>')
    y = 30
    for title, values in rows:
        parts.append(f'<text x="10" y="{y + 12}">{title}</text>')
        for value, name, color in zip(values, names, colors):
            x, width = sorted((value, 0.5))[0], abs(value - 0.5)
            bar = f'x="{200 + 400 * x:.0f}" y="{y}" width="{400 * width:.0f}" height="9" fill="{color}"'
            parts.append(f"<rect {bar}><title>{title}, {name}: {value:.2f}</title></rect>")
            y += 10
        y += 6
    parts.append(f'<line x1="400" y1="28" x2="400" y2="{y}" stroke="black"/>')
    for index, (name, color) in enumerate(zip(names, colors)):
        parts.append(f'<text x="{200 + 130 * index}" y="{y + 16}" fill="{color}">{name}</text>')
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    n_random, n_level = (500, 2) if options.quick else (100_000, 60)
    rows: list[tuple[str, list[float]]] = []
    for game, edition in KINDS:
        values = [at_random(game, edition, n_random)]
        values += [by_level(game, edition, level, n_level) for level in (2, 6)]
        rows.append((f"{game}, {edition}", values))
        print(f"{rows[-1][0]:22}" + "".join(f"{value:7.2f}" for value in values))
    options.file.write_text(plot(rows, ["at random", "level 2", "level 6"]), encoding="utf-8")
    print(f"the plot is in {options.file}")


if __name__ == "__main__":
    main()
