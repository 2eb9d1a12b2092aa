# What exact analysis says. Values are shown by shape and word, never by color alone.

# Over a list of moves: what they are worth to the player to move, and how many they are.
value-win = { $count ->
    [one] ▲ win: { $count } move
   *[other] ▲ win: { $count } moves
}
value-draw = { $count ->
    [one] ● draw: { $count } move
   *[other] ● draw: { $count } moves
}
value-loss = { $count ->
    [one] ▼ loss: { $count } move
   *[other] ▼ loss: { $count } moves
}
value-unknown = { $count ->
    [one] ? unknown: { $count } move
   *[other] ? unknown: { $count } moves
}

# Below the lists of moves, each with a number in parentheses.
moves-legend = The number behind a move counts the winner’s own moves to the end of the game; ≤ means at most.

# A position that could not be solved. $color is the side to move.
verdict-unknown = { $color ->
    [white] White to move: ? unknown, not proven within the limits
   *[black] Black to move: ? unknown, not proven within the limits
}

# How the game may go on. $moves is a list of moves.
line = Line: { $moves }
# What it took. $nodes is the number of positions that were looked at, $method the name of the method.
effort = positions: { $nodes }, CPU seconds: { $seconds }, method: { $method }
# What a certificate (a proof that was written down and checked) has shown. $color is the winner, $moves the number of the
# winner's own moves, $nodes the number of answers in the proof.
certified = { $color ->
    [white] The proof is sound. { $game }: White wins from { $position }. White’s own moves: at most { $moves }; answers in the proof: { $nodes }
   *[black] The proof is sound. { $game }: Black wins from { $position }. Black’s own moves: at most { $moves }; answers in the proof: { $nodes }
}
# $method is one of these: how an answer was found.
method-rules = the rules
method-glance = a glance
method-search = search
method-proof-number-search = proof-number search
method-sweep = sweep
method-published-solution = published solution
# Who has proven the values, where it was not this program. $source is an author, a title and a year.
published-by = Proven by others: { $source }
# What claims have shown: how many there are of each kind, and how many certificates were made anew.
claims-sound = Every claim follows. Certificates: { $certified }, made anew: { $remade }; moves of the winner: { $moves }; positions with all replies: { $replies }
# $color is the winner.
claims-proven = { $color ->
    [white] { $game } is proven: White wins from { $position }
   *[black] { $game } is proven: Black wins from { $position }
}
# $moves lead to the first gap, the position $gap; there may be none.
claims-open = { $color ->
    [white] { $game }: not proven yet that White wins from { $position }. The first gap: { $moves } → { $gap }
   *[black] { $game }: not proven yet that Black wins from { $position }. The first gap: { $moves } → { $gap }
}
# How far a campaign is that proves for hours or days that a side wins. $color is that side, $percent the share that is proven,
# with its sign; $positions are a few of the positions that are still open, of which there are $count.
campaign-open = { $color ->
    [white] Proven that White wins: { $percent }; positions that are open: { $count }, such as { $positions }
   *[black] Proven that Black wins: { $percent }; positions that are open: { $count }, such as { $positions }
}
# $state is the text above.
campaign-pace = { $state }; hours to go: about { $hours }
campaign-won = { $color ->
    [white] White wins: every claim stands
   *[black] Black wins: every claim stands
}
campaign-lost = { $color ->
    [white] White does not win
   *[black] Black does not win
}
# Beside a bar that grows while something long is done. $text says what is done so far, $elapsed and $left are times such as 0:12:05.
progress-share = { $percent } in { $elapsed }, { $left } to go: { $text }
progress-time = { $elapsed }: { $text }
# What a search has done so far; $nodes is the number of positions that were looked at, $mebibytes a number.
progress-search = positions: { $nodes }, memory: { $mebibytes } MiB
