# ما تقوله الرقع والألعاب الجارية.

cell-empty = { $cell }، فارغة
cell-w = { $cell }، الأبيض
cell-b = { $cell }، الأسود
threat-white = { $place }؛ يمكن للأبيض أن يفوز هنا
threat-black = { $place }؛ يمكن للأسود أن يفوز هنا

take-back = إلغاء الاختيار
taken-back = تم التراجع

status-you = دورك
status-turn = الدور على { $color }
status-thinking = الحاسوب يفكّر
status-choosing = خصمك يختار لونًا
status-choose = انظر إلى الأفعى واختر لونك
status-waiting = في انتظار اللاعب الثاني
status-past = نظرة إلى الوراء: النقلة { $ply }
status-lost = انقطع الاتصال؛ نحاول مجددًا
status-back = عاد الاتصال
no-move = لا نقلة بعد

offer-draw = خصمك يعرض التعادل
offer-takeback = خصمك يطلب التراجع عن نقلة
offer-rematch = خصمك يريد لعبة أخرى
offer-made = قُدّم عرضك، ولخصمك أن يقبله
offer-declined = رُفض عرضك
hint-is = تلميح: { $move }
copied = تم النسخ
not-sent = لم ينجح ذلك. حاول مرة أخرى.

play-title = { $game }: { $white } – { $black }
player-you = أنت
player-person = لاعب
player-open = صديق لم يأتِ بعد
player-computer = الحاسوب، المستوى { $level }

move-kept = لا اتصال. ستُرسل نقلتك { $move } حالما يعود.
not-connected = لا اتصال. حاول مرة أخرى حين يعود.
no-undo = لا نقلة يمكن الرجوع عنها
threats-on = التهديدات ظاهرة
threats-off = التهديدات مخفية
confirm-move = أتلعب { $move }؟
