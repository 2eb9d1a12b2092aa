# What the engine thinks. A verdict says whether it is proven or estimated.

# A short verdict on a move or a position, as the player to move sees it. $moves counts the moves of the winner alone, until
# the game is over. $percent is the share of the points that the player to move can expect, with its sign.
brief-win = ▲ win, proven
brief-win-exact = { $moves ->
    [one] ▲ win in { $moves } own move, proven
   *[other] ▲ win in { $moves } own moves, proven
}
brief-win-bound = { $moves ->
    [one] ▲ win in at most { $moves } own move, proven
   *[other] ▲ win in at most { $moves } own moves, proven
}
brief-draw = ● draw, proven
brief-loss = ▼ loss, proven
brief-loss-exact = { $moves ->
    [one] ▼ loss in { $moves } move of the opponent, proven
   *[other] ▼ loss in { $moves } moves of the opponent, proven
}
brief-loss-bound = { $moves ->
    [one] ▼ loss in at most { $moves } move of the opponent, proven
   *[other] ▼ loss in at most { $moves } moves of the opponent, proven
}
brief-score = about { $percent }, estimated
brief-unknown = ? unknown

# The verdict on a position. $color is the side to move, $verdict one of the verdicts above.
analysis-verdict = { $color ->
    [white] White to move: { $verdict }
   *[black] Black to move: { $verdict }
}
# One line of play: its rank, the verdict and the moves.
analysis-line = { $rank }. { $verdict }: { $moves }
# What it took. $depth is the number of moves, of both sides together, that were looked ahead; $nodes the number of positions
# that were looked at.
analysis-effort = depth: { $depth }, positions: { $nodes }, CPU seconds: { $seconds }, method: { $method }
# How good each color is before anyone has chosen one.
analysis-color = { $color ->
    [white] White: { $verdict }
   *[black] Black: { $verdict }
}
# The advice to the player who chooses.
analysis-choose = { $color ->
    [white] Choose White.
   *[black] Choose Black.
}
analysis-choose-either = Both colors are equally good.
