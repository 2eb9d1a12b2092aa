# What exact analysis says. Values are shown by shape and word, never by color alone.

value-win = ▲ win
value-draw = ● draw
value-loss = ▼ loss
value-unknown = ? unknown

# Over a list of moves: $value is one of the above.
value-heading = { $value }: { $count ->
    [one] 1 move
   *[other] { $count } moves
}

# The verdict on a position. $color is the side to move, $plies the number of single moves to the end.
verdict-win = { $color } to move: ▲ win, proven
verdict-win-exact = { $color } to move: ▲ win in { $plies }, proven
verdict-win-bound = { $color } to move: ▲ win in { $plies } or fewer, proven
verdict-draw = { $color } to move: ● draw, proven
verdict-loss = { $color } to move: ▼ loss, proven
verdict-loss-exact = { $color } to move: ▼ loss in { $plies }, proven
verdict-loss-bound = { $color } to move: ▼ loss in { $plies } or fewer, proven
verdict-unknown = { $color } to move: ? unknown, not proven within the limits

# How the game may go on. $moves is a list of moves.
line = Line: { $moves }
# What it took. $method is the name of the method.
effort = { $nodes } nodes, { $seconds } CPU seconds, { $method }
# What a certificate has shown. $moves is the number of the winner's own moves, $nodes the number of answers in it.
certified = Sound: { $color } wins { $game } from { $position } within { $moves } of its own moves ({ $nodes } answers)
