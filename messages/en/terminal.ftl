# What is said when a game is played in a terminal.

# The question which game to play.
choose-game = Which game?
# The keys of the questions before a game.
chooser-keys = ↑ ↓ question   ← → answer   Enter start   Ctrl-O open a record   q quit
# Line by line: $number is the answer that is taken when only Enter is pressed.
choose-number = Type a number, or press Enter for { $number }
choose-one = This is not one of the answers
# $white and $black are the words to type.
plain-choose = Look at the snake and choose a color: type { $white } or { $black }
# The terminal is too small; $have and $need are sizes in columns and lines, such as 80x24.
too-small = This terminal is too small: { $have }. It must be at least { $need }.

# Short names beside the keys; act-hint and others are among them too.
key-help = Help
key-redo = Again
key-switch = Switch
key-quit = Quit
key-new = New
# What the keys do, in the help.
keys-type = Type a move or a command
keys-complete = Complete what is typed
keys-scroll = Scroll the analysis
keys-leave = Quit at once

# What the commands do, in the help. Each has a key and can be typed as an English word.
command-hint = Show a good move
command-undo = Take back the last move
command-redo = Play the move again that was taken back
command-analyze = Show what the engine thinks
command-switch = Change sides with the computer
command-resign = Resign
command-new = New game
command-save = Save the record
command-open = Open a record
command-board = Print the board again
command-moves = List the moves
command-help = Help
command-quit = Quit
# Behind a command in the help: here the name of a file is typed.
command-file = FILE

# Said in one line after something was done or asked.
not-now = This cannot be done now
nothing-to-undo = There is nothing to take back
nothing-to-redo = There is nothing to play again
switched = The sides are changed
nothing-to-switch = Two people are playing, so there are no sides to change
name-the-file = Name a file, such as game.panta
saved-in = Saved in { $file }
# $reason is one of the messages below.
not-saved = Not saved: { $reason }
opened-from = Opened { $file }
not-opened = Not opened: { $reason }
# Why a file is not opened or saved, as $reason above. $file is its name in quotation marks.
file-missing = There is no file { $file }
file-exists = There is already a file { $file }
file-denied = The system does not allow it: { $file }
file-folder = { $file } is a folder
file-full = There is no room left for { $file }
file-failed = { $file }: error { $number } of the system
file-long = { $file } is too long for a record
file-not-text = There is something that is not text in line { $line } at character { $column }
file-no-game = There is no game in { $file }
computer-takes = { $color ->
    [white] The computer takes White
   *[black] The computer takes Black
}
quit-sure = Quit without saving the game?
# Under a question: $yes and $no are the keys for the two answers. Three spaces stand between them.
question-keys = { $yes } Yes   { $no } No

# The pane with the engine's opinion.
analysis-title = Analysis
# $depth is how many moves, of both sides together, the engine looks ahead; $nodes how many positions it has looked at.
analysis-so-far = Depth { $depth }, positions: { $nodes }
analysis-begins = Thinking
analysis-rests = There is nothing to analyze now

# Why a move cannot be played.
game-over = The game is over
illegal-unplayable = { $move } cannot be played here
illegal-taken = The cell { $cell } is not empty
