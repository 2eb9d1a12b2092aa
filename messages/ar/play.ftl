# ما يقال عن وضع أو لعبة.

turn = { $color ->
    [white] الدور للأبيض
   *[black] الدور للأسود
}
layout-open = لم يُختر لون بعد: لاعب يختار، والآخر يبدأ

won = { $color ->
    [white] فاز الأبيض
   *[black] فاز الأسود
}
drawn = تعادل
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] فاز الأبيض: أكملت الكرة الجديدة صفًا خماسيًا ({ $marks })
   *[black] فاز الأسود: أكملت الكرة الجديدة صفًا خماسيًا ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] فاز الأبيض: أكمل الأسود صفًا خماسيًا للأبيض ({ $marks })
   *[black] فاز الأسود: أكمل الأبيض صفًا خماسيًا للأسود ({ $marks })
}
ended-both-five = { $winner ->
    [white] فاز الأبيض: كوّنت نقلة واحدة صفًا خماسيًا للطرفين ({ $marks })
    [black] فاز الأسود: كوّنت نقلة واحدة صفًا خماسيًا للطرفين ({ $marks })
   *[draw] تعادل: كوّنت نقلة واحدة صفًا خماسيًا للطرفين ({ $marks })
}
ended-board-full = تعادل: امتلأت الرقعة وليس لأحد صف خماسي
ended-repetition = تعادل: ظهر الوضع نفسه للمرة الثالثة
ended-resignation = { $winner ->
    [white] فاز الأبيض: استسلم الأسود
   *[black] فاز الأسود: استسلم الأبيض
}
ended-time = { $winner ->
    [white] فاز الأبيض: انتهى وقت الأسود
   *[black] فاز الأسود: انتهى وقت الأبيض
}
ended-forfeit = { $winner ->
    [white] فاز الأبيض: عُدّ الأسود خاسرًا
   *[black] فاز الأسود: عُدّ الأبيض خاسرًا
}
ended-agreement = تعادل: اتفق الطرفان
ended-abandoned = { $winner ->
    [white] فاز الأبيض: تُركت المباراة
    [black] فاز الأسود: تُركت المباراة
   *[draw] تعادل: تُركت المباراة
}
ended-unsaid = { $winner ->
    [white] فاز الأبيض
    [black] فاز الأسود
   *[draw] تعادل
}
not-over = لم تنتهِ بعد
abandoned = تُركت، ولم يُحسم شيء

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة صالحة
    [two] مباراتان صالحتان
    [few] { $count } مباريات، كلها صالحة
    [many] { $count } مباراةً، كلها صالحة
   *[other] { $count } مباراة، كلها صالحة
}
record-plies = { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلةً
   *[other] { $count } نقلة
}
record-line = { $number }. { $game }، { $players }، { $plies }: { $state }
noted = { $text } ({ $note })
