# 局面や対局についての言葉。

turn = { $color ->
    [white] 白の番です
   *[black] 黒の番です
}
layout-open = まだ色が決まっていません。一人が選び、もう一人が先に始めます

won = { $color ->
    [white] 白の勝ち
   *[black] 黒の勝ち
}
drawn = 引き分け
result-line = { $why }{ $result }

ended-five-by-placing = { $winner ->
    [white] 白の勝ち：置いたビー玉で5つ並びました（{ $marks }）
   *[black] 黒の勝ち：置いたビー玉で5つ並びました（{ $marks }）
}
ended-opponents-five = { $winner ->
    [white] 白の勝ち：黒の手で白が5つ並びました（{ $marks }）
   *[black] 黒の勝ち：白の手で黒が5つ並びました（{ $marks }）
}
ended-both-five = { $winner ->
    [white] 白の勝ち：一手で両者とも5つ並びました（{ $marks }）
    [black] 黒の勝ち：一手で両者とも5つ並びました（{ $marks }）
   *[draw] 引き分け：一手で両者とも5つ並びました（{ $marks }）
}
ended-board-full = 引き分け：盤が埋まり、誰も5つ並んでいません
ended-repetition = 引き分け：同じ局面が3度現れました
ended-resignation = { $winner ->
    [white] 白の勝ち：黒が投了しました
   *[black] 黒の勝ち：白が投了しました
}
ended-time = { $winner ->
    [white] 白の勝ち：黒の時間切れです
   *[black] 黒の勝ち：白の時間切れです
}
ended-forfeit = { $winner ->
    [white] 白の勝ち：黒の負けと判定されました
   *[black] 黒の勝ち：白の負けと判定されました
}
ended-agreement = 引き分け：両者が合意しました
ended-abandoned = { $winner ->
    [white] 白の勝ち：対局は中断されました
    [black] 黒の勝ち：対局は中断されました
   *[draw] 引き分け：対局は中断されました
}
ended-unsaid = { $winner ->
    [white] 白の勝ち
    [black] 黒の勝ち
   *[draw] 引き分け
}
not-over = 未終局
abandoned = 中断、勝敗なし

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count }局、すべて有効
record-plies = { $count }手
record-line = { $number }. { $game }、{ $players }、{ $plies }：{ $state }
noted = { $text }（{ $note }）
