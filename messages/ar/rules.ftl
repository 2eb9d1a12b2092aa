# القواعد بكلماتنا.

rules-heading-material = محتويات اللعبة
rules-heading-turn = دورك
rules-heading-end = كيف تنتهي المباراة
rules-heading-notation = كيف تُكتب النقلات
rules-heading-edition = ما الذي يغيّره هذا الإصدار
rules-heading-settled = ما تركته كتب القواعد بلا حسم، وما اعتُمد هنا
