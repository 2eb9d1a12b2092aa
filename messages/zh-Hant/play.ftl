# 關於局面和對局的話。

turn = { $color ->
    [white] 輪到白方
   *[black] 輪到黑方
}
layout-open = 還沒有選顏色：一位玩家選，另一位先下

won = { $color ->
    [white] 白方獲勝
   *[black] 黑方獲勝
}
drawn = 和局
result-line = { $why }{ $result }

ended-five-by-placing = { $winner ->
    [white] 白方獲勝：新放的棋子完成了五子連線（{ $marks }）
   *[black] 黑方獲勝：新放的棋子完成了五子連線（{ $marks }）
}
ended-opponents-five = { $winner ->
    [white] 白方獲勝：黑方幫白方完成了五子連線（{ $marks }）
   *[black] 黑方獲勝：白方幫黑方完成了五子連線（{ $marks }）
}
ended-both-five = { $winner ->
    [white] 白方獲勝：一手讓雙方都五子連線（{ $marks }）
    [black] 黑方獲勝：一手讓雙方都五子連線（{ $marks }）
   *[draw] 和局：一手讓雙方都五子連線（{ $marks }）
}
ended-board-full = 和局：棋盤放滿，雙方都沒有五子連線
ended-repetition = 和局：同一局面第三次出現
ended-resignation = { $winner ->
    [white] 白方獲勝：黑方認輸
   *[black] 黑方獲勝：白方認輸
}
ended-time = { $winner ->
    [white] 白方獲勝：黑方時間用完
   *[black] 黑方獲勝：白方時間用完
}
ended-forfeit = { $winner ->
    [white] 白方獲勝：黑方被判敗
   *[black] 黑方獲勝：白方被判敗
}
ended-agreement = 和局：雙方同意
ended-abandoned = { $winner ->
    [white] 白方獲勝：對局中止
    [black] 黑方獲勝：對局中止
   *[draw] 和局：對局中止
}
ended-unsaid = { $winner ->
    [white] 白方獲勝
    [black] 黑方獲勝
   *[draw] 和局
}
not-over = 還沒下完
abandoned = 對局中止，未分勝負

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count } 局，全部有效
record-plies = { $count } 手
record-line = { $number }. { $game }，{ $players }，{ $plies }：{ $state }
noted = { $text }（{ $note }）
