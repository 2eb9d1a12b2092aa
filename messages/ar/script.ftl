# ما تقوله الرقع والألعاب الجارية.

board-pentago = رقعة Pentago
board-pentaroll = رقعة Pentaroll
board-pantarei = الأفعى من الرأس إلى الذيل

cell-empty = { $cell }، فارغة
cell-w = { $cell }، الأبيض
cell-b = { $cell }، الأسود
cell-pending = { $cell }، كرتك، لم تُدر بعد
threat-white = { $place }؛ يمكن للأبيض أن يفوز هنا
threat-black = { $place }؛ يمكن للأسود أن يفوز هنا

choose-cell = ضع كرة في خانة فارغة
now-twist = كرة في { $cell }: الآن أدِر مربّعًا
twists = الإدارات
twist-L = أدِر المربّع { $block } عكس عقارب الساعة
twist-R = أدِر المربّع { $block } مع عقارب الساعة
block-chosen = المربّع { $block }: يدير R مع عقارب الساعة وL عكسها
skip-twist = بلا إدارة
take-back = تراجع
taken-back = تم التراجع

choose-entry = دحرج كرة من الحافة
entry = { $entry }
entry-full = { $entry }، مغلق
entry-pending = { $entry }، اضغط مرة أخرى للدحرجة
entry-N = من الأعلى، العمود { $lane }
entry-S = من الأسفل، العمود { $lane }
entry-W = من اليسار، الصف { $lane }
entry-E = من اليمين، الصف { $lane }
press-again = اضغط السهم مرة أخرى للدحرجة

stack = الكومة { $number }: { $scales }
stack-goal = { $stack }؛ إلى هنا
scale-w1 = أبيض 1
scale-w2 = أبيض 2
scale-w3 = أبيض 3
scale-b1 = أسود 1
scale-b2 = أسود 2
scale-b3 = أسود 3
scale-n = محايدة
choose-stack = اختر إحدى كومك
choose-goal = إلى أين؟
way-1 = احمل واحدة
way-2 = احمل اثنتين
way-x = بدّل
goals = الكومة { $stack } يمكن أن تذهب إلى { $goals }
goals-swap = الكومة { $stack } يمكن أن تتبدل مع { $goals }
must-pass = لا تستطيع النقل ولا التبديل، فعليك التمرير
pass = تمرير

said-pentago-L = { $color }: { $cell }، المربّع { $block } عكس عقارب الساعة
said-pentago-R = { $color }: { $cell }، المربّع { $block } مع عقارب الساعة
said-pentago-place = { $color }: { $cell }، بلا إدارة
said-pentaroll-N = { $color }: { entry-N }
said-pentaroll-E = { $color }: { entry-E }
said-pentaroll-S = { $color }: { entry-S }
said-pentaroll-W = { $color }: { entry-W }
said-pantarei-1 = { $color }: حرشفة من الكومة { $stack } إلى الكومة { $goal }
said-pantarei-2 = { $color }: حرشفتان من الكومة { $stack } إلى الكومة { $goal }
said-pantarei-x = { $color }: تبديل الكومتين { $stack } و{ $goal }
said-pantarei-pass = على { $color } التمرير

status-you = دورك
status-you-reply = ردّك: كرة واحدة بلا إدارة
status-you-no-swap = دورك، بلا تبديل لأن خصمك بدّل للتو
status-turn = الدور على { $color }
status-reply = ردّ { $color }: كرة واحدة بلا إدارة
status-no-swap = الدور على { $color }، بلا تبديل
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
