# Learning a game in a few steps. Every step has a title, what to do, and what is said when it was done. Few words.

nav-learn = Learn
learn-title = Learn by playing
learn-lead = A few steps for each game, right on the board. This browser remembers which steps are done.
learn-step = Step { $step } of { $steps }
learn-steps = Steps
# A move that does not do what was asked. $color is the side that should win.
learn-wrong-win = { $color ->
    [white] White does not win this way.
   *[black] Black does not win this way.
}
learn-wrong-draw = That does not make a draw.
learn-wrong-kind = This move is legal, but it is not the one asked for here.
# $color is the opponent, $move the winning answer in notation.
learn-wrong-hold = { $color ->
    [white] White could now win with { $move }.
   *[black] Black could now win with { $move }.
}

# Tasks on a board.
task-label = Your task
task-right = Right!
task-wrong = Not yet
task-retry = Try again
task-next = Next
task-solution = Show a solution
# For those who listen: after the name of a task that is done.
task-done = done
task-no-script = Trying it needs JavaScript. Without it, you can read the solution below.
