tour-welcome = Panta играет в три игры. Вот каждая из них за минуту.
tour-next = Нажмите Enter, чтобы увидеть следующую игру, или q и Enter, чтобы закончить.
tour-try = Попробуйте: { $command }
tour-end = На этом всё. «panta --help» выводит все команды, «panta rules GAME» рассказывает правила.
