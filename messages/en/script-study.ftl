# What analysis and review say while one looks on; like script.ftl, with the places left open.

# What a position or move is worth to whoever is to move; read after a place or a move.
worth-win = win
worth-draw = draw
worth-loss = loss
worth-unknown = unknown
# $value is one of these; $plies counts single moves.
worth-in = { $value } in { $plies }
worth-within = { $value } in at most { $plies }
# The share of the points that can be expected.
worth-about = about { $percent } %
# Added to the words for a place on the board.
worth-at = { $place }; { $value }
is-proven = proven
is-estimated = estimated
# The value of the position; $how is one of the two before.
verdict-is = { $color } to move: { $value }, { $how }
best-is = Best: { $move }, { $value }
no-best = No best move is known yet
no-value = Nothing is known yet
# What the engine does.
engine-working = Depth { $depth }, working
engine-done = Depth { $depth }
engine-resting = The engine rests
engine-lost = The server does not answer. Your moves are kept here.
engine-busy = The server is busy. Please try again in a moment.
line-unfold = Whole line
# The end of a game.
over-white = White has won
over-black = Black has won
over-draw = Draw
# Somebody pasted or set up something. $why is an explanation in English.
not-read = That cannot be read: { $why }
was-read = Shown: { $count } moves
# Where one is in the tree of moves.
at-start = Start
main-line = Main line
variation = Variation
deleted = Deleted
did-undo = Undone
did-redo = Redone
promoted = It is the main line now
edit-lead = Press a cell: empty, White, Black.
# Review.
review-working = Looking at position { $ply } of { $count }
review-done = All positions are looked at
review-stopped = Stopped
review-point = { $value } for White, { $how }
# Accuracy of a player. $percent is the average share of the points kept by each move.
accuracy-perfect = { $color } played without a mistake.
accuracy-good = { $color } played well: { $percent } % kept with every move.
accuracy-fair = { $color } slipped a little: { $percent } % kept with every move.
accuracy-poor = { $color } gave much away: { $percent } % kept with every move.
mistake-was = Move { $ply }: { $color } played { $move }. Find something better.
mistake-cost = It cost { $percent } % of the points.
try-checking = Checking { $move }
try-right = Yes! { $move } is as good as it gets.
try-better = { $move } is better, but there is something better still.
try-wrong = { $move } is no better. Try again.
try-answer = The answer: { $move }
try-again = Try again
try-show = Show the answer
no-mistakes = No big mistakes were found.
