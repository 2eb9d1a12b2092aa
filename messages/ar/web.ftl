# صفحات تطبيق الويب.

web-skip = إلى المحتوى
web-nav = الصفحات
nav-games = الألعاب
nav-mine = ألعابي
nav-rules = القواعد
web-language = اللغة
web-names = أسماء Pentago وPentaroll وPantareï لناشريها، ولا صلة لـ Panta بهم.

home-title = ثلاث ألعاب للاعبَين
home-lead = العب مع الحاسوب، أو مع صديق بجانبك، أو مع صديق بعيد. بلا حساب ولا تثبيت.
home-continue = تابع لعبتك
play-computer = العب مع الحاسوب
play-change = اختر المستوى واللون
play-here = العبا هنا
play-friend = ادعُ صديقًا
rules-of = قواعد { $game }
play-a = العب { $game }

setup-title = لعبة { $game }
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
setup-color-any = بالقرعة
setup-first = من يبدأ؟
setup-chooser = من ينظر إلى الأفعى ويختار لونًا؟
setup-chooser-me = أنا أختار
setup-chooser-other = خصمي يختار
setup-more = المزيد
setup-edition = الإصدار
setup-clock = الساعة
setup-clock-none = بلا ساعة
setup-clock-of = { $minutes } دقائق لكل لاعب، و{ $seconds ->
    [zero] لا ثواني
    [one] ثانية
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانيةً
   *[other] { $seconds } ثانية
} لكل نقلة
setup-hints = تلميحات وتهديدات لكلينا
setup-start = ابدأ اللعبة
edition-name-standard = القياسي

picture-of = { $board }: { $state }
play-board = الرقعة
play-status = حال اللعبة
play-moves = النقلات
play-actions = أفعال
play-damaged = ما تلا ذلك لم يعد قابلًا للقراءة. تُعرض اللعبة حتى هنا.
play-no-moves = لم تُلعب نقلة بعد.
play-no-script = اللعب يحتاج إلى JavaScript. ومن دونه ترى الرقعة كما هي الآن.
step-first = إلى البداية
step-back = نقلة إلى الوراء
step-forward = نقلة إلى الأمام
step-last = إلى الحاضر
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
act-retry = ارجع نقلة وحاول من جديد
act-rematch = لعبة أخرى
act-rematch-go = إلى اللعبة الأخرى
act-record = احفظ السجل
choose-title = اختر لونك
choose-lead = هذه هي الأفعى. من لا يختار يلعب أولًا.
choose-white = آخذ الأبيض
choose-black = آخذ الأسود
keys-title = المفاتيح
keys-move = التنقل على الرقعة
keys-press = الوضع أو الدحرجة أو الاختيار
keys-cancel = إلغاء نصف نقلة
keys-hint = تلميح
keys-threats = إظهار التهديدات أو إخفاؤها
keys-last = قراءة آخر نقلة
keys-undo = تراجع

result-you-won = لقد فزت
result-you-lost = لقد خسرت
why-five-by-placing = { $mover ->
    [you] كرتك أكملت
    [white] كرة الأبيض أكملت
   *[black] كرة الأسود أكملت
} { $line ->
    [row] خمسًا أفقية
    [column] خمسًا عمودية
    [diagonal] خمسًا قطرية
   *[many] أكثر من خمس
}.
why-opponents-five = { $game ->
    [pentago] { $mover ->
        [you] إدارتك أكملت
        [white] إدارة الأبيض أكملت
       *[black] إدارة الأسود أكملت
    }
   *[other] { $mover ->
        [you] دفعتك أكملت
        [white] دفعة الأبيض أكملت
       *[black] دفعة الأسود أكملت
    }
} { $line ->
    [row] خمسًا أفقية
    [column] خمسًا عمودية
    [diagonal] خمسًا قطرية
   *[many] أكثر من خمس
} { $other ->
    [white] للأبيض
   *[black] للأسود
}.
why-both-five = { $end ->
    [draw] نقلة واحدة صنعت خمسًا للطرفين.
   *[win] إدارة واحدة صنعت خمسًا للطرفين، والفوز هنا لمن أدار.
}
why-board-full = امتلأت الرقعة ولا خمس لأحد.
why-repetition = تكرّر الوضع نفسه للمرة الثالثة.
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
why-abandoned = تُركت اللعبة.

invite-title = ادعُ صديقك
invite-lead = أرسل هذا الرابط، أو دع صديقك يمسح الرمز. يصلح مرة واحدة ويعطي المقعد الآخر.
invite-link = رابط صديقك
invite-share = شارك الرابط
invite-text = العب معي { $game }
invite-copy = انسخ
invite-new = أنشئ رابطًا جديدًا
invite-qr = الرابط رمزَ QR
invite-watch = لكل الآخرين أن يشاهدوا من هذا العنوان:
join-title = أنت مدعوّ إلى لعبة { $game }
join-color = لونك: { $color }.
join-first = يبدأ { $color }.
join-choosing = أحدكما ينظر إلى الأفعى ويختار لونًا، والآخر يبدأ.
join-hints = لكليكما أن يطلب تلميحات ويرى التهديدات.
join-take = العب
join-how = كيف تُلعب
join-no-script = أخذ المقعد يحتاج إلى JavaScript، لأن سر رابطك لا يغادر متصفحك.
join-taken = هذا المقعد مأخوذ. ما زال بإمكانك المشاهدة.
join-wrong = هذا الرابط غير صحيح، أو حلّ محله رابط أحدث. اطلب أحدث رابط.
join-watch = شاهد اللعبة
join-own = هذا الرابط لصديقك، وهو ما زال صالحًا: أرسله إليه.
join-back = العودة إلى اللعبة

mine-title = ألعابي
mine-lead = ألعاب هذا المتصفح، الأحدث أولًا. لا يرى هذه القائمة غيرك.
mine-none = لا ألعاب بعد. اختر لعبة والعب.
mine-damaged = { $count ->
    [one] لعبة واحدة لم تعد قابلة للقراءة.
    [two] لعبتان لم تعودا قابلتين للقراءة.
    [few] { $count } ألعاب لم تعد قابلة للقراءة.
    [many] { $count } لعبة لم تعد قابلة للقراءة.
   *[other] { $count } لعبة لم تعد قابلة للقراءة.
}
mine-leave = لم يعد هذا الجهاز لي
mine-leave-what = لن يستطيع أحد بعد ذلك متابعة هذه الألعاب من هذا الجهاز، وتصبح القائمة فارغة. تبقى الألعاب، ويستطيع اللاعبون الآخرون المتابعة.
mine-leave-do = انسَ ألعابي هنا
mine-open = تابع
mine-look = انظر مجددًا
mine-moves = { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلةً
   *[other] { $count } نقلة
}

rules-title = القواعد
rules-editions = الإصدارات
rules-picture-start = كيف تبدأ

error-not-found = هذه الصفحة ليست هنا
error-not-found-more = ربما في العنوان خطأ، أو لم تعد اللعبة موجودة.
error-busy = أسرع قليلًا مما ينبغي
error-busy-more = انتظر لحظة ثم حاول مرة أخرى.
error-refused = لا يمكن فعل هذا
error-refused-more = ارجع وتحقق مما اخترت.
error-broken = حدث خطأ ما
error-broken-more = الخطأ منا وقد سُجّل. حاول مرة أخرى.
error-home = عودة إلى الألعاب
