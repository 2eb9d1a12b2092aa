rules-heading-material = Innehåll
rules-heading-turn = Din tur
rules-heading-end = Så slutar spelet
rules-heading-notation = Så skrivs dragen
rules-heading-edition = Vad den här utgåvan ändrar
rules-heading-settled = Vad regelhäftena lämnar öppet, och vad som gäller här
