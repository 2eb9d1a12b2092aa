# القواعد بكلماتنا.

rules-heading-material = ما في اللعبة
rules-heading-turn = دورك
rules-heading-end = كيف تنتهي
rules-heading-notation = كيف تُكتب النقلات
rules-heading-edition = ما الذي يغيّره هذا الإصدار
rules-heading-settled = ما تركته الكتيّبات مفتوحًا وحُسم هنا
