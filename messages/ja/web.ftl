# ウェブアプリのページ。

web-skip = 本文へ
web-nav = ページ
nav-games = ゲーム
nav-mine = 自分の対局
nav-rules = ルール
web-language = 言語
web-names = ペンタゴ、Pentaroll、Pantareïはそれぞれの発売元のものです。Pantaは発売元とは関係ありません。
web-offline = ここにあるものは、サーバーがなくても使えるようになりました。ほかの人との対局にはサーバーが必要です。
web-new-version = Pantaの新しいバージョンが使えます。
web-new-version-use = 今すぐ使う
here-missing = このブラウザーにこの対局はありません。コンピューターとの対局と同じ画面での対局は、遊んだブラウザーに残ります。
here-not-kept = このブラウザーには何も保存できないため、ここでは対局できません。プライベートウィンドウか、端末の空き不足かもしれません。

home-title = 二人で遊ぶ三つのゲーム
home-lead = コンピューターと、隣の友だちと、遠くの友だちと。登録もインストールもいりません。
home-continue = 対局を続ける
play-computer = コンピューターと対戦
play-level = 強さ{ $level }
play-change = 強さと色を選ぶ
play-here = 同じ画面で対戦
play-friend = 友だちを招待

setup-opponent = 誰が対局しますか？
setup-computer = あなたとコンピューター
setup-here = この画面で二人
setup-friend = あなたと友だち（リンクで）
setup-level = 相手の強さ
setup-level-number = { $level ->
    [1] 1（一番やさしい）
    [10] 10（一番強い）
   *[other] { $level }
}
setup-color = あなたの色
setup-color-white = 白
setup-color-black = 黒
setup-color-any = ランダム
setup-first = どちらが先に始めますか？
setup-chooser = 蛇を見て色を選ぶのは？
setup-chooser-me = あなたが選ぶ
setup-chooser-other = 相手が選ぶ
setup-more = その他
setup-edition = 版
setup-clock = 持ち時間
setup-clock-none = 時間制限なし
setup-clock-of = 各自{ $minutes }分、一手ごとに{ $seconds }秒加算
setup-hints = 二人ともヒントと「次に勝てる場所」の表示を使える
setup-start = 始める
setup-needs-server = 友だちの招待にはサーバーが必要ですが、今はつながりません。コンピューターとの対局と、この画面での対局は、サーバーなしでもできます。
edition-name-standard = 標準版

picture-of = { $board }：{ $state }
play-board = 盤
play-status = 対局の様子
play-moves = 手の一覧
play-actions = 操作
play-damaged = この後の手は読み取れなくなりました。ここまでを表示しています。
play-no-moves = まだ手がありません。
play-no-script = 遊ぶにはJavaScriptが必要です。なくても、今の盤を見ることはできます。
step-first = 最初へ
step-back = 一手戻る
step-forward = 一手進む
step-last = 最新の手へ
act-undo = 手を戻す
act-takeback = 待ったを頼む
act-hint = ヒント
play-threats = どちらかが次の一手で勝てる所を示す
play-confirm = 手を確認してから打つ
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
choose-lead = これが蛇です。選ばない人が先に始めます。
choose-why = どちらの色もうろこは同じ9枚で、違うのは場所だけです。どちらの色が先に多くのうろこを一つの山に集められるか、考えてみましょう。先に始めるのは相手です。
choose-white = 白を持つ
choose-black = 黒を持つ
keys-title = キー操作
keys-move = 盤の上を移動
keys-press = 置く、転がす、選ぶ
keys-cancel = この手をやめる
keys-hint = ヒント
keys-threats = 勝てる所の表示を切り替える
keys-last = 直前の手を読み上げる
keys-undo = 手を戻す

result-you-won = あなたの勝ち
result-you-lost = あなたの負け
why-five-by-placing = { $mover ->
    [you] あなたのビー玉で5つ並びました。
    [white] 白のビー玉で5つ並びました。
   *[black] 黒のビー玉で5つ並びました。
}
why-both-five = { $end ->
    [draw] 一手で両者とも5つ並びました。
   *[win] 一回の回転で両者とも5つ並びました。この版では、回した人の勝ちです。
}
why-board-full = 盤が埋まり、誰も5つ並んでいません。
why-repetition = 同じ局面が3度現れました。
why-resignation = { $loser ->
    [you] あなたが投了しました。
    [white] 白が投了しました。
   *[black] 黒が投了しました。
}
why-time = { $loser ->
    [you] あなたの時間切れです。
    [white] 白の時間切れです。
   *[black] 黒の時間切れです。
}
why-agreement = 両者が合意しました。
why-forfeit = { $loser ->
    [you] あなたが対局を離れました。
    [white] 白が対局を離れました。
   *[black] 黒が対局を離れました。
}
why-abandoned = 対局は中断されました。

invite-title = 友だちを招待しましょう
invite-lead = このリンクを送るか、友だちにコードを読み取ってもらってください。相手の席に着くために、一度だけ使えます。
invite-link = 友だちへのリンク
invite-share = リンクを共有
invite-copy = コピー
invite-new = 新しいリンクを作る
invite-qr = リンクのQRコード
invite-watch = ほかの人はこのアドレスで観戦できます：
join-color = { $color ->
    [white] あなたは白です。
   *[black] あなたは黒です。
}
join-first = { $color ->
    [white] 白から始めます。
   *[black] 黒から始めます。
}
join-choosing = 一人が蛇を見て色を選び、もう一人が先に始めます。
join-hints = 二人ともヒントを求め、次に勝てる場所を見ることができます。
join-how = 遊び方
join-take = 対局する
join-no-script = 席に着くにはJavaScriptが必要です。リンクの秘密の部分はスクリプトだけが読めます。
join-taken = この席はもう埋まっています。観戦はできます。
join-wrong = このリンクは正しくないか、新しいものに替わりました。最新のリンクをもらってください。
join-watch = 観戦する
join-own = このリンクは友だちのためのものです。まだ使えるので、そのまま送ってください。
join-back = 対局に戻る

mine-title = 自分の対局
mine-lead = このブラウザーでの対局、新しい順です。ほかの人には見えません。
mine-none = まだ対局がありません。ゲームを選んで遊びましょう。
mine-damaged = 読み取れなくなった対局が{ $count }局あります。
mine-leave = この端末をほかの人に渡す場合
mine-leave-what = この後は一覧が空になり、この端末からは誰もこれらの対局を続けられません。対局そのものは消えず、相手は続けられます。
mine-leave-do = この端末から対局の一覧を消す
mine-here = このブラウザーに保存
mine-here-lead = これらの対局はこの端末にしかありません。ほかへ移すときや、なくしたくないときは、ファイルに保存してください。
mine-export = これらの対局をファイルに保存
mine-import = ファイルから対局を読み込む
mine-delete = 削除
mine-open = 続ける
mine-look = 見る

rules-title = ルール
rules-editions = 版
rules-picture-start = 開始時の様子

error-not-found = このページはありません
error-not-found-more = アドレスが間違っているか、対局が削除された可能性があります。
error-busy = アクセスが多すぎます
error-busy-more = 少し待ってから、もう一度お試しください。
error-refused = これはできません
error-refused-more = 戻って、選んだ内容を確かめてください。
error-broken = 問題が起きました
error-broken-more = こちらの不具合です。記録しました。もう一度お試しください。
error-home = ゲームへ戻る

name-yours = あなたの名前（任意）
name-rule = 名前に使えるのは、文字、数字、空白、- . _ ’ で、20文字までです
join-from = { $name }さんからの招待です。
join-public = この対局は、続いている間、誰でも見つけて観戦できます。
setup-public = 誰でも観戦できるように、対局中は一覧に載せる

left-lead = 相手が対局を離れました。待つことも、対局を終えることもできます。
act-claim = 勝ちにする
act-call-off = 対局を無効にする

watch-link = 進行中の対局を観戦
watch-title = 進行中の対局
watch-lead = 一時間以内に手が打たれた公開の対局です。ここに載せるかどうかは、対局を始める人が決めます。
watch-none = 今は公開の対局がありません。

act-film = アニメーションで保存
embed-title = ほかのウェブサイトに載せる
embed-lead = このコードをページに貼り付けてください：
embed-open = Pantaで対局を見る
embed-analyze = Pantaで局面を検討する
