# The guided tour: what `panta` shows when it is started without a command.

tour-welcome = Panta plays three games. Here is each of them in a minute.
tour-next = Press Enter for the next game, or q and Enter to stop.
# $command is what to type.
tour-try = Try it: { $command }
tour-end = That was the tour. "panta --help" lists all commands, "panta rules GAME" tells the rules.
