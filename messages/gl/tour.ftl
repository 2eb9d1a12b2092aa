tour-welcome = Panta ten tres xogos. Aquí tes cada un nun minuto.
tour-next = Preme Enter para o xogo seguinte, ou q e Enter para parar.
tour-try = Próbao: { $command }
tour-end = Ese era o percorrido. «panta --help» mostra todas as ordes; «panta rules» co nome dun xogo explica as súas regras.
