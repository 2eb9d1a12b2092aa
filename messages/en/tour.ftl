# The guided tour: what `panta` shows when it is started without a command.

tour-welcome = Panta plays three games. Here is each of them in a minute.
tour-pentago-move = White puts a marble on e1 and has five in a row: nothing is twisted, the game is over.
tour-pentago-surprise = Surprise: your own twist can win for the other side. Look before you turn.
tour-pentaroll-move = White rolls in from the left along row 2 (W2) and pushes the line one cell inward. The marbles beyond the gap stay.
tour-pentaroll-surprise = Surprise: a push moves the opponent's marbles too, and may finish their five.
tour-pantarei-move = White carries two scales at once (4L2): its own 3 and the neutral scale below it.
tour-pantarei-surprise = Surprise: values count stacks, not scales, so the snake gets shorter and every reach changes.
tour-next = Press Enter for the next game, or q and Enter to stop.
# $command is what to type.
tour-try = Try it: { $command }
tour-end = That was the tour. "panta --help" lists all commands, "panta rules GAME" tells the rules.
