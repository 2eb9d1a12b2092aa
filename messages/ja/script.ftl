# 盤と対局中の画面の言葉。

color-white = 白
color-black = 黒

cell-empty = { $cell }、空き
cell-w = { $cell }、白
cell-b = { $cell }、黒
threat-white = { $place }。ここで白が勝てます
threat-black = { $place }。ここで黒が勝てます
list-more = { $list }、{ $next }
and-then = { $first }。{ $second }

take-back = この手をやめる
taken-back = この手をやめました

status-you = あなたの番です
status-turn = { $color ->
    [white] 白の番です
   *[black] 黒の番です
}
status-thinking = コンピューターが考えています
status-choosing = 相手が色を選んでいます
status-choose = 蛇を見て、色を選んでください
status-waiting = 相手を待っています
status-past = { $ply }手目を見ています
status-lost = 接続が切れました。つなぎ直しています
status-back = 再びつながりました
no-move = まだ一手も打たれていません

offer-draw = 相手が引き分けを申し出ています
offer-takeback = 相手が待ったを頼んでいます
offer-rematch = 相手がもう一局を望んでいます
offer-made = 申し出ました。相手の返事を待ちます
offer-declined = 申し出は断られました
hint-is = ヒント：{ $move }
copied = コピーしました
not-sent = うまくいきませんでした。もう一度お試しください。

task-right = 正解！
task-wrong = もう少し
puzzle-go-on = { $color ->
    [white] では、勝ちきってください。白の番です
   *[black] では、勝ちきってください。黒の番です
}
puzzle-won = 勝ちきりました。
puzzle-slipped = { $move }では勝ちを逃します。

play-title = { $game }：{ $white } – { $black }
player-you = あなた
player-person = プレイヤー
player-open = 友だち（まだ来ていません）
player-computer = コンピューター、強さ{ $level }

move-kept = 接続がありません。あなたの手 { $move } は、接続が戻り次第送られます。
not-connected = 接続がありません。接続が戻ったら、もう一度お試しください。
undone = 手を戻しました
no-undo = 戻せる手はありません
no-hints = この対局では、ヒントと「次に勝てる場所」は使えません
threats-on = 次に勝てる場所を表示します
threats-off = 次に勝てる場所を隠します
confirm-move = { $move } にしますか？

player-you-named = { $name }（あなた）
presence-here = 在席
presence-away = 離席中
opponent-here = 相手が戻りました
opponent-away = 相手が対局を離れました
opponent-left = 相手がしばらく離れています。対局を終えることができます

storage-full = このブラウザーに空きがないため、手は保存されませんでした。何かを削除して、もう一度お試しください。
storage-refused = このブラウザーには何も保存できないため、手は保存されませんでした。
mine-moves = { $count ->
    [0] まだ{ $count }手
   *[other] { $count }手
}
games-brought = { $count }局を読み込みました。
games-unread = このファイルには、読み取れる対局がありません。
players = { $white } – { $black }
