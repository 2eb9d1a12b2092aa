tour-welcome = Panta 有三款遊戲。下面各用一分鐘介紹。
tour-next = 按 Enter 看下一款遊戲，按 q 再按 Enter 結束。
tour-try = 試試看：{ $command }
tour-end = 介紹到此結束。「panta --help」列出所有指令，「panta rules GAME」說明規則。
