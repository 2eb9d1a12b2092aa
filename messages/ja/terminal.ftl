# 端末で遊ぶときの言葉。

choose-game = どのゲームにしますか？
chooser-keys = ↑ ↓ 質問   ← → 答え   Enter 開始   Ctrl-O 棋譜を開く   q 終了
choose-number = 番号を入力してください。Enterだけなら{ $number }になります
choose-one = その答えはありません
plain-choose = 蛇を見て色を選んでください。{ $white } か { $black } と入力します
too-small = この端末は小さすぎます：{ $have }。{ $need } 以上にしてください。

key-help = ヘルプ
key-redo = やり直し
key-switch = 交代
key-quit = 終了
key-new = 新規
keys-type = 手やコマンドを入力する
keys-complete = 入力を補う
keys-scroll = 検討をスクロールする
keys-leave = すぐに終了する

command-hint = よい手を示す
command-undo = 最後の手を戻す
command-redo = 戻した手をもう一度打つ
command-analyze = コンピューターの考えを見る
command-switch = コンピューターと交代する
command-resign = 投了する
command-new = 新しい対局
command-save = 棋譜を保存する
command-open = 棋譜を開く
command-board = 盤をもう一度表示する
command-moves = 手の一覧を表示する
command-help = ヘルプ
command-quit = 終了する
command-file = ファイル

not-now = 今はできません
nothing-to-undo = 戻す手がありません
nothing-to-redo = やり直す手がありません
switched = 交代しました
nothing-to-switch = 二人で遊んでいるので、交代はありません
name-the-file = game.panta のようにファイル名を入力してください
saved-in = { $file } に保存しました
not-saved = 保存できませんでした：{ $reason }
opened-from = { $file } を開きました
not-opened = 開けませんでした：{ $reason }
file-missing = ファイル { $file } はありません
file-exists = ファイル { $file } はすでにあります
file-denied = システムに許可されていません：{ $file }
file-folder = { $file } はフォルダーです
file-full = { $file } を保存する空きがありません
file-failed = { $file }：システムのエラー { $number }
file-long = { $file } は棋譜としては長すぎます
file-not-text = { $line }行目、{ $column }文字目がテキストではありません
file-no-game = { $file } には対局がありません
computer-takes = { $color ->
    [white] コンピューターが白を持ちます
   *[black] コンピューターが黒を持ちます
}
quit-sure = 保存せずに終了しますか？
question-keys = { $yes } はい   { $no } いいえ

analysis-title = 検討
analysis-so-far = 深さ{ $depth }、局面数：{ $nodes }
analysis-begins = 考えています
analysis-rests = 今は検討するものがありません

game-over = 対局は終わっています
illegal-unplayable = ここで { $move } は打てません
illegal-taken = マス{ $cell }は空いていません
