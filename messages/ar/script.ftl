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
status-past = المعروض: النقلة { $ply }
status-lost = انقطع الاتصال؛ جارٍ المحاولة من جديد
status-back = عاد الاتصال
no-move = لا نقلة بعد

offer-draw = خصمك يعرض التعادل
offer-takeback = خصمك يطلب التراجع عن نقلة
offer-rematch = خصمك يريد مباراة أخرى
offer-made = قُدّم عرضك، ويمكن لخصمك أن يقبله
offer-declined = رُفض عرضك
hint-is = تلميح: { $move }
copied = تم النسخ
not-sent = لم ينجح ذلك. يُرجى المحاولة مرة أخرى.

task-right = صحيح!
task-wrong = ليس بعد
puzzle-go-on = { $color ->
    [white] أكمل الآن حتى الفوز. الدور للأبيض
   *[black] أكمل الآن حتى الفوز. الدور للأسود
}
puzzle-won = اكتمل الفوز.
puzzle-slipped = النقلة { $move } تضيّع الفوز.

play-title = { $game }: { $white } – { $black }
player-you = أنت
player-person = لاعب
player-open = صديق لم يحضر بعد
player-computer = الحاسوب، المستوى { $level }

move-kept = لا اتصال. ستُرسل نقلتك { $move } حالما يعود.
not-connected = لا اتصال. يُرجى المحاولة حين يعود.
undone = تم التراجع
no-undo = لا نقلة يمكن التراجع عنها
no-hints = التلميحات والتهديدات متوقفة في هذه المباراة
threats-on = التهديدات ظاهرة
threats-off = التهديدات مخفية
confirm-move = أتلعب { $move }؟

player-you-named = { $name } (أنت)
presence-here = حاضر
presence-away = غائب
opponent-here = عاد خصمك
opponent-away = غادر خصمك المباراة
opponent-left = غاب خصمك منذ مدة. يمكنك إنهاء المباراة

storage-full = لم يبقَ في هذا المتصفح متسع، فلم تُحفظ النقلة. احذف شيئًا وحاول مرة أخرى.
storage-refused = لا يحفظ هذا المتصفح شيئًا هنا، فلم تُحفظ النقلة.
mine-moves = { $count ->
    [0] بلا نقلات
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلةً
   *[other] { $count } نقلة
}
games-brought = { $count ->
    [zero] لم تُستورد أي مباراة.
    [one] استُوردت مباراة واحدة.
    [two] استُوردت مباراتان.
    [few] استُوردت { $count } مباريات.
    [many] استُوردت { $count } مباراةً.
   *[other] استُوردت { $count } مباراة.
}
games-unread = ليس في هذا الملف مباريات يمكن قراءتها.
players = { $white } – { $black }
