nav-puzzles = パズル
puzzles-title = 一手を見つける
puzzles-lead = どの局面にも、勝てる手か引き分けにできる手が、ちょうど一つあります。すべて証明済みです。
puzzle-number = パズル { $number } / { $count }
puzzle-today = 今日のパズル
puzzles-today = 今日のパズル
puzzle-solve = 解く
puzzle-all = すべてのパズル
puzzle-win = { $color ->
    [white] 白は必ず勝てますが、その手は一つだけです。見つけてください。
   *[black] 黒は必ず勝てますが、その手は一つだけです。見つけてください。
}
puzzle-draw = { $color ->
    [white] 白は負けそうです。引き分けにできる手は一つだけです。見つけてください。
   *[black] 黒は負けそうです。引き分けにできる手は一つだけです。見つけてください。
}
puzzle-right-win = どう守られても勝てる、ただ一つの手です。
puzzle-right-draw = 引き分けに持ち込める、ただ一つの手です。
puzzle-wrong-win = この手では、相手に逃げ道があります。
puzzle-wrong-draw = この手では、相手が必ず勝てます。
puzzle-grade = 難易度{ $grade }、自分の{ $count }手先まで読む
puzzle-streak = 連続日数：
puzzle-missed = 今日は数えません。数えるのは、助けなしに一度で解けた時だけです。
own-title = 自分の対局から
own-how = 自分の対局のパズルは、対局の振り返りで見つかります。
own-none = このブラウザーには、自分の対局のパズルがまだありません。
