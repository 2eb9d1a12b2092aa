# الألعاب وإصداراتها.

game-pentago = Pentago
game-pentaroll = Pentaroll
game-pantarei = Pantareï

tagline-pentago = ضع كرة، أدِر مربّعًا، وخمس في صف
tagline-pentaroll = دحرج الكرات من الحافة، وخمس في صف
tagline-pantarei = تسع عشرة حرشفة، أفعى واحدة، وكومة من سبع

edition-pentago-standard = القواعد المشتركة بين معظم الإصدارات المطبوعة.
edition-pentago-finnish = إذا صنعت الإدارة خمسًا للطرفين فاز من أدار، ويجوز ترك الإدارة ما دام هناك مربّع فارغ.
edition-pentago-czech = إذا صنعت إدارتك خمسًا لك وحدك، ردّ الخصم بكرة أخرى بلا إدارة: إن صنعت له خمسًا فالنتيجة تعادل، وإلا فقد فزت.
edition-pentago-basque = تُدار المربّعات مع عقارب الساعة فقط.
edition-pentago-openspiel = يُدار مربّع دائمًا، ولا تُحسب الخمس إلا بعد الإدارة: هكذا تلعب مكتبة بحثية، وأُبقيت لمقارنة النتائج.
edition-pentaroll-standard = قواعد إصدار 2021.
edition-pantarei-standard = قواعد الإصدار المطبوع.
