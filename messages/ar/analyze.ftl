# رأي المحرّك. كل حكم يقول إن كان مثبتًا أم مقدَّرًا.

brief-win = ▲ فوز، مثبت
brief-win-exact = ▲ فوز في { $plies }، مثبت
brief-win-bound = ▲ فوز في { $plies } أو أقل، مثبت
brief-draw = ● تعادل، مثبت
brief-loss = ▼ خسارة، مثبتة
brief-loss-exact = ▼ خسارة في { $plies }، مثبتة
brief-loss-bound = ▼ خسارة في { $plies } أو أقل، مثبتة
brief-score = نحو { $percent } %، تقدير
brief-unknown = ? مجهول

analysis-verdict = الدور على { $color }: { $verdict }
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = العمق { $depth }، { $nodes } عقدة، { $seconds } ثانية معالجة، { $method }
analysis-color = { $color }: { $verdict }
analysis-choose = اختر { $color }.
analysis-choose-either = اللونان متكافئان.
