tour-welcome = Panta offre tre giochi. Eccoli, ciascuno in un minuto.
tour-next = Premi Enter per il prossimo gioco, oppure q e Enter per smettere.
tour-try = Provalo: { $command }
tour-end = Il giro è finito. «panta --help» elenca tutti i comandi, «panta rules» con il nome di un gioco ne spiega le regole.
