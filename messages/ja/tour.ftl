# 三つのゲームの案内。

tour-welcome = Pantaは三つのゲームで遊べます。一つずつ、一分で紹介します。
tour-next = Enterで次のゲームへ。qとEnterで終わります。
tour-try = 試す：{ $command }
tour-end = 案内は以上です。「panta --help」で全コマンド、「panta rules ゲーム名」でルールを表示します。
