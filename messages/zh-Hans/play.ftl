# 关于局面和对局的话。

turn = { $color ->
    [white] 轮到白方
   *[black] 轮到黑方
}
layout-open = 还没有选颜色：一位玩家选，另一位先走

won = { $color ->
    [white] 白方胜
   *[black] 黑方胜
}
drawn = 平局
result-line = { $why }{ $result }

ended-five-by-placing = { $winner ->
    [white] 白方胜：新放的球完成了五球连线（{ $marks }）
   *[black] 黑方胜：新放的球完成了五球连线（{ $marks }）
}
ended-opponents-five = { $winner ->
    [white] 白方胜：黑方替白方完成了五球连线（{ $marks }）
   *[black] 黑方胜：白方替黑方完成了五球连线（{ $marks }）
}
ended-both-five = { $winner ->
    [white] 白方胜：一步使双方都五球连线（{ $marks }）
    [black] 黑方胜：一步使双方都五球连线（{ $marks }）
   *[draw] 平局：一步使双方都五球连线（{ $marks }）
}
ended-board-full = 平局：棋盘放满，双方都没有五球连线
ended-repetition = 平局：同一局面第三次出现
ended-resignation = { $winner ->
    [white] 白方胜：黑方认输
   *[black] 黑方胜：白方认输
}
ended-time = { $winner ->
    [white] 白方胜：黑方超时
   *[black] 黑方胜：白方超时
}
ended-forfeit = { $winner ->
    [white] 白方胜：黑方被判负
   *[black] 黑方胜：白方被判负
}
ended-agreement = 平局：双方同意
ended-abandoned = { $winner ->
    [white] 白方胜：对局中止
    [black] 黑方胜：对局中止
   *[draw] 平局：对局中止
}
ended-unsaid = { $winner ->
    [white] 白方胜
    [black] 黑方胜
   *[draw] 平局
}
not-over = 未下完
abandoned = 对局中止，未分胜负

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count } 局，全部有效
record-plies = { $count } 步
record-line = { $number }. { $game }，{ $players }，{ $plies }：{ $state }
noted = { $text }（{ $note }）
