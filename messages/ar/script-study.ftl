worth-win = فوز
worth-draw = تعادل
worth-loss = خسارة
worth-unknown = غير معروف
worth-win-exact = فوز، نقلات الفائز: { $moves }
worth-win-bound = فوز، نقلات الفائز: { $moves } على الأكثر
worth-loss-exact = خسارة، نقلات الفائز: { $moves }
worth-loss-bound = خسارة، نقلات الفائز: { $moves } على الأكثر
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
engine-lost = الخادم لا يجيب. النقلات محفوظة هنا.
engine-busy = الخادم مشغول. حاول بعد قليل.
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
promoted = صار هذا الخط الرئيسي
edit-lead = اضغط خانة لتغييرها: فارغة، أبيض، أسود.
review-working = تحليل الوضع { $ply } من { $count }
review-done = حُلّلت كل الأوضاع
review-stopped = توقّف
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
    [white] لعب الأبيض جيدًا وحافظ على { $percent } من النقاط في كل نقلة في المتوسط.
   *[black] لعب الأسود جيدًا وحافظ على { $percent } من النقاط في كل نقلة في المتوسط.
}
accuracy-fair = { $color ->
    [white] ارتكب الأبيض أخطاء صغيرة وحافظ على { $percent } من النقاط في كل نقلة في المتوسط.
   *[black] ارتكب الأسود أخطاء صغيرة وحافظ على { $percent } من النقاط في كل نقلة في المتوسط.
}
accuracy-poor = { $color ->
    [white] ارتكب الأبيض أخطاء كبيرة وحافظ على { $percent } من النقاط في كل نقلة في المتوسط.
   *[black] ارتكب الأسود أخطاء كبيرة وحافظ على { $percent } من النقاط في كل نقلة في المتوسط.
}
mistake-was = { $color ->
    [white] النقلة { $ply }: لعب الأبيض { $move }. جد نقلة أفضل.
   *[black] النقلة { $ply }: لعب الأسود { $move }. جد نقلة أفضل.
}
mistake-cost = كلّفت { $percent } من النقاط.
try-checking = فحص { $move }
try-right = نعم! { $move } هي الأفضل.
try-better = { $move } أفضل، لكن هناك نقلة أفضل منها.
try-wrong = { $move } ليست أفضل. حاول ثانية.
try-answer = الجواب: { $move }
try-again = حاول ثانية
try-show = أظهر الجواب
no-mistakes = لم تُكتشف أخطاء كبيرة.
