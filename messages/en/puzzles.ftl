# Puzzles: positions with one thing to find.

nav-puzzles = Puzzles
puzzles-title = One move to find
puzzles-lead = In every position exactly one thing wins, or saves the draw. All of it is proven.
puzzles-of = { $game } puzzles
puzzle-number = Puzzle { $number } of { $count }
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-all = All puzzles
# $color is the side to move.
puzzle-win = { $color } can force a win, in one way only. Find the first move.
puzzle-draw = { $color } is about to lose. One move saves the draw: find it.
puzzle-right-win = This move wins against every defense, and it is the only one.
puzzle-right-draw = This move saves the draw, and it is the only one.
puzzle-wrong-win = After this move the opponent has a way out.
puzzle-wrong-draw = After this move the opponent can force a win.
# $grade is 1, the easiest, to 4; $depth is how many moves, of both sides together, one has to look ahead.
puzzle-grade = Grade { $grade }, { $depth } moves deep
# Followed by a number.
puzzle-streak = Days in a row:
# Below the streak, when the solution was shown or the first move was wrong.
puzzle-missed = Today does not count: it takes the first try, without help.
