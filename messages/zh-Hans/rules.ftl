rules-heading-material = 游戏配件
rules-heading-turn = 轮到你时
rules-heading-end = 对局如何结束
rules-heading-notation = 走法的写法
rules-heading-edition = 这个版本有何不同
rules-heading-settled = 规则书未说明之处，以及这里的规定
