# ما تقوله مباراة بين لاعبين.

match-title = { $game }: { $a } ضد { $b }، { $done } من { $games } دورًا
match-player = اللاعب
match-won = فاز
match-drawn = تعادل
match-lost = خسر
match-points = نقاط
match-pairs = الأزواج بحسب النقاط: { $none } × 0، { $half } × ½، { $one } × 1، { $more } × 1½، { $two } × 2
match-elo = فرق إيلو { $elo }، بثقة 95 % من { $low } إلى { $high }
match-elo-unknown = فرق إيلو لم يُعرف بعد
match-sprt-open = اختبار { $elo0 } مقابل { $elo1 } إيلو: { $ratio } بين { $low } و{ $high }، لم يُحسم
match-sprt-first = اختبار { $elo0 } مقابل { $elo1 } إيلو: { $ratio } أدنى من { $low }، و{ $elo0 } هو الافتراض الأفضل
match-sprt-second = اختبار { $elo0 } مقابل { $elo1 } إيلو: { $ratio } أعلى من { $high }، و{ $elo1 } هو الافتراض الأفضل
match-forfeit = الدور { $number }: يخسر { $player }، { $reason }
match-more-forfeits = { $count ->
    [zero] لم يُخسر غيره هكذا
    [one] وخُسر دور آخر هكذا
    [two] وخُسر دوران آخران هكذا
    [few] وخُسرت { $count } أدوار أخرى هكذا
    [many] وخُسر { $count } دورًا آخر هكذا
   *[other] وخُسر { $count } دور آخر هكذا
}
match-interrupted = قُطعت المباراة؛ الأدوار المنتهية محسوبة
