# What the engine thinks. A verdict says whether it is proven or estimated.

# A short verdict on a move. $plies is the number of single moves to the end, $percent the share of the points that the side
# to move can expect, as in worth-about.
brief-win = ▲ win, proven
brief-win-exact = ▲ win in { $plies }, proven
brief-win-bound = ▲ win in { $plies } or fewer, proven
brief-draw = ● draw, proven
brief-loss = ▼ loss, proven
brief-loss-exact = ▼ loss in { $plies }, proven
brief-loss-bound = ▼ loss in { $plies } or fewer, proven
brief-score = about { $percent } %, estimated
brief-unknown = ? unknown

# The verdict on a position, $verdict as above.
analysis-verdict = { $color } to move: { $verdict }
# One line of play: its rank, the verdict and the moves.
analysis-line = { $rank }. { $verdict }: { $moves }
# What it took. $depth is the number of single moves that were looked ahead.
analysis-effort = depth { $depth }, { $nodes } nodes, { $seconds } CPU seconds, { $method }
# How good each color is before anyone has chosen one.
analysis-color = { $color }: { $verdict }
# The advice to the one who chooses.
analysis-choose = Choose { $color }.
analysis-choose-either = Both colors are equally good.
