# 三つのゲームの案内。

tour-welcome = Pantaは三つのゲームで遊べます。一つずつ、一分で紹介します。
tour-pentago-move = 白がe1に玉を置いて五つ並びました。何も回さず、これで終わりです。
tour-pentago-surprise = 意外：自分の回転が相手の勝ちになることもあります。回す前によく見ましょう。
tour-pentaroll-move = 白が左から行2に転がし入れ（W2）、列を一マス内側へ押します。すき間の先の玉は動きません。
tour-pentaroll-surprise = 意外：押すと相手の玉も動き、相手の五つが完成することもあります。
tour-pantarei-move = 白が二枚を一度に運びます（4L2）。自分の3と、その下の中立のうろこです。
tour-pantarei-surprise = 意外：値はうろこではなく山を数えます。蛇が短くなるたびに、届く先が変わります。
tour-next = Enterで次のゲームへ。qとEnterで終わります。
tour-try = 試す：{ $command }
tour-end = 案内は以上です。「panta --help」で全コマンド、「panta rules ゲーム名」でルールを表示します。
