# Puzzles: positions with one move to find.

nav-puzzles = Puzzles
puzzles-title = One move to find
puzzles-lead = In every position, exactly one move wins, or exactly one move saves the draw. This is proven for all of them.
puzzle-number = Puzzle { $number } of { $count }
puzzle-today = Puzzle of the day
puzzles-today = Puzzles of the day
puzzle-solve = Solve it
puzzle-all = All puzzles
# $color is the side to move.
puzzle-win = { $color ->
    [white] White can force a win, but only one move does it. Find this move.
   *[black] Black can force a win, but only one move does it. Find this move.
}
puzzle-draw = { $color ->
    [white] White is about to lose. Only one move saves the draw. Find this move.
   *[black] Black is about to lose. Only one move saves the draw. Find this move.
}
puzzle-right-win = This move wins against every defense, and it is the only one.
puzzle-right-draw = This move saves the draw, and it is the only one.
puzzle-wrong-win = After this move, the opponent has a way out.
puzzle-wrong-draw = After this move, the opponent can force a win.
# $grade is 1, the easiest, to 4. $count is how many moves one has to look ahead, counting only the moves of the player who
# solves the puzzle.
puzzle-grade = { $count ->
    [one] Grade { $grade }, look { $count } own move ahead
   *[other] Grade { $grade }, look { $count } own moves ahead
}
# Followed by a number.
puzzle-streak = Days in a row:
# Below the streak, when the solution was shown or the first move was wrong.
puzzle-missed = Today does not count: it takes the first try, without help.
# Puzzles that are made from the finished games of whoever reads it.
own-title = From your own games
own-how = Puzzles from your own games are found in their reviews.
own-none = There are no puzzles from your own games in this browser yet.
