# The page for analyzing, and the review of finished games.

nav-analyze = Analyze
# Headings and labels of the page.
study-games = Games
study-engine = Engine
study-on = Engine on
study-marks = Mark every move with its value
# What the marks on the board mean; a no-break space keeps each with its word. $estimate is a mark such as ~60, $percent the same as a share with its sign.
study-legend = ▲ win, ● draw, ▼ loss, ? unknown. The number beside it counts the winner’s own moves to the end of the game. { $estimate } is an estimate: about { $percent } of the points.
study-stop = Stop
study-again = Think longer
# A button: so far the visitor's own device has thought; this asks the server to think about the position.
study-server = Let the server think
study-lines = Lines of play
study-moves = Moves and variations
study-back = Back
study-forward = Forward
study-promote = Make it the main line
study-delete = Delete from here
study-undo = Undo the change
study-redo = Redo the change
# A button: this position stays in sight, to compare it with others.
study-pin = Pin this position
# The position that was pinned, and what it is compared with.
pin-title = Pinned position
pin-here = On the board
# Buttons: show the pinned position on the board; it stays in sight no longer.
pin-go = Go there
pin-off = Unpin
study-comment = Comment on this position
study-position = Position
study-blank = Empty board
study-paste = A position, moves or a record
study-read = Show
study-file = Open a file
study-save = Save and share
study-copy-position = Copy the position
study-copy-link = Copy a link
study-record = Save the record
study-picture = Save a picture
study-edit = Set up a position
study-edit-turn = Who is to move?
study-edit-start = Begin
study-edit-done = Use this position
study-edit-cancel = Cancel
study-no-script = Analyzing needs JavaScript.
# Keys.
keys-value = Read the value
keys-best = Read the best move
keys-marks = Show values or hide them
# Review.
review-link = Review
review-graph = Value of each position
review-graph-lead = Above the middle line White is better, below it Black is better. A filled dot is proven, an empty ring is an estimate.
# The part of the page that tells of the move on the board.
review-moment = The move on the board
review-slips = Mistakes
review-accuracy = Accuracy
review-mistakes = Find a better move
# A button, and a link to what was found.
review-puzzles = Find puzzles in this game
review-solve = Solve them
review-open = Open in analysis
review-back = Back to the game
# Numbers of marbles: $own of the side to move, $other of the other side.
impossible-marbles = { $color ->
    [white] The side to move must have as many marbles as the other side, or one fewer. Here White is to move; White’s marbles: { $own }, Black’s marbles: { $other }
   *[black] The side to move must have as many marbles as the other side, or one fewer. Here Black is to move; Black’s marbles: { $own }, White’s marbles: { $other }
}
# A move of a pasted line. $why says what is wrong with it.
line-move = Move { $number }, { $move }: { $why }
line-long = Too many moves: { $count }. The limit is { $max }.
# $problem is one of the messages below.
record-wrong = The record goes wrong in line { $line } at character { $column }: { $problem }
# What is wrong with a record, as $problem above; or else why its position or one of its moves is none.
# $notation is what should stand there, as it is typed: signs, or several words or results to choose from.
record-expected = Expected here: { $notation }
record-control = A sign that cannot be seen is not allowed here
record-no-move = A move is missing here
record-breaks-off = The record breaks off
# $tag is the name of a line in square brackets at the head of a record, such as Result.
record-twice = The tag { $tag } is there twice
record-missing = The tag { $tag } is missing
# $this and $that are words of the notation, such as czech, resignation, 1-0.
record-unlike = { $this } and { $that } do not go together
record-no-end = The board does not show this end
record-no-chooser = Nobody chooses a color in this game
record-chooser-begins = Whoever chose the color does not begin
# The place in the record says of what: tags, variations inside each other, games.
record-too-many = There are too many of these. The limit is { $max }.
# A move and why it cannot be played.
move-wrong = { $move }: { $why }
