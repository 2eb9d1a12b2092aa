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

analysis-title = التحليل
analysis-so-far = العمق { $depth }، { $nodes } وضعًا
analysis-begins = الحاسوب يفكّر
analysis-rests = لا شيء للتحليل الآن

game-over = انتهت اللعبة
illegal-unplayable = لا يمكن لعب { $move } هنا
illegal-taken = الخانة { $cell } مشغولة
