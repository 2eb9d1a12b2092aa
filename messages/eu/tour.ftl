tour-welcome = Pantak hiru joko ditu. Hona hemen bakoitza minutu batean.
tour-next = Sakatu Enter hurrengo jokorako, edo q eta Enter amaitzeko.
tour-try = Probatu: { $command }
tour-end = Hori izan da bisita. «panta --help» aginduak agindu guztiak zerrendatzen ditu; «panta rules JOKOA» aginduak arauak azaltzen ditu.
