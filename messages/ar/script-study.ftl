worth-win = فوز
worth-draw = تعادل
worth-loss = خسارة
worth-unknown = غير معروف
worth-win-exact = فوز، نقلات الفائز: { $moves }
worth-win-bound = فوز، نقلات الفائز على الأكثر: { $moves }
worth-loss-exact = خسارة، نقلات الفائز: { $moves }
worth-loss-bound = خسارة، نقلات الفائز على الأكثر: { $moves }
worth-about = نحو { $percent }
worth-at = { $place }؛ { $value }
is-proven = مثبت
is-published = أثبته آخرون
is-estimated = تقدير
verdict-is = { $color ->
    [white] { $how ->
        [proven] الدور للأبيض: { $value }، مثبت
        [published] الدور للأبيض: { $value }، أثبته آخرون
       *[estimated] الدور للأبيض: { $value }، تقديرًا
    }
   *[black] { $how ->
        [proven] الدور للأسود: { $value }، مثبت
        [published] الدور للأسود: { $value }، أثبته آخرون
       *[estimated] الدور للأسود: { $value }، تقديرًا
    }
}
best-is = الأفضل: { $move }؛ { $value }
no-best = لا تُعرف أفضل نقلة بعد
no-value = لا يُعرف شيء بعد
engine-working = العمق { $depth }، ما زال يفكّر
engine-done = العمق { $depth }
engine-resting = المحرّك متوقف
engine-lost = الخادم لا يستجيب. النقلات محفوظة هنا.
engine-busy = الخادم مشغول. يُرجى المحاولة بعد قليل.
prove-here = الإثبات هنا، بذاكرة لا تتجاوز { $memory }
prove-there = الإثبات على الخادم، بذاكرة لا تتجاوز { $memory }
no-memory = يحتاج الإثبات إلى { $needed } من الذاكرة، والمتاح على هذا الجهاز { $limit }.
no-memory-there = يحتاج الإثبات إلى { $needed } من الذاكرة، والمتاح على الخادم { $limit }.
megabytes = { $count } م.ب
gigabytes = { $count } غ.ب
engine-unproven = لم يُعثر على إثبات.
engine-failed = تعذّر على هذا الجهاز البحث عن إثبات. ربما تنقصه الذاكرة.
line-unfold = إظهار الخط كله
over-white = فاز الأبيض
over-black = فاز الأسود
over-draw = تعادل
not-read = لا يمكن قراءة ذلك: { $why }
was-read = { $count ->
    [zero] لا نقلات معروضة
    [one] عُرضت نقلة واحدة
    [two] عُرضت نقلتان
    [few] عُرضت { $count } نقلات
    [many] عُرضت { $count } نقلةً
   *[other] عُرضت { $count } نقلة
}
at-start = البداية
main-line = الخط الرئيسي
variation = تفريعة
deleted = حُذف
did-undo = تم التراجع عن التغيير
did-redo = أُعيد التغيير
promoted = هذا هو الخط الرئيسي الآن
palette = ما يوضع
palette-lead = اختر ما يوضع، ثم اضغط على الخانات. والضغط مرة ثانية يزيله.
palette-w = الأبيض
palette-b = الأسود
palette-empty = مسح
pinned = أُبقي للمقارنة: { $place }
link-damaged = هذا الرابط تالف أو ناقص. تُعرض الرقعة الفارغة.
link-short = تم النسخ. هذا أكثر مما يسعه رابط: فيه الخط الذي على الرقعة فقط. أما السجل ففيه كل شيء.
review-working = جارٍ تحليل الوضع { $ply } من { $count }
review-done = حُلّلت كل الأوضاع
review-stopped = توقّف التحليل
review-point = { $how ->
    [proven] للأبيض: { $value }، مثبت
    [published] للأبيض: { $value }، أثبته آخرون
   *[estimated] للأبيض: { $value }، تقديرًا
}
accuracy-perfect = { $color ->
    [white] لم يخطئ الأبيض.
   *[black] لم يخطئ الأسود.
}
accuracy-good = { $color ->
    [white] لعب الأبيض جيدًا وحافظ على { $percent } من النقاط لكل نقلة في المتوسط.
   *[black] لعب الأسود جيدًا وحافظ على { $percent } من النقاط لكل نقلة في المتوسط.
}
accuracy-fair = { $color ->
    [white] ارتكب الأبيض أخطاء صغيرة وحافظ على { $percent } من النقاط لكل نقلة في المتوسط.
   *[black] ارتكب الأسود أخطاء صغيرة وحافظ على { $percent } من النقاط لكل نقلة في المتوسط.
}
accuracy-poor = { $color ->
    [white] ارتكب الأبيض أخطاء كبيرة وحافظ على { $percent } من النقاط لكل نقلة في المتوسط.
   *[black] ارتكب الأسود أخطاء كبيرة وحافظ على { $percent } من النقاط لكل نقلة في المتوسط.
}
review-move = { $color ->
    [white] النقلة { $number }: لعب الأبيض { $move }
   *[black] النقلة { $number }: لعب الأسود { $move }
}
slip-lost = { $color ->
    [white] بعد { $move } يفوز الأبيض
   *[black] بعد { $move } يفوز الأسود
}
slip-drawn = بعد { $move } تنتهي المباراة بالتعادل
slip-about = { $color ->
    [white] بعد { $move } يُتوقع للأبيض نحو { $percent } من النقاط
   *[black] بعد { $move } يُتوقع للأسود نحو { $percent } من النقاط
}
until-won = { $color ->
    [white] حتى هنا كان الفوز للأبيض
   *[black] حتى هنا كان الفوز للأسود
}
until-drawn = حتى هنا كان تعادلًا
until-about = { $color ->
    [white] حتى هنا كان يُتوقع للأبيض نحو { $percent }
   *[black] حتى هنا كان يُتوقع للأسود نحو { $percent }
}
way-refuting = الرد الذي يدحضها
way-best = ما كان أفضل
try-lead = { $color ->
    [white] ابحث عن نقلة أفضل للأبيض
   *[black] ابحث عن نقلة أفضل للأسود
}
mistake-cost = كلّفت هذه النقلة { $percent } من النقاط.
try-checking = جارٍ فحص { $move }
try-right = نعم! النقلة { $move } هي الأفضل.
try-better = النقلة { $move } أفضل، لكن هناك نقلة أفضل منها.
try-wrong = النقلة { $move } ليست أفضل. حاول مرة أخرى.
no-mistakes = لم تُكتشف أخطاء كبيرة.
puzzles-looking = جارٍ البحث عن ألغاز في هذه المباراة
puzzles-found = { $count ->
    [zero] لم يُعثر على ألغاز في هذه المباراة.
    [one] عُثر على لغز واحد في هذه المباراة.
    [two] عُثر على لغزين في هذه المباراة.
    [few] عُثر على { $count } ألغاز في هذه المباراة.
    [many] عُثر على { $count } لغزًا في هذه المباراة.
   *[other] عُثر على { $count } لغز في هذه المباراة.
}
puzzles-none = لا لغز في هذه المباراة: ليس قرب نهايتها وضع تكون فيه نقلة واحدة فقط تحقق الفوز أو تضمن التعادل.
puzzles-cannot = لا يستطيع هذا المتصفح البحث عن ألغاز الآن.
