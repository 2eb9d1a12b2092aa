# جولة في الألعاب الثلاث.

tour-welcome = في Panta ثلاث ألعاب. إليك كلًّا منها في دقيقة.
tour-next = اضغط Enter للعبة التالية، أو q ثم Enter للتوقف.
tour-try = جرّبها: { $command }
tour-end = انتهت الجولة. يعرض "panta --help" كل الأوامر، و"panta rules" مع اسم اللعبة قواعدها.
