# ゲームとその版。

game-pentago = Pentago
game-pentaroll = Pentaroll
game-pantarei = Pantareï

tagline-pentago = 玉を置き、ブロックを回し、五つ並べる
tagline-pentaroll = 端から玉を転がし入れ、五つ並べる
tagline-pantarei = 19枚のうろこ、一匹の蛇、七枚の山

edition-pentago-standard = 多くの版に共通するルールです。
edition-pentago-finnish = 回転で両者に五つができたら、回した人の勝ちです。また、空のブロックがある間は回転を省けます。
edition-pentago-czech = 自分の回転で自分だけに五つができたら、相手は回転なしで玉をもう一つ置きます。それで相手も五つになれば引き分け、そうでなければ自分の勝ちです。
edition-pentago-basque = ブロックは時計回りにしか回せません。
edition-pentago-openspiel = 必ずブロックを回し、五つは回転の後にだけ数えます。研究用ライブラリのルールで、結果を比べられるようにするためのものです。
edition-pentaroll-standard = 2021年版のルールです。
edition-pantarei-standard = 印刷された版のルールです。
