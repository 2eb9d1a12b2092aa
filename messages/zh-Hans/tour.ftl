tour-welcome = Panta 有三种游戏。下面用一分钟介绍每一种。
tour-next = 按 Enter 看下一种游戏，按 q 再按 Enter 结束。
tour-try = 试一试：{ $command }
tour-end = 介绍到此为止。“panta --help”列出所有命令，“panta rules GAME”说明规则。
