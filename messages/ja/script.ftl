# 盤と対局中の画面の言葉。

board-pentago = Pentagoの盤
board-pentaroll = Pentarollの盤
board-pantarei = 蛇、頭から尾へ

cell-empty = { $cell }、空き
cell-w = { $cell }、白
cell-b = { $cell }、黒
cell-pending = { $cell }、置いた玉、まだ回していません
threat-white = { $place }。ここで白が勝てます
threat-black = { $place }。ここで黒が勝てます

choose-cell = 空いたマスに玉を置いてください
now-twist = { $cell }に玉。ブロックを回してください
twists = 回転
twist-L = ブロック{ $block }を反時計回りに回す
twist-R = ブロック{ $block }を時計回りに回す
block-chosen = ブロック{ $block }：Rで時計回り、Lで反時計回り
skip-twist = 回さない
take-back = 戻す
taken-back = 戻しました

choose-entry = 端から玉を転がし入れてください
entry = { $entry }
entry-full = { $entry }、入れません
entry-pending = { $entry }、もう一度押すと転がします
entry-N = 上から、列{ $lane }
entry-S = 下から、列{ $lane }
entry-W = 左から、行{ $lane }
entry-E = 右から、行{ $lane }
press-again = もう一度矢印を押すと転がします

stack = 山{ $number }：{ $scales }
stack-goal = { $stack }。ここへ
scale-w1 = 白1
scale-w2 = 白2
scale-w3 = 白3
scale-b1 = 黒1
scale-b2 = 黒2
scale-b3 = 黒3
scale-n = 中立
choose-stack = 自分の山を選んでください
choose-goal = どこへ？
way-1 = 一枚運ぶ
way-2 = 二枚運ぶ
way-x = 入れ替え
goals = 山{ $stack }の行き先：{ $goals }
goals-swap = 山{ $stack }と入れ替えられる山：{ $goals }
must-pass = 動かすことも入れ替えることもできないので、パスします
pass = パス

said-pentago-L = { $color }：{ $cell }、ブロック{ $block }を反時計回り
said-pentago-R = { $color }：{ $cell }、ブロック{ $block }を時計回り
said-pentago-place = { $color }：{ $cell }、回転なし
said-pentaroll-N = { $color }：{ entry-N }
said-pentaroll-E = { $color }：{ entry-E }
said-pentaroll-S = { $color }：{ entry-S }
said-pentaroll-W = { $color }：{ entry-W }
said-pantarei-1 = { $color }：山{ $stack }から山{ $goal }へ一枚
said-pantarei-2 = { $color }：山{ $stack }から山{ $goal }へ二枚
said-pantarei-x = { $color }：山{ $stack }と山{ $goal }を入れ替え
said-pantarei-pass = { $color }はパス

status-you = あなたの番です
status-you-reply = あなたの返し：玉を一つ、回転なし
status-you-no-swap = あなたの番です。相手が入れ替えたばかりなので、入れ替えはできません
status-turn = { $color }の番
status-reply = { $color }の返し：玉を一つ、回転なし
status-no-swap = { $color }の番、入れ替えなし
status-thinking = コンピューターが考えています
status-choosing = 相手が色を選んでいます
status-choose = 蛇を見て、色を選んでください
status-waiting = もう一人を待っています
status-past = 振り返り：{ $ply }手目
status-lost = 接続が切れました。つなぎ直しています
status-back = 再びつながりました
no-move = まだ手がありません

offer-draw = 相手が引き分けを申し出ています
offer-takeback = 相手が一手戻したいと言っています
offer-rematch = 相手がもう一局を望んでいます
offer-made = 申し出ました。相手の返事を待ちます
offer-declined = 申し出は断られました
hint-is = ヒント：{ $move }
copied = コピーしました
not-sent = うまくいきませんでした。もう一度お試しください。
