game-pentaroll = Pentaroll
tagline-pentaroll = دحرج الكرات من الحافة، وخمس في صف
edition-pentaroll-standard = قواعد إصدار 2021.

learn-pentaroll-turn-title = دور واحد
learn-pentaroll-turn = دحرج كرة من أي حافة. في ممر فارغ تبقى في أول خانة.
learn-pentaroll-turn-right = هذا دور كامل: كرة واحدة من الحافة.
learn-pentaroll-push-title = الدفع
learn-pentaroll-push = دحرج كرة في الصف 3 من اليسار، حيث المدخل مشغول.
learn-pentaroll-push-right = دفعت كرتك الصف المتصل خانة إلى الداخل، أيًا كان صاحب الكرات. أما الكرة التي بعد الفراغ فبقيت.
learn-pentaroll-five-title = خمس في خط
learn-pentaroll-five = خمس في خط تفوز: أفقيًا أو عموديًا أو قطريًا. ادفع كرات الأبيض الأربع وأضف الخامسة.
learn-pentaroll-five-right = تقدمت الأربع، وجاءت الخامسة خلفها.
learn-pentaroll-full-title = ممرات ممتلئة
learn-pentaroll-full = الصف 4 ممتلئ ومغلق: لا شيء يُدفع خارج الرقعة. افز عبر ممر آخر.
learn-pentaroll-full-right = كان في العمود b متسع، فعبرت كراته الصف الممتلئ.
learn-pentaroll-corner-title = الزوايا
learn-pentaroll-corner = للزاوية مدخلان: عبر صفها وعبر عمودها. واحد منهما فقط يفوز هنا.
learn-pentaroll-corner-right = من الأعلى تدفع العمود. ومن اليسار كنت ستدفع الصف.
learn-pentaroll-theirs-title = دفعة لصالح الخصم
learn-pentaroll-theirs = الدفعة تحرك كرات الخصم أيضًا. هذه المرة فقط، اخسر عمدًا: ابحث عن الدفعة التي تصنع خمس الأسود.
learn-pentaroll-theirs-right = دفعتك وضعت كرة الأسود الخامسة في مكانها، ففاز الأسود.
learn-pentaroll-both-title = كلاهما معًا
learn-pentaroll-both = يستطيع الأسود الفوز في موضعين. دفعة واحدة تصنع خمسًا للطرفين: ابحث عنها.
learn-pentaroll-both-right = خمس للطرفين تعادل.
learn-pentaroll-defend-title = دافع
learn-pentaroll-defend = للأسود أربع في الصف 3 وهو على وشك الدفع. العب نقلة لا يستطيع الأسود بعدها الفوز فورًا.
learn-pentaroll-defend-right = دفعة عرضية تكسر الخط.

rules-pentaroll-material =
    رقعة من 6x6 خانات وثماني عشرة كرة لكل طرف، الأبيض والأسود. يبدأ الأبيض ما لم تتفقا على غير ذلك.
rules-pentaroll-turn =
    دحرج كرة من لونك من أي مدخل على الحافة. إن كانت الخانة هناك فارغة بقيت الكرة فيها. وإن كانت مشغولة دفعت كرتك الصف المتصل الذي يبدأ هناك خانة واحدة إلى الداخل. الكرات التي بعد أول فراغ تبقى مكانها. الممر الذي فيه ست كرات ممتلئ لا يُدخل منه: لا شيء يُدفع خارج الرقعة.
rules-pentaroll-end =
    - بعد كل نقلة انظر إلى الرقعة كلها. خمس أو أكثر في خط لك وحدك تفوز لك، وللخصم وحده تفوز له، وللطرفين تعادل.
    - رقعة ممتلئة بلا خمس تعادل. وما دامت خانة فارغة فهناك نقلة.
rules-pentaroll-notation =
    الجهة والممر: Nc من الأعلى نزولًا في العمود c، وSc من الأسفل صعودًا، وW3 من اليسار في الصف 3، وE3 من اليمين. الأعمدة من a إلى f من اليسار، والصفوف من 1 إلى 6 من الأعلى.
rules-pentaroll-settled =
    - يُدخل إلى الزاوية عبر صفها أو عمودها. وما دامت فارغة فهما نقلة واحدة تُكتب على أنها عبر الصف.
    - الفراغ يوقف الدفع.
    - دفعة تصنع خمسًا للخصم وحده تفوز للخصم.

position-form-pentaroll = المتوقع وضع مثل w5/6/2b3/6/6/6 w: ستة صفوف من الأعلى ثم صاحب الدور؛ الخطأ عند الحرف { $column }

move-form-pentaroll = النقلة جهة ومسار: Nc من الأعلى، Sc من الأسفل، W3 من اليسار، E3 من اليمين
illegal-lane-full = مسار { $entry } ممتلئ

tour-pentaroll-move = يدحرج الأبيض من اليسار في الصف 2 (W2) ويدفع الصف خانة إلى الداخل. الكرات بعد الفراغ تبقى.
tour-pentaroll-surprise = مفاجأة: الدفعة تحرّك كرات الخصم أيضًا وقد تكمل خمسه.

## For scripts

board-pentaroll = رقعة Pentaroll
choose-entry = دحرج كرة من الحافة
entry = { $entry }
entry-full = { $entry }، مغلق
entry-pending = { $entry }، اضغط مرة أخرى للدحرجة
entry-N = من الأعلى، العمود { $lane }
entry-S = من الأسفل، العمود { $lane }
entry-W = من اليسار، الصف { $lane }
entry-E = من اليمين، الصف { $lane }
press-again = اضغط السهم مرة أخرى للدحرجة
said-pentaroll-N = { $color }: { entry-N }
said-pentaroll-E = { $color }: { entry-E }
said-pentaroll-S = { $color }: { entry-S }
said-pentaroll-W = { $color }: { entry-W }
