# What is said when a game is played in a terminal.

# The question which game to play.
choose-game = Which game?
# The keys of the questions before a game.
chooser-keys = ↑ ↓ question   ← → answer   Enter start   Ctrl-O open a record   q quit
# Line by line: the number to type, $number is what is taken when nothing is typed.
choose-number = Type a number, or nothing for { $number }
choose-one = There is no such answer
plain-choose = Look at the snake and choose your color: type white or black
# The terminal is too small; sizes in columns and lines.
too-small = This terminal has { $have-width }x{ $have-height } characters. Please make it at least { $width }x{ $height }.

# Short names beside the keys; act-hint and others are among them too.
key-help = Help
key-redo = Redo
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
command-undo = Take your last move back
command-redo = Play again what was taken back
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

# Said in one line after something was done or asked.
not-now = This cannot be done now
nothing-to-undo = There is nothing to take back
nothing-to-redo = There is nothing to play again
switched = You have changed sides
nothing-to-switch = Two people play; there are no sides to change
name-the-file = Name a file, such as game.panta
saved-in = Saved in { $file }
# $reason is what the system said.
not-saved = Not saved: { $reason }
opened-from = Opened { $file }
not-opened = Not opened: { $reason }
computer-takes = The computer takes { $color }
quit-sure = Quit without saving the game?

# The pane with the engine's opinion.
analysis-title = Analysis
analysis-so-far = depth { $depth }, { $nodes } nodes
analysis-begins = Thinking
analysis-rests = Nothing to analyze now

# Why a move cannot be played.
game-over = The game is over
illegal-unplayable = { $move } cannot be played here
illegal-taken = { $cell } is taken
