# رأي المحرّك. كل حكم يقول إن كان مثبتًا أم مقدَّرًا.

brief-win = ▲ فوز مثبت
brief-win-exact = ▲ فوز مثبت، نقلات الفائز: { $moves }
brief-win-bound = ▲ فوز مثبت، نقلات الفائز على الأكثر: { $moves }
brief-draw = ● تعادل مثبت
brief-loss = ▼ خسارة مثبتة
brief-loss-exact = ▼ خسارة مثبتة، نقلات الفائز: { $moves }
brief-loss-bound = ▼ خسارة مثبتة، نقلات الفائز على الأكثر: { $moves }
brief-score = نحو { $percent }، تقديرًا
brief-unknown = ? غير معروف

analysis-verdict = { $color ->
    [white] الدور للأبيض: { $verdict }
   *[black] الدور للأسود: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = العمق: { $depth }، الأوضاع: { $nodes }، ثواني المعالج: { $seconds }، الطريقة: { $method }
analysis-color = { $color ->
    [white] الأبيض: { $verdict }
   *[black] الأسود: { $verdict }
}
analysis-choose = { $color ->
    [white] اختر الأبيض.
   *[black] اختر الأسود.
}
analysis-choose-either = اللونان متكافئان.
