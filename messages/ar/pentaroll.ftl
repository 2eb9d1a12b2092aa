game-pentaroll = Pentaroll
learn-a-pentaroll = تعلّم Pentaroll
play-a-pentaroll = لعب Pentaroll
rules-of-pentaroll = قواعد Pentaroll
setup-title-pentaroll = مباراة Pentaroll
join-title-pentaroll = لديك دعوة إلى مباراة Pentaroll
invite-text-pentaroll = هيا نلعب Pentaroll معًا
puzzles-of-pentaroll = ألغاز Pentaroll
study-title-pentaroll = تحليل Pentaroll
review-title-pentaroll = مراجعة مباراة Pentaroll
tagline-pentaroll = دحرج الكرات من الحافة، وكوّن صفًا خماسيًا
edition-pentaroll-standard = قواعد إصدار 2021.

learn-pentaroll-turn-title = دور واحد
learn-pentaroll-turn = دحرج كرة إلى الداخل من أي حافة. في المسار الفارغ تبقى في أول خانة.
learn-pentaroll-turn-right = هذا دور كامل: كرة واحدة من الحافة.
learn-pentaroll-push-title = الدفع
learn-pentaroll-push = دحرج كرة من اليسار على الصف 3. أول خانة فيه ليست فارغة.
learn-pentaroll-push-right = دفعت كرتك الكرات المتلاصقة خانة واحدة إلى الداخل، أيًّا كان أصحابها. أما الكرة التي خلف الفجوة فلم تتحرك.
learn-pentaroll-five-title = صف خماسي
learn-pentaroll-five = يفوز من يصفّ خمس كرات على خط واحد: في صف أو عمود أو قطر. ادفع كرات الأبيض الأربع وأضف الخامسة.
learn-pentaroll-five-right = تقدمت أربع كرات، وجاءت الخامسة خلفها.
learn-pentaroll-full-title = مسارات ممتلئة
learn-pentaroll-full = الصف 4 ممتلئ، فلا يمكن دحرجة كرة إليه: لا شيء يُدفع خارج الرقعة. فُز من مسار آخر.
learn-pentaroll-full-right = كان في العمود b متسع، فتحركت كراته عابرةً الصف الممتلئ.
learn-pentaroll-corner-title = الزوايا
learn-pentaroll-corner = للزاوية مدخلان: عبر صفها وعبر عمودها. واحد منهما فقط يحقق الفوز هنا.
learn-pentaroll-corner-right = من الأعلى تدفع العمود. ومن اليسار كنت ستدفع الصف.
learn-pentaroll-theirs-title = دفعة لصالح الخصم
learn-pentaroll-theirs = الدفعة تحرك كرات الخصم أيضًا. هذه المرة فقط اخسر عمدًا: ابحث عن الدفعة التي تكوّن صفًا خماسيًا للأسود.
learn-pentaroll-theirs-right = نقلت دفعتك كرة الأسود الخامسة إلى مكانها، ففاز الأسود.
learn-pentaroll-both-title = للطرفين معًا
learn-pentaroll-both = يمكن للأسود أن يفوز في موضعين. دفعة واحدة تكوّن صفًا خماسيًا للطرفين. ابحث عنها.
learn-pentaroll-both-right = الصف الخماسي للطرفين معًا تعادل.
learn-pentaroll-defend-title = الدفاع
learn-pentaroll-defend = للأسود أربع كرات في الصف 3 ويريد الدفع. العب نقلة لا يستطيع الأسود بعدها الفوز في الحال.
learn-pentaroll-defend-right = دفعة عبر الصف، من عمود يقطعه، تكسر الخط.

rules-pentaroll-material =
    رقعة من 6x6 خانات، وثماني عشرة كرة لكل طرف، الأبيض والأسود. يبدأ الأبيض ما لم يتفق اللاعبان على غير ذلك.
rules-pentaroll-turn =
    دحرج كرة من لونك إلى الداخل من أي مدخل على الحافة. إن كانت الخانة هناك فارغة بقيت الكرة فيها. وإن كانت فيها كرة، دفعت كرتك كل الكرات، من تلك الخانة حتى أول فجوة، إلى الداخل في خط مستقيم وبمقدار خانة واحدة. وتبقى الكرات التي خلف الفجوة مكانها. المسار الذي فيه ست كرات ممتلئ ولا يمكن الدخول إليه: لا شيء يُدفع خارج الرقعة.
rules-pentaroll-end =
    - انظر إلى الرقعة كلها بعد كل نقلة. إن كانت لك وحدك خمس كرات أو أكثر على خط واحد فُزت. وإن كان ذلك للخصم وحده فاز الخصم. وإن كان للطرفين فالمباراة تعادل.
    - إذا امتلأت الرقعة وليس لأحد صف خماسي، فالمباراة تعادل. وما دامت هناك خانة فارغة فهناك نقلة ممكنة.
rules-pentaroll-notation =
    تُكتب النقلة جهةً ومسارًا: Nc من الأعلى في العمود c، وSc من الأسفل فيه، وW3 من اليسار على الصف 3، وE3 من اليمين عليه. الأعمدة من a إلى f من اليسار، والصفوف من 1 إلى 6 من الأعلى.
rules-pentaroll-settled =
    - يمكن دخول الزاوية عبر صفها أو عبر عمودها. وما دامت فارغة فهما النقلة نفسها، وتُكتب كما تُكتب النقلة عبر الصف.
    - الفجوة توقف الدفع.
    - إذا كوّنت الدفعة صفًا خماسيًا للخصم وحده، فاز الخصم.

position-form-pentaroll = المتوقع وضع مثل w5/6/2b3/6/6/6 w: ستة صفوف من الأعلى، ثم صاحب الدور. الخطأ عند الحرف رقم { $column }.

move-form-pentaroll = النقلة جهة ومسار: Nc من الأعلى، Sc من الأسفل، W3 من اليسار، E3 من اليمين
illegal-lane-full = مسار { $entry } ممتلئ، فلا يمكن دحرجة كرة إليه

tour-pentaroll-move = يدحرج الأبيض كرة من اليسار على الصف 2 (W2)، فتدفع كل الكرات التي قبل الفجوة خانة واحدة إلى الداخل. وتبقى الكرات التي خلف الفجوة مكانها.
tour-pentaroll-surprise = مفاجأة: الدفعة تحرك كرات الخصم أيضًا، وقد تكمل له صفًا خماسيًا.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] أكملت دفعتك صفًا خماسيًا للأبيض.
       *[black] أكملت دفعتك صفًا خماسيًا للأسود.
    }
    [white] أكملت دفعة الأبيض صفًا خماسيًا للأسود.
   *[black] أكملت دفعة الأسود صفًا خماسيًا للأبيض.
}

## For scripts

board-pentaroll = رقعة Pentaroll
choose-entry = دحرج كرة من الحافة
entry-N = من الأعلى، العمود { $lane }
entry-S = من الأسفل، العمود { $lane }
entry-W = من اليسار، الصف { $lane }
entry-E = من اليمين، الصف { $lane }
entry-full = { $entry }؛ مغلق
entry-pending = { $entry }؛ اضغط مرة أخرى للدحرجة
press-again = اضغط على السهم مرة أخرى للدحرجة
said-pentaroll-N = { $color ->
    [white] الأبيض: من الأعلى، العمود { $lane }
   *[black] الأسود: من الأعلى، العمود { $lane }
}
said-pentaroll-E = { $color ->
    [white] الأبيض: من اليمين، الصف { $lane }
   *[black] الأسود: من اليمين، الصف { $lane }
}
said-pentaroll-S = { $color ->
    [white] الأبيض: من الأسفل، العمود { $lane }
   *[black] الأسود: من الأسفل، العمود { $lane }
}
said-pentaroll-W = { $color ->
    [white] الأبيض: من اليسار، الصف { $lane }
   *[black] الأسود: من اليسار، الصف { $lane }
}
