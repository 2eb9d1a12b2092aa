# ما يقال عند اللعب في الطرفية.

choose-game = أي لعبة؟
chooser-keys = ↑ ↓ السؤال   ← → الجواب   Enter ابدأ   Ctrl-O افتح سجلًا   q خروج
choose-number = اكتب رقمًا، أو اضغط Enter لاختيار { $number }
choose-one = ليس هذا من الأجوبة
plain-choose = انظر إلى الأفعى واختر لونًا: اكتب { $white } أو { $black }
too-small = هذه الطرفية أصغر من اللازم: { $have }. يلزم { $need } على الأقل.

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
command-undo = التراجع عن آخر نقلة
command-redo = إعادة النقلة المتراجَع عنها
command-analyze = أظهر رأي الحاسوب
command-switch = تبادل الجانبين مع الحاسوب
command-resign = استسلم
command-new = مباراة جديدة
command-save = احفظ السجل
command-open = افتح سجلًا
command-board = اعرض الرقعة مرة أخرى
command-moves = اسرد النقلات
command-help = مساعدة
command-quit = خروج

not-now = لا يمكن ذلك الآن
nothing-to-undo = لا شيء للتراجع عنه
nothing-to-redo = لا شيء لإعادته
switched = تبادل الطرفان
nothing-to-switch = يلعب شخصان، فلا طرفين للتبادل
name-the-file = سمِّ ملفًا، مثل game.panta
saved-in = حُفظت في { $file }
not-saved = لم تُحفظ: { $reason }
opened-from = فُتح { $file }
not-opened = لم يُفتح: { $reason }
computer-takes = { $color ->
    [white] يأخذ الحاسوب الأبيض
   *[black] يأخذ الحاسوب الأسود
}
quit-sure = أتخرج دون حفظ المباراة؟
question-keys = { $yes } نعم   { $no } لا

analysis-title = التحليل
analysis-so-far = العمق { $depth }، الأوضاع: { $nodes }
analysis-begins = الحاسوب يفكّر
analysis-rests = لا شيء للتحليل الآن

game-over = انتهت المباراة
illegal-unplayable = لا يمكن لعب { $move } هنا
illegal-taken = الخانة { $cell } ليست فارغة
