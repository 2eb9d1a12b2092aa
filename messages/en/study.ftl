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
# Why a text cannot be read. $column is the character at which it goes wrong.
position-form-pentago = Expected a position such as w5/6/2b3/6/6/6 w, six rows from the top and the side to move; it goes wrong at character { $column }
position-form-pentaroll = Expected a position such as w5/6/2b3/6/6/6 w, six rows from the top and the side to move; it goes wrong at character { $column }
position-form-pantarei = Expected the stacks from the head, such as w1b2,n,b3, then the side to move and s or - for whether a swap is allowed; it goes wrong at character { $column }
impossible-marbles = The side to move has as many marbles as the other or one fewer; here { $color ->
    [white] White
   *[black] Black
} is to move with { $own } against { $other }
impossible-reply = A reply is due only where the other side alone has five and a cell is empty
# $scale is as in the notation: w1, b3, n.
impossible-scales = The scale { $scale } is there { $count } times in the game, and { $found } times here
impossible-two-winners = There is more than one stack of seven or more
impossible-too-high = A stack is higher than eight
impossible-winner-to-move = A stack of seven or more is topped by the side not to move, who made it
# A move of a pasted line. $why says what is wrong with it.
line-move = Move { $number }, { $move }: { $why }
line-long = Expected at most { $max } moves, found { $count }
# $problem is in English.
record-wrong = The record goes wrong in line { $line } at character { $column }: { $problem }
