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
# A marble waits, and the edition lets the twist be skipped.
now-twist-or-skip = Marble on { $cell }: now twist a block, or press Space to skip the twist

# The pane with the engine's opinion.
analysis-title = Analysis
analysis-so-far = depth { $depth }, { $nodes } nodes
analysis-begins = Thinking
analysis-rests = Nothing to analyze now

# What a move looks like, said when something else was typed.
move-form-pentago = A move is a cell and a twist: c3-2R puts a marble on c3 and twists block 2 clockwise
move-form-pentaroll = A move is a side and a lane: Nc from the top, Sc from the bottom, W3 from the left, E3 from the right
move-form-pantarei = A move is such as 5R1 (one scale of stack 5 to the right), 5L2 (two to the left), 3x9 (swap) or pass

# Why a move cannot be played.
game-over = The game is over
illegal-unplayable = { $move } cannot be played here
illegal-lane-full = The lane of { $entry } is full
illegal-taken = { $cell } is taken
illegal-twist-in-reply = The reply is a marble without a twist: { $cell }
illegal-twist-after-win = Nothing is twisted after a winning marble: { $cell }
illegal-twist-due = A block must be twisted after { $cell }, as in { $cell }-1R
illegal-clockwise-only = Blocks twist clockwise only in this edition
illegal-needless-pass = You can move or swap, so you may not pass
illegal-one-scale = Stack { $stack } has only one scale
illegal-past-head = Moving by { $value } from stack { $stack } would go past the head of the snake
illegal-past-tail = Moving by { $value } from stack { $stack } would go past the tail of the snake
illegal-swap-itself = A stack cannot be swapped with itself
illegal-swap-after-swap = No swap right after the opponent's swap
illegal-no-stack = There is no stack { $stack }; the last is { $count }
# $color is the one who controls the stack: white or black.
illegal-others-stack = Stack { $stack } is { $color ->
    [white] White's
   *[black] Black's
}
illegal-nobodys-stack = Stack { $stack } is under the neutral scale and nobody's
