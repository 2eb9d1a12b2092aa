# ما يقال عن وضع أو لعبة.

color-white = الأبيض
color-black = الأسود

turn = الدور على { $color }
layout-open = لم يُختر لون بعد: أحدهما يختار والآخر يبدأ

won = فاز { $color }
drawn = تعادل

ended-five-by-placing = { $result }: الكرة الجديدة أكملت خمسًا ({ $marks })
ended-opponents-five = { $result }: الخصم أكمل هذه الخمس ({ $marks })
ended-both-five = { $result }: نقلة واحدة صنعت خمسًا للطرفين ({ $marks })
ended-board-full = { $result }: امتلأت الرقعة ولا خمس لأحد
ended-repetition = { $result }: تكرّر الوضع للمرة الثالثة
ended-resignation = { $result } بالاستسلام
ended-time = { $result } بانتهاء الوقت
ended-forfeit = { $result } بالانسحاب
ended-agreement = { $result } بالاتفاق
ended-abandoned = { $result }؛ تُركت اللعبة
ended-unsaid = { $result }
not-over = لم تنتهِ
abandoned = تُركت، ولم يُحسم شيء

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [zero] لا ألعاب
    [one] لعبة واحدة صحيحة
    [two] لعبتان صحيحتان
    [few] { $count } ألعاب كلها صحيحة
    [many] { $count } لعبةً كلها صحيحة
   *[other] { $count } لعبة كلها صحيحة
}
record-plies = { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلةً
   *[other] { $count } نقلة
}
