# 網頁應用程式的頁面。

web-skip = 跳到內容
web-nav = 頁面
nav-games = 遊戲
nav-mine = 我的對局
nav-rules = 規則
web-language = 語言
web-names = Pentago、Pentaroll 和 Pantareï 屬於各自的出版商。Panta 與它們沒有關係。
web-offline = 這裡的內容現在沒有伺服器也能使用。和別人對局仍然需要伺服器。
web-new-version = Panta 的新版本準備好了。
web-new-version-use = 立即使用
here-missing = 這個瀏覽器裡沒有這一局。和電腦的對局以及同機對局，只保存在下棋時所用的瀏覽器裡。
here-not-kept = 這個瀏覽器在這裡無法保存任何內容，所以不能在這裡下這一局。原因可能是無痕視窗，或裝置空間已滿。

home-title = 三款雙人遊戲
home-lead = 和電腦對戰，和身邊的朋友一起玩，或和遠方的朋友對局。不用帳號，也不用安裝。
home-continue = 繼續你的對局
play-computer = 和電腦對戰
play-level = 等級 { $level }
play-change = 選擇等級和顏色
play-here = 同機對戰
play-friend = 邀請朋友

setup-opponent = 誰和誰玩？
setup-computer = 你和電腦
setup-here = 兩人共用這個螢幕
setup-friend = 你和朋友，透過連結
setup-level = 電腦的等級
setup-level-number = { $level ->
    [1] 1，最簡單
    [10] 10，最強
   *[other] { $level }
}
setup-color = 你的顏色
setup-color-white = 白方
setup-color-black = 黑方
setup-color-any = 隨機
setup-first = 誰先下？
setup-chooser = 誰看蛇並選顏色？
setup-chooser-me = 你選
setup-chooser-other = 對手選
setup-more = 更多
setup-edition = 版本
setup-clock = 計時
setup-clock-none = 不計時
setup-clock-of = 每人 { $minutes } 分鐘，每手加 { $seconds } 秒
setup-hints = 雙方都可以使用提示、查看威脅
setup-start = 開始對局
setup-needs-server = 邀請朋友需要伺服器，但現在連不上。和電腦對戰或在這個螢幕上對戰不需要伺服器。
edition-name-standard = 標準版
picture-of = { $board }：{ $state }

play-board = 棋盤
play-status = 對局狀態
play-moves = 棋步
play-actions = 動作
play-damaged = 這之後的棋步已經無法讀取。對局只顯示到這裡。
play-no-moves = 還沒有人下。
play-no-script = 下棋需要 JavaScript。沒有的話，只能看到目前的棋盤。
step-first = 回到開頭
step-back = 後退一手
step-forward = 前進一手
step-last = 到最新一手
act-undo = 悔棋
act-takeback = 請求悔棋
act-hint = 提示
play-threats = 標出任一方下一手能獲勝的地方
play-confirm = 下棋前先確認
play-call = 輪到我時發出聲音和震動
act-confirm = 確認
act-resign = 認輸
act-resign-sure = 真的要認輸嗎？
act-yes = 是
act-no = 否
act-draw = 提議和局
act-accept = 接受
act-decline = 拒絕
act-retry = 悔棋再試一次
act-rematch = 再來一局
act-rematch-go = 前往新的一局
act-record = 儲存棋譜
choose-title = 選你的顏色
choose-lead = 這就是蛇。不選顏色的玩家先下。
choose-why = 兩種顏色的九片鱗片完全一樣，只是位置不同。想想哪個顏色能更快把許多鱗片堆到同一疊，也別忘了：另一位玩家先下。
choose-white = 我選白方
choose-black = 我選黑方
keys-title = 按鍵
keys-move = 在棋盤上移動
keys-press = 放棋子、滾入或選擇
keys-cancel = 取消這一手
keys-hint = 提示
keys-threats = 顯示或隱藏威脅
keys-last = 唸出上一手
keys-undo = 悔棋

result-you-won = 你贏了
result-you-lost = 你輸了
why-five-by-placing = { $mover ->
    [you] 你的棋子完成了五子連線。
    [white] 白方的棋子完成了五子連線。
   *[black] 黑方的棋子完成了五子連線。
}
why-both-five = { $end ->
    [draw] 一手讓雙方都五子連線。
   *[win] 一次轉動讓雙方都五子連線。在這個版本中，轉動的一方獲勝。
}
why-board-full = 棋盤放滿，雙方都沒有五子連線。
why-repetition = 同一局面第三次出現。
why-resignation = { $loser ->
    [you] 你認輸了。
    [white] 白方認輸了。
   *[black] 黑方認輸了。
}
why-time = { $loser ->
    [you] 你的時間用完了。
    [white] 白方的時間用完了。
   *[black] 黑方的時間用完了。
}
why-agreement = 雙方同意。
why-forfeit = { $loser ->
    [you] 你離開了對局。
    [white] 白方離開了對局。
   *[black] 黑方離開了對局。
}
why-abandoned = 對局中止。

invite-title = 邀請你的朋友
invite-lead = 傳送這個連結，或讓朋友掃描 QR Code。連結只能用一次，用來坐上另一個位子。
invite-link = 給朋友的連結
invite-share = 分享連結
invite-copy = 複製
invite-new = 產生新連結
invite-qr = 連結的 QR Code
invite-watch = 其他人可以在這個網址觀戰：
join-color = { $color ->
    [white] 你執白。
   *[black] 你執黑。
}
join-first = { $color ->
    [white] 白方先下。
   *[black] 黑方先下。
}
join-choosing = 你們其中一人看蛇並選顏色；另一人先下。
join-hints = 你們雙方都可以要提示、看威脅。
join-how = 玩法
join-take = 開始玩
join-no-script = 入座需要 JavaScript：連結裡的祕密部分只有指令碼才能讀取。
join-taken = 這個位子已經有人了。你還是可以觀戰。
join-wrong = 這個連結不正確，或已經被新的連結取代。請向朋友要最新的連結。
join-watch = 觀戰
join-own = 這是給你朋友的連結。它仍然有效：傳給朋友就可以了。
join-back = 回到對局

mine-title = 我的對局
mine-lead = 這個瀏覽器的對局，最新的在最前面。別人看不到這份清單。
mine-none = 還沒有對局。選一款遊戲來玩吧。
mine-damaged = 有 { $count } 局已經無法讀取。
mine-leave = 這台裝置之後要給別人用
mine-leave-what = 之後清單會清空，誰也不能再用這台裝置繼續這些對局。對局不會刪除，其他玩家可以繼續。
mine-leave-do = 忘記這台裝置上的對局
mine-here = 保存在這個瀏覽器
mine-here-lead = 這些對局只在這台裝置上。想帶到別處或以防萬一，請儲存成檔案。
mine-export = 把這些對局儲存成檔案
mine-import = 從檔案匯入對局
mine-delete = 刪除
mine-open = 繼續
mine-look = 查看

rules-title = 規則
rules-editions = 版本
rules-picture-start = 對局開始時

error-not-found = 沒有這個頁面
error-not-found-more = 網址可能有誤，或對局已經刪除。
error-busy = 請求太多
error-busy-more = 請稍候再試。
error-refused = 不能這麼做
error-refused-more = 請返回並檢查所選的內容。
error-broken = 出了問題
error-broken-more = 這是我們的錯，已經記錄下來。請再試一次。
error-home = 回到遊戲

name-yours = 你的名字（選填）
name-rule = 名字最多 20 個字元，可用文字、數字、空格和 - . _ ’
join-from = { $name } 邀請你來玩。
join-public = 對局進行期間，任何人都能找到並觀戰。
setup-public = 任何人都可以觀戰：對局進行期間列入清單

left-lead = 對手離開了對局。你可以等待，也可以結束對局。
act-claim = 判我獲勝
act-call-off = 取消對局

watch-link = 觀看進行中的對局
watch-title = 進行中的對局
watch-lead = 最近一小時內有人下過的公開對局。要不要列在這裡，由開局的人決定。
watch-none = 現在沒有進行中的公開對局。

act-film = 儲存為動畫
embed-title = 顯示在其他網站上
embed-lead = 把這段程式碼複製到網頁裡：
embed-open = 在 Panta 上查看對局
embed-analyze = 在 Panta 上分析局面
