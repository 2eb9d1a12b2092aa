# ما يقوله التحليل الدقيق.

value-win = ▲ فوز
value-draw = ● تعادل
value-loss = ▼ خسارة
value-unknown = ? مجهول

value-heading = { $value }: { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلةً
   *[other] { $count } نقلة
}

verdict-win = الدور على { $color }: ▲ فوز، مثبت
verdict-win-exact = الدور على { $color }: ▲ فوز في { $plies }، مثبت
verdict-win-bound = الدور على { $color }: ▲ فوز في { $plies } أو أقل، مثبت
verdict-draw = الدور على { $color }: ● تعادل، مثبت
verdict-loss = الدور على { $color }: ▼ خسارة، مثبتة
verdict-loss-exact = الدور على { $color }: ▼ خسارة في { $plies }، مثبتة
verdict-loss-bound = الدور على { $color }: ▼ خسارة في { $plies } أو أقل، مثبتة
verdict-unknown = الدور على { $color }: ? مجهول، لم يُثبت ضمن الحدود

line = التتابع: { $moves }
effort = { $nodes } عقدة، { $seconds } ثانية معالجة، { $method }
certified = صحيح: يفوز { $color } في { $game } من { $position } خلال { $moves } من نقلاته ({ $nodes } ردًا)
