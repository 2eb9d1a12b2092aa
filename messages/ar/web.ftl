# صفحات تطبيق الويب.

web-skip = الانتقال إلى المحتوى
web-nav = الصفحات
nav-games = الألعاب
nav-mine = مبارياتي
nav-rules = القواعد
web-language = اللغة
web-names = أسماء بنتاغو وPentaroll وPantareï لناشريها، ولا صلة لـ Panta بهم.
web-offline = ما تراه هنا يعمل الآن بلا خادم أيضًا، أما اللعب مع الآخرين فيحتاج إليه.
web-new-version = إصدار جديد من Panta جاهز.
web-new-version-use = استعماله الآن
here-missing = هذه المباراة ليست في هذا المتصفح. المباريات ضد الحاسوب وعلى شاشة واحدة تبقى في المتصفح الذي تُلعب فيه.
here-not-kept = لا يحفظ هذا المتصفح شيئًا هنا، فلا يمكن لعب المباراة فيه. قد يكون السبب نافذة خاصة أو جهازًا ممتلئًا.

home-title = ثلاث ألعاب للاعبَين
home-lead = العب ضد الحاسوب، أو مع صديق بجانبك، أو مع صديق بعيد. بلا حساب ولا تثبيت.
home-continue = متابعة مباراتك
play-computer = اللعب ضد الحاسوب
play-level = المستوى { $level }
play-change = اختيار المستوى واللون
play-here = اللعب جنبًا إلى جنب
play-friend = دعوة صديق

setup-opponent = من يلعب؟
setup-computer = أنت والحاسوب
setup-here = لاعبان على هذه الشاشة
setup-friend = أنت وصديق عبر رابط
setup-level = مستوى الحاسوب
setup-level-number = { $level ->
    [1] 1، الأسهل
    [10] 10، الأقوى
   *[other] { $level }
}
setup-color = لونك
setup-color-white = الأبيض
setup-color-black = الأسود
setup-color-any = عشوائي
setup-first = من يبدأ؟
setup-chooser = من ينظر إلى الأفعى ويختار لونًا؟
setup-chooser-me = أنت تختار
setup-chooser-other = الخصم يختار
setup-more = المزيد
setup-edition = الإصدار
setup-clock = الساعة
setup-clock-none = بلا ساعة
setup-clock-of = { $minutes } د لكل لاعب، و{ $seconds } ث إضافية لكل نقلة
setup-hints = تلميحات وتهديدات للاعبَين
setup-start = بدء المباراة
setup-needs-server = تحتاج دعوة صديق إلى الخادم، ولا يمكن الوصول إليه الآن. أما اللعب ضد الحاسوب وعلى هذه الشاشة فممكن من دونه.
edition-name-standard = الإصدار القياسي

picture-of = { $board }: { $state }
play-board = الرقعة
play-status = حالة المباراة
play-moves = النقلات
play-actions = إجراءات
play-damaged = لم تعد قراءة النقلات التالية لهذه ممكنة. تُعرض المباراة إلى هنا.
play-no-moves = لم تُلعب نقلة بعد.
play-no-script = اللعب يحتاج إلى JavaScript. ومن دونه ترى الرقعة كما هي الآن.
step-first = إلى البداية
step-back = نقلة إلى الوراء
step-forward = نقلة إلى الأمام
step-last = إلى آخر نقلة
act-undo = تراجع
act-takeback = طلب التراجع عن نقلة
act-hint = تلميح
play-threats = إظهار أين يمكن لأي من الطرفين أن يفوز بنقلته التالية
play-confirm = تأكيد نقلاتي
play-call = صوت واهتزاز حين يأتي دوري
act-confirm = تأكيد
act-resign = استسلام
act-resign-sure = هل تستسلم حقًا؟
act-yes = نعم
act-no = لا
act-draw = عرض التعادل
act-accept = قبول
act-decline = رفض
act-retry = تراجع ومحاولة أخرى
act-rematch = مباراة أخرى
act-rematch-go = إلى المباراة الأخرى
act-record = حفظ السجل
choose-title = اختر لونك
choose-lead = هذه هي الأفعى. من لا يختار يلعب النقلة الأولى.
choose-why = للّونين الحراشف التسع نفسها، ولا تختلف إلا أماكنها. فكّر أي لون يستطيع أن يجمع قبل الآخر حراشف كثيرة على كومة واحدة، وتذكّر أن اللاعب الآخر يبدأ.
choose-white = آخذ الأبيض
choose-black = آخذ الأسود
keys-title = المفاتيح
keys-move = التنقل على الرقعة
keys-press = الوضع أو الدحرجة أو الاختيار
keys-cancel = إلغاء هذه النقلة
keys-hint = تلميح
keys-threats = إظهار التهديدات أو إخفاؤها
keys-last = قراءة آخر نقلة
keys-undo = تراجع

result-you-won = لقد فزت
result-you-lost = لقد خسرت
why-five-by-placing = { $mover ->
    [you] أكملت كرتك صفًا خماسيًا.
    [white] أكملت كرة الأبيض صفًا خماسيًا.
   *[black] أكملت كرة الأسود صفًا خماسيًا.
}
why-both-five = { $end ->
    [draw] كوّنت نقلة واحدة صفًا خماسيًا للطرفين.
   *[win] كوّن تدوير واحد صفًا خماسيًا للطرفين. في هذا الإصدار يفوز من دوّر.
}
why-board-full = امتلأت الرقعة وليس لأحد صف خماسي.
why-repetition = ظهر الوضع نفسه للمرة الثالثة.
why-resignation = { $loser ->
    [you] لقد استسلمت.
    [white] استسلم الأبيض.
   *[black] استسلم الأسود.
}
why-time = { $loser ->
    [you] انتهى وقتك.
    [white] انتهى وقت الأبيض.
   *[black] انتهى وقت الأسود.
}
why-agreement = اتفق الطرفان.
why-forfeit = { $loser ->
    [you] لقد غادرت المباراة.
    [white] غادر الأبيض المباراة.
   *[black] غادر الأسود المباراة.
}
why-abandoned = تُركت المباراة.

invite-title = دعوة صديقك
invite-lead = أرسل هذا الرابط، أو دع صديقك يمسح الرمز. يصلح مرة واحدة، للمقعد الآخر.
invite-link = رابط صديقك
invite-share = مشاركة الرابط
invite-copy = نسخ
invite-new = إنشاء رابط جديد
invite-qr = الرابط على هيئة رمز QR
invite-watch = يمكن لأي شخص آخر المشاهدة عبر هذا العنوان:
join-color = { $color ->
    [white] لونك الأبيض.
   *[black] لونك الأسود.
}
join-first = { $color ->
    [white] يبدأ الأبيض.
   *[black] يبدأ الأسود.
}
join-choosing = أحدكما ينظر إلى الأفعى ويختار لونًا، والآخر يبدأ.
join-hints = يمكن لكليكما طلب التلميحات ورؤية التهديدات.
join-how = طريقة اللعب
join-take = بدء اللعب
join-no-script = أخذ المقعد يحتاج إلى JavaScript: لا يستطيع قراءة الجزء السري من الرابط إلا برنامج نصي.
join-taken = هذا المقعد محجوز بالفعل. ما زال بإمكانك مشاهدة المباراة.
join-wrong = هذا الرابط غير صحيح، أو حلّ محله رابط أحدث. اطلب من صديقك أحدث رابط.
join-watch = مشاهدة المباراة
join-own = هذا الرابط لصديقك. ما زال صالحًا: يكفي أن ترسله إليه.
join-back = العودة إلى المباراة

mine-title = مبارياتي
mine-lead = مباريات هذا المتصفح، الأحدث أولًا. لا يرى هذه القائمة غيرك.
mine-none = لا مباريات بعد. اختر لعبة والعب.
mine-damaged = { $count ->
    [zero] يمكن قراءة كل المباريات.
    [one] لا يمكن قراءة مباراة واحدة بعد الآن.
    [two] لا يمكن قراءة مباراتين بعد الآن.
    [few] لا يمكن قراءة { $count } مباريات بعد الآن.
    [many] لا يمكن قراءة { $count } مباراةً بعد الآن.
   *[other] لا يمكن قراءة { $count } مباراة بعد الآن.
}
mine-leave = سيصير هذا الجهاز لشخص آخر
mine-leave-what = بعد ذلك تصير القائمة فارغة، ولا يستطيع أحد متابعة هذه المباريات من هذا الجهاز. المباريات لا تُحذف، ويستطيع اللاعبون الآخرون متابعتها.
mine-leave-do = نسيان المباريات على هذا الجهاز
mine-here = محفوظة في هذا المتصفح
mine-here-lead = هذه المباريات على هذا الجهاز فقط. احفظها في ملف لتأخذها إلى مكان آخر أو كي لا تضيع.
mine-export = حفظ هذه المباريات في ملف
mine-import = استيراد مباريات من ملف
mine-delete = حذف
mine-open = متابعة
mine-look = عرض

rules-title = القواعد
rules-editions = الإصدارات
rules-picture-start = بداية المباراة

error-not-found = هذه الصفحة غير موجودة
error-not-found-more = ربما كان العنوان خاطئًا، أو حُذفت المباراة.
error-busy = طلبات كثيرة جدًا
error-busy-more = يُرجى الانتظار لحظة ثم المحاولة مرة أخرى.
error-refused = لا يمكن فعل هذا
error-refused-more = يُرجى الرجوع والتحقق من الاختيارات.
error-broken = حدث خطأ ما
error-broken-more = هذا خطأ منا، وقد سُجّل. يُرجى المحاولة مرة أخرى.
error-home = العودة إلى الألعاب

name-yours = اسمك (اختياري)
name-rule = في الاسم 20 حرفًا على الأكثر، من حروف وأرقام ومسافات والرموز - . _ ’
join-from = الدعوة من { $name }.
join-public = يستطيع أي شخص أن يجد هذه المباراة ويشاهدها أثناء لعبها.
setup-public = يُسمح للجميع بالمشاهدة: تظهر المباراة في القائمة أثناء لعبها

left-lead = غادر خصمك المباراة. يمكنك الانتظار أو إنهاؤها.
act-claim = المطالبة بالفوز
act-call-off = إلغاء المباراة

watch-link = مشاهدة المباريات الجارية
watch-title = المباريات الجارية
watch-lead = المباريات العلنية التي لُعبت فيها نقلة في الساعة الأخيرة. من يبدأ مباراة يقرر ظهورها هنا.
watch-none = لا مباراة علنية جارية الآن.

act-film = حفظ كصورة متحركة
embed-title = العرض على موقع آخر
embed-lead = انسخ هذه الشيفرة إلى الصفحة:
embed-open = مشاهدة المباراة على Panta
embed-analyze = تحليل الوضع على Panta
