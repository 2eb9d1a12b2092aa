nav-learn = تعلّم
learn-title = تعلّم باللعب
learn-lead = بضع خطوات لكل لعبة، على الرقعة مباشرة. هذا المتصفح يتذكر ما أُنجز منها.
learn-step = الخطوة { $step } من { $steps }
learn-steps = الخطوات
learn-wrong-win = { $color ->
    [white] لا يفوز الأبيض بهذه النقلة.
   *[black] لا يفوز الأسود بهذه النقلة.
}
learn-wrong-draw = هذا لا يؤدي إلى تعادل.
learn-wrong-kind = هذه النقلة جائزة، لكنها ليست المطلوبة هنا.
learn-wrong-hold = { $color ->
    [white] يمكن للأبيض الآن أن يفوز بالنقلة { $move }.
   *[black] يمكن للأسود الآن أن يفوز بالنقلة { $move }.
}

task-label = مهمتك
task-retry = محاولة أخرى
task-next = التالي
task-solution = إظهار حل
task-done = تمّت
task-no-script = التجربة تحتاج إلى JavaScript. وبدونه يمكنك قراءة الحل أدناه.
