rules-heading-material = 遊戲配件
rules-heading-turn = 輪到你時
rules-heading-end = 對局如何結束
rules-heading-notation = 棋步的寫法
rules-heading-edition = 這個版本有什麼不同
rules-heading-settled = 規則書未說明之處，以及這裡的規定
