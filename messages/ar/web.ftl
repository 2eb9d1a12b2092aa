# صفحات تطبيق الويب.

web-skip = إلى المحتوى
web-nav = الصفحات
nav-games = الألعاب
nav-mine = مبارياتي
nav-rules = القواعد
web-language = اللغة
web-names = أسماء بنتاغو وPentaroll وPantareï لناشريها، ولا صلة لـ Panta بهم.
web-offline = ما تراه هنا يعمل الآن بلا خادم أيضًا، أما اللعب مع الآخرين فيحتاج إليه.

home-title = ثلاث ألعاب للاعبَين
home-lead = العب مع الحاسوب، أو مع صديق بجانبك، أو مع صديق بعيد. بلا حساب ولا تثبيت.
home-continue = تابع مباراتك
play-computer = العب مع الحاسوب
play-change = اختر المستوى واللون
play-here = العب جنبًا إلى جنب
play-friend = ادعُ صديقًا

setup-opponent = من يلعب؟
setup-computer = أنت والحاسوب
setup-here = اثنان على هذه الشاشة
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
setup-start = ابدأ المباراة
edition-name-standard = الإصدار القياسي

picture-of = { $board }: { $state }
play-board = الرقعة
play-status = حال المباراة
play-moves = النقلات
play-actions = أفعال
play-damaged = لا يمكن قراءة النقلات التالية لهذه. تُعرض المباراة إلى هنا.
play-no-moves = لم تُلعب نقلة بعد.
play-no-script = اللعب يحتاج إلى JavaScript. ومن دونه ترى الرقعة كما هي الآن.
step-first = إلى البداية
step-back = نقلة إلى الوراء
step-forward = نقلة إلى الأمام
step-last = إلى آخر نقلة
act-undo = تراجع
act-takeback = اطلب التراجع
act-hint = تلميح
play-threats = أظهر أين يمكن لأي طرف أن يفوز بنقلته التالية
play-confirm = تأكيد نقلاتي
play-call = صوت واهتزاز حين يأتي دوري
act-confirm = تأكيد
act-resign = استسلم
act-resign-sure = أتستسلم حقًا؟
act-yes = نعم
act-no = لا
act-draw = اعرض التعادل
act-accept = اقبل
act-decline = ارفض
act-retry = تراجع وحاول من جديد
act-rematch = مباراة أخرى
act-rematch-go = إلى المباراة الأخرى
act-record = احفظ السجل
choose-title = اختر لونك
choose-lead = هذه هي الأفعى. من لا يختار يلعب النقلة الأولى.
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
why-repetition = تكرر الوضع نفسه للمرة الثالثة.
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
    [you] خسرتَ بالانسحاب.
    [white] خسر الأبيض بالانسحاب.
   *[black] خسر الأسود بالانسحاب.
}
why-abandoned = تُركت المباراة.

invite-title = ادعُ صديقك
invite-lead = أرسل هذا الرابط، أو دع صديقك يمسح الرمز. يصلح مرة واحدة، للمقعد الآخر.
invite-link = رابط صديقك
invite-share = شارك الرابط
invite-copy = انسخ
invite-new = أنشئ رابطًا جديدًا
invite-qr = الرابط رمزَ QR
invite-watch = لكل الآخرين أن يشاهدوا من هذا العنوان:
join-color = { $color ->
    [white] لونك الأبيض.
   *[black] لونك الأسود.
}
join-first = { $color ->
    [white] يبدأ الأبيض.
   *[black] يبدأ الأسود.
}
join-choosing = أحدكما ينظر إلى الأفعى ويختار لونًا، والآخر يبدأ.
join-hints = لكليكما أن يطلب تلميحات ويرى التهديدات.
join-how = كيف تُلعب
join-take = العب
join-no-script = أخذ المقعد يحتاج إلى JavaScript: لا يقرأ الجزء السري من الرابط إلا برنامج نصي.
join-taken = هذا المقعد مأخوذ. ما زال بإمكانك المشاهدة.
join-wrong = هذا الرابط غير صحيح، أو حلّ محله رابط أحدث. اطلب أحدث رابط.
join-watch = شاهد المباراة
join-own = هذا الرابط لصديقك. ما زال صالحًا: أرسله إليه.
join-back = العودة إلى المباراة

mine-title = مبارياتي
mine-lead = مباريات هذا المتصفح، الأحدث أولًا. لا يرى هذه القائمة غيرك.
mine-none = لا مباريات بعد. اختر لعبة والعب.
mine-damaged = { $count ->
    [zero] كل المباريات مقروءة.
    [one] لا يمكن قراءة مباراة واحدة بعد الآن.
    [two] لا يمكن قراءة مباراتين بعد الآن.
    [few] لا يمكن قراءة { $count } مباريات بعد الآن.
    [many] لا يمكن قراءة { $count } مباراةً بعد الآن.
   *[other] لا يمكن قراءة { $count } مباراة بعد الآن.
}
mine-leave = سيصير هذا الجهاز لشخص آخر
mine-leave-what = بعد ذلك تصير القائمة فارغة، ولا يستطيع أحد متابعة هذه المباريات من هذا الجهاز. المباريات لا تُحذف، ويستطيع الآخرون متابعتها.
mine-leave-do = انسَ المباريات على هذا الجهاز
mine-open = تابع
mine-look = عرض
mine-moves = { $count ->
    [0] بلا نقلات
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلةً
   *[other] { $count } نقلة
}

rules-title = القواعد
rules-editions = الإصدارات
rules-picture-start = كيف تبدأ

error-not-found = هذه الصفحة غير موجودة
error-not-found-more = ربما كان العنوان خاطئًا، أو حُذفت المباراة.
error-busy = طلبات كثيرة جدًا
error-busy-more = انتظر لحظة ثم حاول مرة أخرى.
error-refused = لا يمكن فعل هذا
error-refused-more = ارجع وتحقق من الاختيارات.
error-broken = حدث خطأ ما
error-broken-more = هذا خطأ منا، وقد سُجّل. حاول مرة أخرى.
error-home = عودة إلى الألعاب
