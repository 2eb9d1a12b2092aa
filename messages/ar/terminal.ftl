# ما يقال عند اللعب في الطرفية.

choose-game = أي لعبة؟
chooser-keys = ↑ ↓ السؤال   ← → الجواب   Enter ابدأ   Ctrl-O افتح سجلًا   q خروج
choose-number = اكتب رقمًا، أو لا شيء لاختيار { $number }
choose-one = لا يوجد جواب كهذا
plain-choose = انظر إلى الأفعى واختر لونك: اكتب white أو black
too-small = في هذه الطرفية { $have-width }x{ $have-height } من الأحرف. اجعلها { $width }x{ $height } على الأقل.

key-help = مساعدة
key-redo = إعادة
key-switch = تبادل
key-quit = خروج
key-new = جديدة
keys-type = اكتب نقلة أو أمرًا
keys-complete = أكمل ما كُتب
keys-scroll = تصفّح التحليل
keys-leave = اخرج فورًا

command-hint = أظهر نقلة جيدة
command-undo = تراجع عن آخر نقلة لك
command-redo = أعد ما تراجعت عنه
command-analyze = أظهر رأي الحاسوب
command-switch = تبادل الجانبين مع الحاسوب
command-resign = استسلم
command-new = لعبة جديدة
command-save = احفظ السجل
command-open = افتح سجلًا
command-board = اعرض الرقعة مرة أخرى
command-moves = اسرد النقلات
command-help = مساعدة
command-quit = خروج

not-now = لا يمكن ذلك الآن
nothing-to-undo = لا شيء للتراجع عنه
nothing-to-redo = لا شيء لإعادته
switched = تبادلتما الجانبين
nothing-to-switch = يلعب هنا شخصان، فلا تبادل
name-the-file = سمِّ ملفًا، مثل game.panta
saved-in = حُفظت في { $file }
not-saved = لم تُحفظ: { $reason }
opened-from = فُتح { $file }
not-opened = لم يُفتح: { $reason }
computer-takes = الحاسوب يأخذ { $color }
quit-sure = أتخرج دون حفظ اللعبة؟
now-twist-or-skip = كرة في { $cell }: الآن أدِر مربّعًا، أو اضغط المسافة لترك الإدارة

analysis-title = التحليل
analysis-so-far = العمق { $depth }، { $nodes } وضعًا
analysis-begins = الحاسوب يفكّر
analysis-rests = لا شيء للتحليل الآن

move-form-pentago = النقلة خانة وإدارة: c3-2R تضع كرة في c3 وتدير المربّع 2 مع عقارب الساعة
move-form-pentaroll = النقلة جهة ومسار: Nc من الأعلى، Sc من الأسفل، W3 من اليسار، E3 من اليمين
move-form-pantarei = النقلة مثل 5R1 (حرشفة من الكومة 5 إلى اليمين) أو 5L2 (حرشفتان إلى اليسار) أو 3x9 (تبديل) أو pass

game-over = انتهت اللعبة
illegal-unplayable = لا يمكن لعب { $move } هنا
illegal-lane-full = مسار { $entry } ممتلئ
illegal-taken = الخانة { $cell } مشغولة
illegal-twist-in-reply = الرد كرة بلا إدارة: { $cell }
illegal-twist-after-win = لا إدارة بعد كرة فائزة: { $cell }
illegal-twist-due = يجب إدارة مربّع بعد { $cell }، مثل { $cell }-1R
illegal-clockwise-only = في هذا الإصدار تُدار المربّعات مع عقارب الساعة فقط
illegal-needless-pass = يمكنك النقل أو التبديل، فلا يجوز التمرير
illegal-one-scale = في الكومة { $stack } حرشفة واحدة فقط
illegal-past-head = النقل بمقدار { $value } من الكومة { $stack } يتجاوز رأس الأفعى
illegal-past-tail = النقل بمقدار { $value } من الكومة { $stack } يتجاوز ذيل الأفعى
illegal-swap-itself = لا تُبدَّل كومة بنفسها
illegal-swap-after-swap = لا تبديل مباشرة بعد تبديل الخصم
illegal-no-stack = لا توجد كومة { $stack }؛ الأخيرة هي { $count }
illegal-others-stack = الكومة { $stack } بيد { $color ->
    [white] الأبيض
   *[black] الأسود
}
illegal-nobodys-stack = الكومة { $stack } تحت الحرشفة المحايدة وليست لأحد
