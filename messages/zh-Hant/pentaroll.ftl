game-pentaroll = Pentaroll
learn-a-pentaroll = 學 Pentaroll
play-a-pentaroll = 玩 Pentaroll
rules-of-pentaroll = Pentaroll 規則
setup-title-pentaroll = 來一局 Pentaroll
join-title-pentaroll = 有人邀請你來一局 Pentaroll
invite-text-pentaroll = 來和我玩 Pentaroll 吧
puzzles-of-pentaroll = Pentaroll 謎題
study-title-pentaroll = 分析 Pentaroll
review-title-pentaroll = Pentaroll 對局覆盤
tagline-pentaroll = 從邊緣滾入棋子，五子連線
edition-pentaroll-standard = 2021 年版的規則。

learn-pentaroll-turn-title = 一個回合
learn-pentaroll-turn = 從任意一邊滾入一顆棋子。如果滾道是空的，棋子就停在第一格。
learn-pentaroll-turn-right = 這就是完整的一手：從邊緣滾入一顆棋子。
learn-pentaroll-push-title = 推
learn-pentaroll-push = 從左邊沿著第 3 橫列滾入一顆棋子。那裡的第一格不是空的。
learn-pentaroll-push-right = 你的棋子把連在一起的棋子往內推了一格，不管是誰的。空格後面的棋子沒有動。
learn-pentaroll-five-title = 五子連線
learn-pentaroll-five = 五顆棋子連成一線就獲勝：橫線、直線或斜線都可以。推動白方的四顆棋子，再補上第五顆。
learn-pentaroll-five-right = 四顆棋子往前移，第五顆跟在後面。
learn-pentaroll-full-title = 滿的滾道
learn-pentaroll-full = 第 4 橫列已經滿了，不能再滾入棋子：棋子不會被推出棋盤。從另一條滾道獲勝。
learn-pentaroll-full-right = b 直行還有空位，它的棋子穿過了滿的橫列。
learn-pentaroll-corner-title = 角落
learn-pentaroll-corner = 角落有兩個入口：沿著橫列和沿著直行。這裡只有一個能獲勝。
learn-pentaroll-corner-right = 從上方推的是直行。從左邊的話，推的就是橫列了。
learn-pentaroll-theirs-title = 幫了對手的一推
learn-pentaroll-theirs = 推的時候，對手的棋子也會移動。就這麼一次，故意輸掉：找出讓黑方五子連線的推法。
learn-pentaroll-theirs-right = 你這一推，把黑方的第五顆棋子推到了定位，所以黑方獲勝。
learn-pentaroll-both-title = 雙方同時
learn-pentaroll-both = 黑方有兩個地方可以獲勝。有一種推法能讓雙方都五子連線。把它找出來。
learn-pentaroll-both-right = 雙方都五子連線，就是和局。
learn-pentaroll-defend-title = 防守
learn-pentaroll-defend = 黑方在第 3 橫列有四顆棋子，正準備推。下一手棋，讓黑方無法馬上獲勝。
learn-pentaroll-defend-right = 垂直推過這個橫列，就能打斷連線。

rules-pentaroll-material =
    6x6 格的棋盤，白方和黑方各有 18 顆棋子。除非雙方另有約定，由白方先下。
rules-pentaroll-turn =
    從邊緣任意一個入口滾入一顆自己顏色的棋子。如果那裡的格子是空的，棋子就停在那一格。如果那一格已有棋子，你的棋子就把從那裡到第一個空格為止的所有棋子筆直往內推一格。空格後面的棋子不動。有六顆棋子的滾道是滿的，不能進入：棋子不會被推出棋盤。
rules-pentaroll-end =
    - 每一手之後看整個棋盤。如果只有你有五顆以上連成一線，你獲勝。如果只有對手有，對手獲勝。如果雙方都有，就是和局。
    - 如果棋盤放滿而雙方都沒有五子連線，就是和局。只要還有空格，就有棋可下。
rules-pentaroll-notation =
    一手棋寫成邊和滾道：Nc 從上方沿 c 直行往下滾，Sc 從下方往上滾，W3 從左邊沿第 3 橫列滾，E3 從右邊滾。直行由左到右是 a 到 f，橫列由上到下是 1 到 6。
rules-pentaroll-settled =
    - 角落可以沿著橫列或沿著直行進入。角落空著時兩者是同一手，寫成沿著橫列的那一手。
    - 遇到空格，推動就停止。
    - 如果推動只讓對手五子連線，對手獲勝。

position-form-pentaroll = 應該是像 w5/6/2b3/6/6/6 w 這樣的局面：由上到下六個橫列，接著是輪到的一方。第 { $column } 個字元有誤。

move-form-pentaroll = 一手是邊和滾道：Nc 從上方，Sc 從下方，W3 從左邊，E3 從右邊
illegal-lane-full = { $entry } 的滾道滿了，不能再滾入棋子

tour-pentaroll-move = 白方從左邊沿第 2 橫列滾入（W2），把到空格為止的棋子往內推一格。空格後面的棋子不動。
tour-pentaroll-surprise = 意外之處：推的時候對手的棋子也會移動，可能幫對手完成五子連線。

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] 你這一推讓白方五子連線。
       *[black] 你這一推讓黑方五子連線。
    }
    [white] 白方這一推讓黑方五子連線。
   *[black] 黑方這一推讓白方五子連線。
}

## For scripts

board-pentaroll = Pentaroll 棋盤
choose-entry = 從邊緣滾入一顆棋子
entry-N = 從上方，{ $lane } 直行
entry-S = 從下方，{ $lane } 直行
entry-W = 從左邊，第 { $lane } 橫列
entry-E = 從右邊，第 { $lane } 橫列
entry-full = { $entry }；不能進入
entry-pending = { $entry }；再按一次就滾入
press-again = 再按一次箭頭就滾入
said-pentaroll-N = { $color ->
    [white] 白方：從上方，{ $lane } 直行
   *[black] 黑方：從上方，{ $lane } 直行
}
said-pentaroll-E = { $color ->
    [white] 白方：從右邊，第 { $lane } 橫列
   *[black] 黑方：從右邊，第 { $lane } 橫列
}
said-pentaroll-S = { $color ->
    [white] 白方：從下方，{ $lane } 直行
   *[black] 黑方：從下方，{ $lane } 直行
}
said-pentaroll-W = { $color ->
    [white] 白方：從左邊，第 { $lane } 橫列
   *[black] 黑方：從左邊，第 { $lane } 橫列
}
