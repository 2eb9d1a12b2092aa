# ما تقوله الرقع والألعاب الجارية.

color-white = الأبيض
color-black = الأسود

cell-empty = { $cell }، فارغة
cell-w = { $cell }، الأبيض
cell-b = { $cell }، الأسود
threat-white = { $place }؛ يمكن للأبيض أن يفوز هنا
threat-black = { $place }؛ يمكن للأسود أن يفوز هنا
list-more = { $list }، { $next }
and-then = { $first }. { $second }

take-back = إلغاء هذه النقلة
taken-back = أُلغيت النقلة

status-you = دورك
status-turn = { $color ->
    [white] الدور للأبيض
   *[black] الدور للأسود
}
status-thinking = الحاسوب يفكّر
status-choosing = خصمك يختار لونًا
status-choose = انظر إلى الأفعى واختر لونًا
status-waiting = في انتظار اللاعب الثاني
status-past = نظرة إلى النقلة { $ply }
status-lost = انقطع الاتصال؛ نحاول مجددًا
status-back = عاد الاتصال
no-move = لا نقلة بعد

offer-draw = خصمك يعرض التعادل
offer-takeback = خصمك يطلب التراجع عن نقلة
offer-rematch = خصمك يريد مباراة أخرى
offer-made = قُدّم عرضك، ولخصمك أن يقبله
offer-declined = رُفض عرضك
hint-is = تلميح: { $move }
copied = تم النسخ
not-sent = لم ينجح ذلك. حاول مرة أخرى.

task-right = صحيح!
task-wrong = ليس بعد

play-title = { $game }: { $white } – { $black }
player-you = أنت
player-person = لاعب
player-open = صديق لم يحضر بعد
player-computer = الحاسوب، المستوى { $level }

move-kept = لا اتصال. ستُرسل نقلتك { $move } حالما يعود.
not-connected = لا اتصال. حاول مرة أخرى حين يعود.
undone = تم التراجع
no-undo = لا نقلة يمكن التراجع عنها
threats-on = التهديدات ظاهرة
threats-off = التهديدات مخفية
confirm-move = أتلعب { $move }؟
