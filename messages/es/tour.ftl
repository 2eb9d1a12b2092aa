tour-welcome = Panta ofrece tres juegos. Aquí tienes cada uno en un minuto.
tour-next = Pulsa Enter para el juego siguiente, o q y Enter para parar.
tour-try = Pruébalo: { $command }
tour-end = Ese era el recorrido. «panta --help» muestra todos los comandos; «panta rules» con el nombre de un juego explica sus reglas.
