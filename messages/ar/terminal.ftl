# ما يقال عند اللعب في الطرفية.

choose-game = أي لعبة؟
chooser-keys = ↑ ↓ السؤال   ← → الجواب   Enter بدء   Ctrl-O فتح سجل   q خروج
choose-number = اكتب رقمًا، أو اضغط Enter لاختيار { $number }
choose-one = ليس هذا من الأجوبة
plain-choose = انظر إلى الأفعى واختر لونًا: اكتب { $white } أو { $black }
too-small = هذه الطرفية أصغر من اللازم: { $have }. يلزم { $need } على الأقل.

key-help = مساعدة
key-redo = إعادة
key-switch = تبادل
key-quit = خروج
key-new = جديدة
keys-type = كتابة نقلة أو أمر
keys-complete = إكمال ما كُتب
keys-scroll = تمرير التحليل
keys-leave = الخروج فورًا

command-hint = إظهار نقلة جيدة
command-undo = التراجع عن آخر نقلة
command-redo = إعادة النقلة التي تم التراجع عنها
command-analyze = إظهار رأي المحرّك
command-switch = تبادل اللونين مع الحاسوب
command-resign = استسلام
command-new = مباراة جديدة
command-save = حفظ السجل
command-open = فتح سجل
command-board = عرض الرقعة مرة أخرى
command-moves = سرد النقلات
command-help = مساعدة
command-quit = خروج
command-file = ملف

not-now = لا يمكن ذلك الآن
nothing-to-undo = لا شيء للتراجع عنه
nothing-to-redo = لا شيء لإعادته
switched = تم تبادل اللونين
nothing-to-switch = اللاعبان شخصان، فلا تبادل مع الحاسوب
name-the-file = اذكر اسم ملف، مثل game.panta
saved-in = حُفظت في { $file }
not-saved = لم تُحفظ: { $reason }
opened-from = فُتح { $file }
not-opened = لم يُفتح: { $reason }
file-missing = لا يوجد ملف { $file }
file-exists = يوجد ملف { $file } من قبل
file-denied = النظام لا يسمح بذلك: { $file }
file-folder = الاسم { $file } لمجلد
file-full = لا توجد مساحة كافية للملف { $file }
file-failed = خطأ النظام رقم { $number }: { $file }
file-long = الملف { $file } أطول من أن يكون سجلًا
file-not-text = في السطر { $line } عند الحرف رقم { $column } شيء ليس نصًا
file-no-game = لا توجد مباراة في { $file }
computer-takes = { $color ->
    [white] يأخذ الحاسوب الأبيض
   *[black] يأخذ الحاسوب الأسود
}
quit-sure = هل تريد الخروج دون حفظ المباراة؟
question-keys = { $yes } نعم   { $no } لا

analysis-title = التحليل
analysis-so-far = العمق { $depth }، الأوضاع: { $nodes }
analysis-begins = المحرّك يفكّر
analysis-rests = لا شيء للتحليل الآن

game-over = انتهت المباراة
illegal-unplayable = لا يمكن لعب { $move } هنا
illegal-taken = الخانة { $cell } ليست فارغة
