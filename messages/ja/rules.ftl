# 自分たちの言葉で書いたルール。

rules-heading-material = 内容物
rules-heading-turn = 自分の番
rules-heading-end = 終わり方
rules-heading-notation = 棋譜の書き方
rules-heading-edition = この版で変わること
rules-heading-settled = 説明書にないことと、ここでの決まり
