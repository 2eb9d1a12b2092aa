# ウェブアプリのページ。

web-skip = 本文へ
web-nav = ページ
nav-games = ゲーム
nav-mine = 自分の対局
nav-rules = ルール
web-language = 言語
web-names = Pentago、Pentaroll、Pantareïはそれぞれの発売元のものです。Pantaはそれらと関係ありません。

home-title = 二人で遊ぶ三つのゲーム
home-lead = コンピューターと、隣の友だちと、遠くの友だちと。登録もインストールもいりません。
home-continue = 対局を続ける
play-computer = コンピューターと
play-change = 強さと色を選ぶ
play-here = ここで二人で
play-friend = 友だちを招く
rules-of = { $game }のルール
play-a = { $game }で遊ぶ

setup-title = { $game }の対局
setup-opponent = 誰と遊びますか？
setup-computer = あなたとコンピューター
setup-here = この画面で二人
setup-friend = あなたと友だち（リンクで）
setup-level = コンピューターの強さ
setup-level-number = { $level ->
    [1] 1（一番やさしい）
    [10] 10（一番強い）
   *[other] { $level }
}
setup-color = あなたの色
setup-color-white = 白
setup-color-black = 黒
setup-color-any = おまかせ
setup-first = どちらが先に始めますか？
setup-chooser = 蛇を見て色を選ぶのは？
setup-chooser-me = 自分が選ぶ
setup-chooser-other = 相手が選ぶ
setup-more = その他
setup-edition = 版
setup-clock = 時計
setup-clock-none = 時計なし
setup-clock-of = 各{ $minutes }分、一手ごとに{ $seconds }秒
setup-hints = 二人ともヒントと次に勝てる場所を使える
setup-start = 始める
edition-name-standard = 標準

picture-of = { $board }：{ $state }
play-board = 盤
play-status = 対局の様子
play-moves = 手の一覧
play-actions = 操作
play-damaged = この先は読み込めません。ここまでを表示しています。
play-no-moves = まだ手がありません。
play-no-script = 遊ぶにはJavaScriptが必要です。なくても、今の盤を見ることはできます。
step-first = 最初へ
step-back = 一手戻る
step-forward = 一手進む
step-last = 現在へ
act-undo = 待った
act-takeback = 待ったを頼む
act-hint = ヒント
play-threats = 次の一手で勝てる所を示す
play-confirm = 手を確認してから指す
play-call = 自分の番になったら音と振動で知らせる
act-confirm = 確認
act-resign = 投了
act-resign-sure = 本当に投了しますか？
act-yes = はい
act-no = いいえ
act-draw = 引き分けを申し出る
act-accept = 受ける
act-decline = 断る
act-retry = 一手戻してやり直す
act-rematch = もう一局
act-rematch-go = 次の対局へ
act-record = 棋譜を保存
choose-title = 色を選んでください
choose-lead = これが蛇です。選ばないほうが先に始めます。
choose-white = 白を取る
choose-black = 黒を取る
keys-title = キー操作
keys-move = 盤の上を移動
keys-press = 置く、転がす、選ぶ
keys-cancel = 途中の手を戻す
keys-hint = ヒント
keys-threats = 勝てる所を示す、隠す
keys-last = 直前の手を読む
keys-undo = 待った

result-you-won = あなたの勝ち
result-you-lost = あなたの負け
why-five-by-placing = { $mover ->
    [you] あなたの玉で
    [white] 白の玉で
   *[black] 黒の玉で
}{ $line ->
    [row] 横に五つ
    [column] 縦に五つ
    [diagonal] 斜めに五つ
   *[many] いくつもの五つ
}が並びました。
why-opponents-five = { $mover ->
    [you] あなたの
    [white] 白の
   *[black] 黒の
}{ $game ->
    [pentago] 回転で
   *[other] 押し込みで
}{ $other ->
    [white] 白
   *[black] 黒
}の{ $line ->
    [row] 横の五つ
    [column] 縦の五つ
    [diagonal] 斜めの五つ
   *[many] 五つ
}が完成しました。
why-both-five = { $end ->
    [draw] 一手で両者に五つができました。
   *[win] 一度の回転で両者に五つができました。この版では回した側の勝ちです。
}
why-board-full = 盤が埋まり、五つはできませんでした。
why-repetition = 同じ局面が三回現れました。
why-resignation = { $loser ->
    [you] あなたが投了しました。
    [white] 白が投了しました。
   *[black] 黒が投了しました。
}
why-time = { $loser ->
    [you] あなたの時間が切れました。
    [white] 白の時間が切れました。
   *[black] 黒の時間が切れました。
}
why-agreement = 両者が合意しました。
why-forfeit = { $loser ->
    [you] あなたの没収負けです。
    [white] 白の没収負けです。
   *[black] 黒の没収負けです。
}
why-abandoned = 対局は中断されました。

invite-title = 友だちを招きましょう
invite-lead = このリンクを送るか、コードを読み取ってもらってください。一度だけ使えて、もう一つの席に着けます。
invite-link = 友だちへのリンク
invite-share = リンクを共有
invite-text = いっしょに{ $game }で遊びませんか
invite-copy = コピー
invite-new = 新しいリンクを作る
invite-qr = リンクのQRコード
invite-watch = ほかの人はこのアドレスで観戦できます：
join-title = { $game }の対局に招待されました
join-color = あなたは{ $color }です。
join-first = { $color }から始めます。
join-choosing = 一人が蛇を見て色を選び、もう一人が先に始めます。
join-hints = 二人ともヒントを求め、次に勝てる場所を見ることができます。
join-take = 対局する
join-how = 遊び方
join-no-script = 席に着くにはJavaScriptが必要です。リンクの秘密はブラウザーの外に出ません。
join-taken = この席はもう埋まっています。観戦はできます。
join-wrong = このリンクは正しくないか、新しいものに替わりました。最新のリンクをもらってください。
join-watch = 観戦する
join-own = このリンクは友だちのためのものです。まだ使えますので、友だちに送ってください。
join-back = 対局に戻る

mine-title = 自分の対局
mine-lead = このブラウザーでの対局、新しい順です。ほかの人には見えません。
mine-none = まだ対局がありません。ゲームを選んで遊びましょう。
mine-damaged = { $count ->
   *[other] 読み込めない対局が{ $count }件あります。
}
mine-leave = この端末はもう自分のものではありません
mine-leave-what = この端末からは、これらの対局を誰も続けられなくなり、一覧は空になります。対局そのものは残り、相手は続けられます。
mine-leave-do = ここにある自分の対局を忘れる
mine-open = 続ける
mine-look = 見直す
mine-moves = { $count ->
    [0] 手なし
   *[other] { $count }手
}

rules-title = ルール
rules-editions = 版
rules-picture-start = 始まり

error-not-found = このページはありません
error-not-found-more = アドレスが違うか、対局がもうないのかもしれません。
error-busy = 少し速すぎます
error-busy-more = 少し待ってから、もう一度お試しください。
error-refused = これはできません
error-refused-more = 戻って、選んだ内容を確かめてください。
error-broken = うまくいきませんでした
error-broken-more = こちらの問題で、記録してあります。もう一度お試しください。
error-home = ゲームへ戻る
