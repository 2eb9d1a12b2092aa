rules-heading-material = A játék tartozékai
rules-heading-turn = Ha te jössz
rules-heading-end = Hogyan ér véget a játék
rules-heading-notation = Hogyan írjuk a lépéseket
rules-heading-edition = Miben más ez a kiadás
rules-heading-settled = Amit a szabályfüzetek nyitva hagynak, és ami itt érvényes
