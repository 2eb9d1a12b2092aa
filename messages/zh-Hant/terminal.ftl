# 在終端機下棋時說的話。

choose-game = 要玩哪款遊戲？
chooser-keys = ↑ ↓ 問題   ← → 選項   Enter 開始   Ctrl-O 開啟棋譜   q 離開
choose-number = 輸入編號，或按 Enter 選 { $number }
choose-one = 沒有這個選項
plain-choose = 看看蛇，選一個顏色：輸入 { $white } 或 { $black }
too-small = 終端機太小：{ $have }。至少要 { $need }。

key-help = 說明
key-redo = 重下
key-switch = 換邊
key-quit = 離開
key-new = 新局
keys-type = 輸入棋步或指令
keys-complete = 補完輸入
keys-scroll = 捲動分析
keys-leave = 立刻離開

command-hint = 提示一手好棋
command-undo = 收回上一手
command-redo = 重下收回的那一手
command-analyze = 看引擎的想法
command-switch = 和電腦換邊
command-resign = 認輸
command-new = 新對局
command-save = 儲存棋譜
command-open = 開啟棋譜
command-board = 再顯示一次棋盤
command-moves = 列出棋步
command-help = 說明
command-quit = 離開
command-file = 檔案

not-now = 現在不能這麼做
nothing-to-undo = 沒有可以收回的棋
nothing-to-redo = 沒有可以重下的棋
switched = 已換邊
nothing-to-switch = 是兩個人在下，沒有邊可換
name-the-file = 請輸入檔名，例如 game.panta
saved-in = 已儲存到 { $file }
not-saved = 沒有儲存：{ $reason }
opened-from = 已開啟 { $file }
not-opened = 無法開啟：{ $reason }
file-missing = 沒有檔案 { $file }
file-exists = 檔案 { $file } 已經存在
file-denied = 系統不允許：{ $file }
file-folder = { $file } 是資料夾
file-full = 沒有空間儲存 { $file }
file-failed = { $file }：系統錯誤 { $number }
file-long = { $file } 太長，不像棋譜
file-not-text = 第 { $line } 行第 { $column } 個字元不是文字
file-no-game = { $file } 裡沒有對局
computer-takes = { $color ->
    [white] 電腦選白方
   *[black] 電腦選黑方
}
quit-sure = 不儲存對局就離開嗎？
question-keys = { $yes } 是   { $no } 否

analysis-title = 分析
analysis-so-far = 深度 { $depth }，局面數：{ $nodes }
analysis-begins = 思考中
analysis-rests = 現在沒有可以分析的

game-over = 對局已經結束
illegal-unplayable = 這裡不能下 { $move }
illegal-taken = { $cell } 不是空格
