# ما يقوله التحليل الدقيق.

value-win = ▲ فوز، عدد النقلات: { $count }
value-draw = ● تعادل، عدد النقلات: { $count }
value-loss = ▼ خسارة، عدد النقلات: { $count }
value-unknown = ? غير معروف، عدد النقلات: { $count }

moves-legend = الرقم الذي بعد النقلة يعدّ نقلات الفائز وحده حتى نهاية المباراة؛ والعلامة ≤ تعني على الأكثر.
verdict-unknown = { $color ->
    [white] الدور للأبيض: ? غير معروف، لم يُثبت ضمن الحدود
   *[black] الدور للأسود: ? غير معروف، لم يُثبت ضمن الحدود
}

line = الخط: { $moves }
effort = الأوضاع: { $nodes }، ثواني المعالج: { $seconds }، الطريقة: { $method }
certified = { $color ->
    [white] البرهان سليم. لعبة { $game }: يفوز الأبيض من { $position }. نقلات الأبيض: { $moves } على الأكثر؛ الردود في البرهان: { $nodes }
   *[black] البرهان سليم. لعبة { $game }: يفوز الأسود من { $position }. نقلات الأسود: { $moves } على الأكثر؛ الردود في البرهان: { $nodes }
}
method-rules = القواعد
method-glance = نظرة سريعة
method-search = بحث
method-proof-number-search = بحث بأعداد البرهان
method-sweep = جداول كاملة
method-published-solution = حل منشور
published-by = أثبته آخرون: { $source }
claims-sound = كل ادعاء مبرهن. الشهادات: { $certified }، أُعيد إنشاؤها: { $remade }؛ نقلات الفائز: { $moves }؛ أوضاع بكل الردود: { $replies }
claims-proven = { $color ->
    [white] أُثبتت لعبة { $game }: يفوز الأبيض من { $position }
   *[black] أُثبتت لعبة { $game }: يفوز الأسود من { $position }
}
claims-open = { $color ->
    [white] لعبة { $game }: لم يثبت بعد فوز الأبيض من { $position }. أول ثغرة: { $moves } ← { $gap }
   *[black] لعبة { $game }: لم يثبت بعد فوز الأسود من { $position }. أول ثغرة: { $moves } ← { $gap }
}
campaign-open = { $color ->
    [white] ما ثبت من فوز الأبيض: { $percent }؛ الأوضاع المفتوحة: { $count }، مثل { $positions }
   *[black] ما ثبت من فوز الأسود: { $percent }؛ الأوضاع المفتوحة: { $count }، مثل { $positions }
}
campaign-pace = { $state }؛ الساعات الباقية: نحو { $hours }
campaign-won = { $color ->
    [white] يفوز الأبيض: كل ادعاء مبرهن
   *[black] يفوز الأسود: كل ادعاء مبرهن
}
campaign-lost = { $color ->
    [white] لا يفوز الأبيض
   *[black] لا يفوز الأسود
}
progress-share = { $percent } في { $elapsed }، الباقي { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = الأوضاع: { $nodes }، الذاكرة: { $mebibytes } MiB
