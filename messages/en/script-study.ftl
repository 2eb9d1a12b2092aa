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
edit-lead = Press a cell to change it: empty, White, Black.
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
# $ply is the number of the move.
mistake-was = { $color ->
    [white] Move { $ply }: White played { $move }. Find a better move.
   *[black] Move { $ply }: Black played { $move }. Find a better move.
}
mistake-cost = It cost { $percent } of the points.
try-checking = Checking { $move }
try-right = Yes! { $move } is the best there is.
try-better = { $move } is better, but there is a move that is better still.
try-wrong = { $move } is no better. Try again.
try-answer = The answer: { $move }
try-again = Try again
try-show = Show the answer
no-mistakes = No big mistakes were found.
