game-pentago = Pentago
learn-a-pentago = 学习 Pentago
play-a-pentago = 玩 Pentago
rules-of-pentago = Pentago 规则
setup-title-pentago = 来一局 Pentago
join-title-pentago = 有人邀请你来一局 Pentago
invite-text-pentago = 来和我玩 Pentago 吧
puzzles-of-pentago = Pentago 谜题
study-title-pentago = 分析 Pentago
review-title-pentago = Pentago 对局复盘
tagline-pentago = 放一个球，转一个方盘，五球连线
edition-pentago-standard = 大多数印刷版共有的规则。
edition-pentago-finnish = 如果一次旋转使双方都五球连线，旋转的一方获胜。只要还有空的方盘，就可以不旋转。
edition-pentago-czech = 如果你的旋转只使你自己五球连线，对方再放一个球作为回应，不旋转。如果对方因此也五球连线，就是平局；否则你赢。
edition-pentago-basque = 方盘只能顺时针旋转。
edition-pentago-openspiel = 每次都必须旋转方盘，五球连线只在旋转之后才算。这是一个研究用程序库的规则，保留在这里以便比较结果。

learn-pentago-turn-title = 一个回合
learn-pentago-turn = 把一个球放进任意一格，然后把任意一个方盘旋转 90 度。
learn-pentago-turn-right = 这就是完整的一步：放一个球，转一次。四个方盘都可以转，空的也行。
learn-pentago-five-title = 五球连线
learn-pentago-five = 五个球成一线就赢：横线、竖线或斜线都行。补全白方的这一行。
learn-pentago-five-right = 你的球完成了五球连线，所以立刻获胜，不再旋转方盘。
learn-pentago-twist-title = 转出五球连线
learn-pentago-twist = 方盘 1 的左边一列都是白球。放一个球，再转一个方盘，使最上面一行有五个白球。
learn-pentago-twist-right = 旋转把竖列变成了横行。这种赢法很容易漏看。
learn-pentago-theirs-title = 帮了对方的旋转
learn-pentago-theirs = 不论是谁转的，五球连线都算球的主人赢。就这一次，故意输掉：找出使黑方五球连线的旋转。
learn-pentago-theirs-right = 你自己的旋转让黑方赢了。旋转之前，先看看整个棋盘。
learn-pentago-both-title = 双方同时
learn-pentago-both = 黑方接下来转方盘 1 就能赢。救下这一局：用一次旋转使双方都五球连线。
learn-pentago-both-right = 双方都五球连线，就是平局。
learn-pentago-defend-title = 防守
learn-pentago-defend = 黑方四球连线，还有一端空着。放一个球，再转一个方盘，使黑方下一步赢不了。
learn-pentago-defend-right = 球能堵住一端，旋转能打断连线。每一步你都有这两样。
learn-pentago-finnish-title = 芬兰版
learn-pentago-finnish = 在芬兰版中，如果双方都五球连线，旋转的一方获胜。另外，只要还有空的方盘，就可以不旋转。使双方都五球连线。
learn-pentago-finnish-right = 旋转的是你，所以你赢。在其他版本中，这是平局。
learn-pentago-czech-title = 捷克版
learn-pentago-czech = 白方的旋转完成了五球连线。在捷克版中，黑方现在再放一个球作为回应，不旋转。你是黑方：也完成五球连线。
learn-pentago-czech-right = 你的五球连线使这一局成为平局。没有它，白方就赢了。
learn-pentago-basque-title = 巴斯克版
learn-pentago-basque = 在巴斯克版中，方盘只能顺时针旋转。顺时针旋转方盘 4 来取胜。
learn-pentago-basque-right = 顺时针旋转后，右边一列变成最下面一行。
learn-pentago-openspiel-title = OpenSpiel 版
learn-pentago-openspiel = 在这个版本中，五球连线只在旋转之后才算。补全白方的这一行，再转一个不会打断它的方盘。
learn-pentago-openspiel-right = 旋转之后五球连线还在，所以赢了。

turn-reply = { $color ->
    [white] 白方回应：放一个球，不旋转
   *[black] 黑方回应：放一个球，不旋转
}
ended-five-by-twist = { $winner ->
    [white] 白方胜：旋转完成了五球连线（{ $marks }）
   *[black] 黑方胜：旋转完成了五球连线（{ $marks }）
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] 白方胜：五球连线（{ $marks }）
   *[black] 黑方胜：五球连线（{ $marks }）
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] 白方胜：五球连线（{ $marks }）
   *[black] 黑方胜：五球连线（{ $marks }）
}

rules-pentago-material =
    6x6 格的棋盘，由四个可以旋转的 3x3 格方盘组成。白方和黑方各有 18 个球。除非另有约定，白方先走。
rules-pentago-turn =
    把一个自己颜色的球放进任意一个空格。{ $edition ->
        [basque] 然后把任意一个方盘顺时针旋转 90 度，空的方盘也行。
        [finnish] 然后把任意一个方盘旋转 90 度，方向任选，空的方盘也行。放球之后只要还有空的方盘，就可以不旋转。
       *[other] 然后把任意一个方盘旋转 90 度，方向任选，空的方盘也行。
    }
rules-pentago-end =
    - 自己的五个或更多的球成一线就赢：横线、竖线或斜线都行。
    { $edition ->
        [openspiel] - 五球连线要在旋转之后还在才算：只放球不算赢。
       *[other] - 如果放下的球完成了五球连线，立刻获胜，不再旋转方盘。
    }
    { $edition ->
        [finnish] - 如果你的旋转造成五球连线，看整个棋盘。只要你有五球连线，你就赢，即使对方也有。只有对方有，则对方赢。
        [czech] - 如果你的旋转造成五球连线，看整个棋盘。只有对方有五球连线，则对方赢。双方都有，就是平局。
       *[other] - 如果你的旋转造成五球连线，看整个棋盘。只有你有五球连线，你赢。只有对方有，则对方赢。双方都有，就是平局。
    }
    { $edition ->
        [czech] - 如果你的旋转只使你自己五球连线，对方必须再放一个球作为回应，不旋转方盘。如果对方因此也五球连线，就是平局；否则你赢。如果没有空格，你立刻获胜。
       *[other] - 棋盘放满而双方都没有五球连线，就是平局。
    }
rules-pentago-notation =
    列从左到右是 a 到 f，行从上到下是 1 到 6。方盘 1 和 2 在上面，方盘 3 和 4 在下面。{ $edition ->
        [basque] c3-2R 表示在 c3 放一个球，再把方盘 2 向右（顺时针）旋转。
       *[other] c3-2R 表示在 c3 放一个球，再把方盘 2 向右（顺时针）旋转；L 表示向左。
    }{ $edition ->
        [openspiel] 每一步都有旋转。
       *[other] 只放球而不旋转，写作 c3。
    }
rules-pentago-settled =
    - 如果旋转只使对方五球连线，对方赢。
    - 六球连线也算五球连线。
    - 放下第 36 个球之后，也和其他球一样要旋转方盘。
    - 棋盘放满而双方都没有五球连线，就是平局。
    { $edition ->
        [openspiel] - 这是一个程序的规则，不是规则书的规则。
       *[other] - 放球取胜之后，不再旋转方盘。
    }

position-form-pentago = 应当是像 w5/6/2b3/6/6/6 w 这样的局面：从上到下六行，然后是轮到的一方。第 { $column } 个字符有误。
impossible-reply = 只有在仅另一方五球连线、并且还有空格时，才能回应

now-twist-or-skip = 球已放在 { $cell }；现在旋转一个方盘，或按空格键不旋转
move-form-pentago = 一步棋是一个格子加一次旋转：c3-2R 表示在 c3 放一个球，再把方盘 2 顺时针旋转
illegal-twist-in-reply = 回应只放球，不旋转；只写 { $cell }
illegal-twist-after-win = 放球取胜之后，不再旋转方盘；只写 { $cell }
illegal-twist-due = 在 { $cell } 放球之后，必须旋转一个方盘；完整的一步例如 c3-2R
illegal-clockwise-only = 在这个版本中，方盘只能顺时针旋转

tour-pentago-move = 白方在 e1 放一个球，五球连线：不再旋转方盘，对局结束。
tour-pentago-surprise = 出人意料：你自己的旋转可能让对方获胜。旋转之前，先看看整个棋盘。

edition-name-finnish = 芬兰版
edition-name-czech = 捷克版
edition-name-basque = 巴斯克版
edition-name-openspiel = OpenSpiel 版
keys-block = 选方盘
keys-twist = 把选中的方盘顺时针或逆时针旋转
why-five-by-twist = { $mover ->
    [you] 你的旋转完成了五球连线。
    [white] 白方的旋转完成了五球连线。
   *[black] 黑方的旋转完成了五球连线。
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] 你的旋转使白方五球连线。
       *[black] 你的旋转使黑方五球连线。
    }
    [white] 白方的旋转使黑方五球连线。
   *[black] 黑方的旋转使白方五球连线。
}

## For scripts

edit-reply = 轮到的一方回应五球连线（捷克版）

board-pentago = Pentago 棋盘
cell-pending = { $cell }，你的球；现在旋转一个方盘
choose-cell = 把一个球放进空格
now-twist = 球已放在 { $cell }；现在旋转一个方盘
twists = 旋转
twist-L = 逆时针旋转方盘 { $block }
twist-R = 顺时针旋转方盘 { $block }
block-chosen = 方盘 { $block }：按 { $right } 顺时针，按 { $left } 逆时针
skip-twist = 不旋转
said-pentago-L = { $color ->
    [white] 白方：{ $cell }，方盘 { $block } 逆时针
   *[black] 黑方：{ $cell }，方盘 { $block } 逆时针
}
said-pentago-R = { $color ->
    [white] 白方：{ $cell }，方盘 { $block } 顺时针
   *[black] 黑方：{ $cell }，方盘 { $block } 顺时针
}
said-pentago-place = { $color ->
    [white] 白方：{ $cell }，不旋转
   *[black] 黑方：{ $cell }，不旋转
}
status-you-reply = 你来回应：放一个球，不旋转
status-reply = { $color ->
    [white] 白方回应：放一个球，不旋转
   *[black] 黑方回应：放一个球，不旋转
}
