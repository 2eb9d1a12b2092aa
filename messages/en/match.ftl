# What a match between two players says.

# $a and $b are the players as they were typed, $done of $games games have ended.
match-title = { $game }: { $a } against { $b }, { $done } of { $games } games
# The heads of columns.
match-player = player
match-won = won
match-drawn = drawn
match-lost = lost
match-points = points
# How many pairs of games gave the first player so many points.
match-pairs = Pairs by points: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
# How much stronger the first player is, with the interval in which it lies with this certainty (95 %).
match-elo = Elo difference { $elo }, with { $certainty } certainty from { $low } to { $high }
match-elo-unknown = Elo difference not yet known
# A sequential test of two assumptions about the difference; $ratio is compared with two bounds.
match-sprt-open = Test of { $elo0 } against { $elo1 } Elo: { $ratio } between { $low } and { $high }, not decided
match-sprt-first = Test of { $elo0 } against { $elo1 } Elo: { $ratio } is below { $low }, { $elo0 } is the better assumption
match-sprt-second = Test of { $elo0 } against { $elo1 } Elo: { $ratio } is above { $high }, { $elo1 } is the better assumption
# A player broke off, cheated or was late: $reason is one of the messages below.
match-forfeit = Game { $number }: { $player } loses: { $reason }
# Why a player lost, as $reason above: a program that plays, or our engine.
fault-ended = The program ended with code { $code }
fault-closed = The program says nothing more
fault-panicked = The engine broke off
fault-not-started = The program cannot be started
fault-hung = No answer within { $seconds } s
fault-no-move = The answer names no move
fault-late = The answer came too late
match-more-forfeits = { $count ->
    [one] { $count } more game was lost in this way
   *[other] { $count } more games were lost in this way
}
match-interrupted = Interrupted; only finished games are counted
