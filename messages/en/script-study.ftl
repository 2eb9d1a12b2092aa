# What analysis and review say while one looks on; like script.ftl, for scripts.

# What a position or move is worth to the player to move. Short: it is read aloud after a place or a move. $moves counts the
# moves of the winner alone, until the game is over.
worth-win = win
worth-draw = draw
worth-loss = loss
worth-unknown = unknown
worth-win-exact = { $moves ->
    [one] win in { $moves } own move
   *[other] win in { $moves } own moves
}
worth-win-bound = { $moves ->
    [one] win in at most { $moves } own move
   *[other] win in at most { $moves } own moves
}
worth-loss-exact = { $moves ->
    [one] loss in { $moves } move of the opponent
   *[other] loss in { $moves } moves of the opponent
}
worth-loss-bound = { $moves ->
    [one] loss in at most { $moves } move of the opponent
   *[other] loss in at most { $moves } moves of the opponent
}
# The share of the points that can be expected; $percent has its sign.
worth-about = about { $percent }
# Added to the words for a place on the board. $value is one of the texts above.
worth-at = { $place }; { $value }
is-proven = proven
is-published = proven by others
is-estimated = estimated
# The value of the position. $color is the side to move, $value as above, $how is proven, published (proven by others) or estimated.
verdict-is = { $color ->
    [white] { $how ->
        [proven] White to move: { $value }, proven
        [published] White to move: { $value }, proven by others
       *[estimated] White to move: { $value }, estimated
    }
   *[black] { $how ->
        [proven] Black to move: { $value }, proven
        [published] Black to move: { $value }, proven by others
       *[estimated] Black to move: { $value }, estimated
    }
}
best-is = Best: { $move }; { $value }
no-best = No best move is known yet
no-value = Nothing is known yet
# What the engine does. $depth is how many moves, of both sides together, it looks ahead.
engine-working = Depth { $depth }, still thinking
engine-done = Depth { $depth }
engine-resting = The engine is off
engine-lost = The server does not answer. The moves are kept here.
engine-busy = The server is busy. Please try again in a moment.
# A proof of the value instead of an estimate, which the visitor's own device looks for, or the server. $memory, $needed and $limit are
# amounts such as 900 MB. The first two are buttons; the others say why there is no proof.
prove-here = Prove it here, with up to { $memory } of memory
prove-there = Let the server prove it, with up to { $memory } of memory
no-memory = A proof would take { $needed } of memory, and this device can spare { $limit }.
no-memory-there = A proof would take { $needed } of memory, and the server can spare { $limit }.
# Amounts of memory, with the signs of your language: a million bytes, a thousand millions.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = No proof was found.
engine-failed = This device could not look for a proof. It may be short of memory.
line-unfold = Show the whole line
# The end of a game.
over-white = White has won
over-black = Black has won
over-draw = Draw
# Somebody pasted or set up something. $why is an explanation.
not-read = That cannot be read: { $why }
was-read = { $count ->
    [one] { $count } move is shown
   *[other] { $count } moves are shown
}
# Where one is in the tree of moves.
at-start = Start
main-line = Main line
variation = Variation
deleted = Deleted
did-undo = Change undone
did-redo = Change made again
promoted = This is the main line now
# Setting up a position: what goes into the cells that are pressed.
palette = What to put
palette-lead = Choose what to put, then press cells. A second press takes it away again.
palette-w = White
palette-b = Black
palette-empty = Erase
# $place is a move with its number, or the start.
pinned = Pinned: { $place }
# A link that was followed, and one that was copied.
link-damaged = This link is damaged or not complete. The empty board is shown.
link-short = Copied. This is too much for a link: it holds the line on the board alone. The record holds everything.
# Review. $ply is the number of a position.
review-working = Looking at position { $ply } of { $count }
review-done = All positions are analyzed
review-stopped = Stopped
# What a position is worth to White. $value is one of the texts above that begin with worth-, $how is proven, published (proven by others) or estimated.
review-point = { $how ->
    [proven] For White: { $value }, proven
    [published] For White: { $value }, proven by others
   *[estimated] For White: { $value }, estimated
}
# Accuracy of a player. $percent is the share of the points that a move of this player kept on average, with its sign.
accuracy-perfect = { $color ->
    [white] White made no mistake.
   *[black] Black made no mistake.
}
accuracy-good = { $color ->
    [white] White played well and kept { $percent } of the points per move on average.
   *[black] Black played well and kept { $percent } of the points per move on average.
}
accuracy-fair = { $color ->
    [white] White made small mistakes and kept { $percent } of the points per move on average.
   *[black] Black made small mistakes and kept { $percent } of the points per move on average.
}
accuracy-poor = { $color ->
    [white] White made big mistakes and kept { $percent } of the points per move on average.
   *[black] Black made big mistakes and kept { $percent } of the points per move on average.
}
# A move of the game, as a heading. $number is its number in the list of moves, where both players' moves share one.
review-move = { $color ->
    [white] Move { $number }: White played { $move }
   *[black] Move { $number }: Black played { $move }
}
# What comes of a mistake. The opponent's answer is read after it, then one of the messages that begin with until-.
# $color is who wins.
slip-lost = { $color ->
    [white] After { $move }, White wins
   *[black] After { $move }, Black wins
}
slip-drawn = After { $move }, the game is a draw
# $color is who made the mistake, $percent the share of the points that is left, with its sign.
slip-about = { $color ->
    [white] After { $move }, White can expect about { $percent } of the points
   *[black] After { $move }, Black can expect about { $percent } of the points
}
# How it stood before the mistake. $color is who made it.
until-won = { $color ->
    [white] White was winning until here
   *[black] Black was winning until here
}
until-drawn = It was a draw until here
until-about = { $color ->
    [white] White could expect about { $percent } until here
   *[black] Black could expect about { $percent } until here
}
# Above a row of moves that can be pressed.
way-refuting = What refutes it
way-best = What was better
try-lead = { $color ->
    [white] Find a better move for White
   *[black] Find a better move for Black
}
mistake-cost = It cost { $percent } of the points.
try-checking = Checking { $move }
try-right = Yes! { $move } is the best there is.
try-better = { $move } is better, but there is a move that is better still.
try-wrong = { $move } is no better. Try again.
no-mistakes = No big mistakes were found.
# Puzzles from the game that is reviewed.
puzzles-looking = Looking for puzzles in this game
puzzles-found = { $count ->
    [one] { $count } puzzle was found in this game.
   *[other] { $count } puzzles were found in this game.
}
puzzles-none = This game has no puzzle: there is no position near its end in which only one move wins or saves the draw.
puzzles-cannot = This browser cannot look for puzzles now.
