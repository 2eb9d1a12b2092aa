# 棋盤和對局頁面上說的話。

color-white = 白方
color-black = 黑方

cell-empty = { $cell }，空格
cell-w = { $cell }，白
cell-b = { $cell }，黑
threat-white = { $place }；白方可在這裡獲勝
threat-black = { $place }；黑方可在這裡獲勝
list-more = { $list }、{ $next }
and-then = { $first }。{ $second }

take-back = 取消這一手
taken-back = 已取消這一手

status-you = 輪到你
status-turn = { $color ->
    [white] 輪到白方
   *[black] 輪到黑方
}
status-thinking = 電腦思考中
status-choosing = 對手正在選顏色
status-choose = 看看蛇，選一個顏色
status-waiting = 正在等另一位玩家
status-past = 正在回顧第 { $ply } 手
status-lost = 連線中斷；正在重試
status-back = 已重新連線
no-move = 還沒有人下

offer-draw = 對手提議和局
offer-takeback = 對手想悔棋
offer-rematch = 對手想再來一局
offer-made = 已經提出；等對手接受
offer-declined = 對手沒有接受
hint-is = 提示：{ $move }
copied = 已複製
not-sent = 沒有成功。請再試一次。
task-right = 答對了！
task-wrong = 還不對
puzzle-go-on = { $color ->
    [white] 現在下到獲勝為止。輪到白方
   *[black] 現在下到獲勝為止。輪到黑方
}
puzzle-won = 已經獲勝。
puzzle-slipped = { $move } 錯失了勝利。
play-title = { $game }：{ $white } – { $black }
player-you = 你
player-person = 玩家
player-open = 朋友，還沒到
player-computer = 電腦，等級 { $level }
move-kept = 沒有連線。你的這一手 { $move } 會在恢復連線後立刻送出。
not-connected = 沒有連線。請在恢復連線後再試一次。
undone = 已悔棋
no-undo = 沒有可以悔的棋
no-hints = 這一局沒有開啟提示和威脅
threats-on = 已顯示威脅
threats-off = 已隱藏威脅
confirm-move = 下 { $move } 嗎？

player-you-named = { $name }（你）
presence-here = 在場
presence-away = 離開
opponent-here = 對手回來了
opponent-away = 對手離開了對局
opponent-left = 對手已經離開一陣子了。你可以結束對局

storage-full = 這個瀏覽器的空間已滿，所以這一手沒有保存。請刪除一些內容再試一次。
storage-refused = 這個瀏覽器在這裡無法保存任何內容，所以這一手沒有保存。
mine-moves = { $count ->
    [0] 還沒下
   *[other] { $count } 手
}
games-brought = 已匯入 { $count } 局。
games-unread = 這個檔案裡沒有可以讀取的對局。
players = { $white } – { $black }
