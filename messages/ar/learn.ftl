nav-learn = تعلّم
learn-title = تعلّم باللعب
learn-lead = خطوات قليلة لكل لعبة، ويدك على الرقعة. ما أنجزته يبقى محفوظًا في هذا المتصفح.
learn-a = تعلّم { $game }
learn-step = الخطوة { $step } من { $steps }
learn-steps = الخطوات
learn-wrong-win = لا يفوز { $color } بهذا.
learn-wrong-draw = هذا لا يصنع تعادلًا.
learn-wrong-kind = نقلة مسموحة، لكنها ليست المقصودة هنا.
learn-wrong-hold = يستطيع { $color } الآن الفوز بالنقلة { $move }.

task-label = مهمتك
task-retry = حاول مرة أخرى
task-next = التالي
task-solution = أظهر حلًا
task-done = أُنجز
task-no-script = التجربة تحتاج إلى JavaScript. وبدونه يمكنك قراءة الحل أدناه.
