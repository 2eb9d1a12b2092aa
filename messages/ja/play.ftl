# 局面や対局についての言葉。

color-white = 白
color-black = 黒

turn = { $color }の番
layout-open = まだ色が選ばれていません。一人が選び、もう一人が先に始めます

won = { $color }の勝ち
drawn = 引き分け

ended-five-by-placing = { $result }：置いた玉で五つが完成（{ $marks }）
ended-opponents-five = { $result }：相手がこの五つを完成させた（{ $marks }）
ended-both-five = { $result }：一手で両者に五つ（{ $marks }）
ended-board-full = { $result }：盤が埋まり、五つはなし
ended-repetition = { $result }：同じ局面が三回現れた
ended-resignation = { $result }（投了）
ended-time = { $result }（時間切れ）
ended-forfeit = { $result }（没収）
ended-agreement = { $result }（合意）
ended-abandoned = { $result }（対局は中断された）
ended-unsaid = { $result }
not-over = 未了
abandoned = 中断、勝敗なし

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
   *[other] { $count }局、すべて有効
}
record-plies = { $count ->
   *[other] { $count }手
}
