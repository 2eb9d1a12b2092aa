game-pentaroll = Pentaroll
learn-a-pentaroll = 学习 Pentaroll
play-a-pentaroll = 玩 Pentaroll
rules-of-pentaroll = Pentaroll 规则
setup-title-pentaroll = 来一局 Pentaroll
join-title-pentaroll = 有人邀请你来一局 Pentaroll
invite-text-pentaroll = 来和我玩 Pentaroll 吧
puzzles-of-pentaroll = Pentaroll 谜题
study-title-pentaroll = 分析 Pentaroll
review-title-pentaroll = Pentaroll 对局复盘
tagline-pentaroll = 从边上滚入球，五球连线
edition-pentaroll-standard = 2021 年版的规则。

learn-pentaroll-turn-title = 一个回合
learn-pentaroll-turn = 从任意一边滚入一个球。如果球道是空的，球就停在第一格。
learn-pentaroll-turn-right = 这就是完整的一步：从边上滚入一个球。
learn-pentaroll-push-title = 推
learn-pentaroll-push = 从左边沿第 3 行滚入一个球。那里的第一格不是空的。
learn-pentaroll-push-right = 你的球把紧挨在一起的球向里推了一格，不论是谁的球。空格后面的球没有动。
learn-pentaroll-five-title = 五球连线
learn-pentaroll-five = 五个球成一线就赢：横线、竖线或斜线都行。推动白方的四个球，再补上第五个。
learn-pentaroll-five-right = 四个球往前移，第五个跟在后面。
learn-pentaroll-full-title = 已满的球道
learn-pentaroll-full = 第 4 行满了，不能再滚入球：球不会被推出棋盘。从另一条球道取胜。
learn-pentaroll-full-right = b 列还有空位，它的球穿过了已满的那一行。
learn-pentaroll-corner-title = 角
learn-pentaroll-corner = 角上有两个入口：沿着行和沿着列。这里只有一个能赢。
learn-pentaroll-corner-right = 从上面推的是列。从左边推的就是行了。
learn-pentaroll-theirs-title = 帮了对方的一推
learn-pentaroll-theirs = 推的时候，对方的球也会动。就这一次，故意输掉：找出使黑方五球连线的推法。
learn-pentaroll-theirs-right = 你这一推，把黑方的第五个球推到了位，所以黑方赢。
learn-pentaroll-both-title = 双方同时
learn-pentaroll-both = 黑方有两处可以取胜。有一种推法使双方都五球连线。把它找出来。
learn-pentaroll-both-right = 双方都五球连线，就是平局。
learn-pentaroll-defend-title = 防守
learn-pentaroll-defend = 黑方在第 3 行有四个球，正准备推。走一步，使黑方不能马上取胜。
learn-pentaroll-defend-right = 横穿这一行推一下，就能打断连线。

rules-pentaroll-material =
    6x6 格的棋盘，白方和黑方各有 18 个球。除非另有约定，白方先走。
rules-pentaroll-turn =
    从边上任意一个入口滚入一个自己颜色的球。如果那里的格子是空的，球就停在那一格。如果那一格有球，你的球就把从那里到第一个空格为止的所有球笔直地向里推一格。空格后面的球不动。有六个球的球道是满的，不能进入：球不会被推出棋盘。
rules-pentaroll-end =
    - 每一步之后看整个棋盘。只有你有五个或更多的球成一线，你赢。只有对方有，则对方赢。双方都有，就是平局。
    - 棋盘放满而双方都没有五球连线，就是平局。只要还有空格，就有棋可走。
rules-pentaroll-notation =
    一步棋写成边和球道：Nc 从上面沿 c 列向下滚，Sc 从下面向上滚，W3 从左边沿第 3 行滚，E3 从右边滚。列从左到右是 a 到 f，行从上到下是 1 到 6。
rules-pentaroll-settled =
    - 角可以沿着行或沿着列进入。角空着时两者是同一步，写成沿着行的那一步。
    - 遇到空格，推就停止。
    - 如果推只使对方五球连线，对方赢。

position-form-pentaroll = 应当是像 w5/6/2b3/6/6/6 w 这样的局面：从上到下六行，然后是轮到的一方。第 { $column } 个字符有误。

move-form-pentaroll = 一步棋是边和球道：Nc 从上面，Sc 从下面，W3 从左边，E3 从右边
illegal-lane-full = { $entry } 的球道满了，不能再滚入球

tour-pentaroll-move = 白方从左边沿第 2 行滚入（W2），把到空格为止的球向里推一格。空格后面的球不动。
tour-pentaroll-surprise = 出人意料：推的时候对方的球也会动，可能替对方完成五球连线。

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] 你这一推使白方五球连线。
       *[black] 你这一推使黑方五球连线。
    }
    [white] 白方这一推使黑方五球连线。
   *[black] 黑方这一推使白方五球连线。
}

## For scripts

board-pentaroll = Pentaroll 棋盘
choose-entry = 从边上滚入一个球
entry-N = 从上面，{ $lane } 列
entry-S = 从下面，{ $lane } 列
entry-W = 从左边，第 { $lane } 行
entry-E = 从右边，第 { $lane } 行
entry-full = { $entry }；不能进入
entry-pending = { $entry }；再按一次就滚入
press-again = 再按一次箭头就滚入
said-pentaroll-N = { $color ->
    [white] 白方：从上面，{ $lane } 列
   *[black] 黑方：从上面，{ $lane } 列
}
said-pentaroll-E = { $color ->
    [white] 白方：从右边，第 { $lane } 行
   *[black] 黑方：从右边，第 { $lane } 行
}
said-pentaroll-S = { $color ->
    [white] 白方：从下面，{ $lane } 列
   *[black] 黑方：从下面，{ $lane } 列
}
said-pentaroll-W = { $color ->
    [white] 白方：从左边，第 { $lane } 行
   *[black] 黑方：从左边，第 { $lane } 行
}
