# The page for analyzing, and the review of finished games.

nav-analyze = Analyze
# A link to the analysis of a game. $game is its name.
study-title = Analyze { $game }
# Headings and labels of the page.
study-games = Games
study-engine = Engine
study-on = Let the engine work
study-marks = Mark every move with its value
# What the marks on the board mean.
study-legend = ▲ win, ● draw, ▼ loss, ? unknown; the number counts the single moves to the end. ~60 is an estimate: 60 %.
study-stop = Stop
study-again = Think longer
study-lines = Lines of play
study-moves = Moves and variations
study-back = Undo
study-forward = Redo
study-promote = Make it the main line
study-delete = Delete from here
study-undo = Undo the change
study-redo = Redo the change
study-comment = Comment on this position
study-position = Position
study-blank = Blank board
study-paste = A position, moves or a record
study-read = Show it
study-file = Open a file
study-save = Save and share
study-copy-position = Copy the position
study-copy-link = Copy a link
study-record = Save the record
study-picture = Save a picture
study-edit = Set up a position
study-edit-turn = To move
study-edit-start = Set up
study-edit-done = Use this position
study-edit-cancel = Cancel
study-no-script = Analyzing needs JavaScript.
# Keys.
keys-value = Read the value
keys-best = Read the best move
keys-redo = Redo
keys-marks = Values on or off
# Review.
review-link = Review
review-title = Review: { $game }
review-graph = Value of each position
review-graph-lead = Above the middle White is better, below it Black. A filled dot is proven, a ring is estimated.
review-accuracy = Accuracy
review-mistakes = Find the better move
review-open = Open in analysis
review-back = Back to the game
impossible-marbles = The side to move has as many marbles as the other or one fewer; here { $color ->
    [white] White
   *[black] Black
} is to move with { $own } against { $other }
# A move of a pasted line. $why says what is wrong with it.
line-move = Move { $number }, { $move }: { $why }
line-long = Expected at most { $max } moves, found { $count }
# $problem is in English.
record-wrong = The record goes wrong in line { $line } at character { $column }: { $problem }
