web-skip = Ir para o conteúdo
web-nav = Páginas
nav-games = Jogos
nav-mine = As minhas partidas
nav-rules = Regras
web-language = Língua
web-names = Pentago, Pentaroll e Pantareï pertencem às suas editoras. O Panta não tem ligação com elas.
web-offline = O que vê aqui já funciona também sem o servidor. As partidas com outras pessoas precisam dele.
web-new-version = Está pronta uma nova versão do Panta.
web-new-version-use = Usar agora
here-missing = Este navegador não tem esta partida. As partidas contra o computador e num só ecrã ficam no navegador onde são jogadas.
here-not-kept = Este navegador não guarda nada aqui, por isso não se pode jogar nele a partida. A causa pode ser uma janela privada ou um dispositivo cheio.

home-title = Três jogos para dois
home-lead = Jogue contra o computador, com alguém ao seu lado ou com alguém longe. Sem conta, sem instalar nada.
home-continue = Continuar a sua partida
play-computer = Contra o computador
play-level = nível { $level }
play-change = Escolher nível e cor
play-here = Jogar lado a lado
play-friend = Convidar alguém

setup-opponent = Quem joga?
setup-computer = Eu e o computador
setup-here = Duas pessoas neste ecrã
setup-friend = Eu e outra pessoa, por link
setup-level = Nível do computador
setup-level-number = { $level ->
    [1] 1, o mais fácil
    [10] 10, o mais forte
   *[other] { $level }
}
setup-color = A minha cor
setup-color-white = Brancas
setup-color-black = Pretas
setup-color-any = Ao acaso
setup-first = Quem começa?
setup-chooser = Quem olha para a serpente e escolhe uma cor?
setup-chooser-me = Escolho eu
setup-chooser-other = Escolhe o adversário
setup-more = Mais opções
setup-edition = Edição
setup-clock = Relógio
setup-clock-none = Sem relógio
setup-clock-of = { $minutes } min para cada lado, mais { $seconds } s por jogada
setup-hints = Dicas e ameaças para os dois lados
setup-start = Começar a partida
setup-needs-server = Para convidar alguém é preciso o servidor, que agora não responde. Contra o computador e neste ecrã, pode jogar sem ele.
edition-name-standard = Edição padrão
picture-of = { $board }: { $state }

play-board = Tabuleiro
play-status = Estado da partida
play-moves = Jogadas
play-actions = Ações
play-damaged = As jogadas seguintes já não se podem ler. A partida é mostrada até aqui.
play-no-moves = Ainda não há jogadas.
play-no-script = Para jogar é preciso JavaScript. Sem ele, vê o tabuleiro como está agora.
step-first = Ao início
step-back = Uma jogada atrás
step-forward = Uma jogada à frente
step-last = À última jogada
act-undo = Anular jogada
act-takeback = Pedir para anular uma jogada
act-hint = Dica
play-threats = Mostrar onde cada lado poderia ganhar na próxima jogada
play-confirm = Confirmar as minhas jogadas
play-call = Som e vibração quando for a minha vez
act-confirm = Confirmar
act-resign = Desistir
act-resign-sure = Desistir mesmo?
act-yes = Sim
act-no = Não
act-draw = Propor empate
act-accept = Aceitar
act-decline = Recusar
act-retry = Anular a jogada e tentar outra vez
act-rematch = Desforra
act-rematch-go = Ir para a desforra
act-record = Guardar a partida
choose-title = Escolha a sua cor
choose-lead = Esta é a serpente. Quem não escolhe faz a primeira jogada.
choose-why = As duas cores têm as mesmas nove telhas; só os lugares são diferentes. Pense em que cor poderia juntar mais cedo muitas telhas numa pilha, e lembre-se de que o outro jogador joga primeiro.
choose-white = Fico com as brancas
choose-black = Fico com as pretas
keys-title = Teclas
keys-move = Mover-se pelo tabuleiro
keys-press = Colocar, fazer entrar ou escolher
keys-cancel = Cancelar esta jogada
keys-hint = Dica
keys-threats = Mostrar ou esconder ameaças
keys-last = Ler a última jogada
keys-undo = Anular jogada

result-you-won = Ganhou a partida
result-you-lost = Perdeu a partida
why-five-by-placing = { $mover ->
    [you] O seu berlinde completou cinco em fila.
    [white] O berlinde das brancas completou cinco em fila.
   *[black] O berlinde das pretas completou cinco em fila.
}
why-both-five = { $end ->
    [draw] Uma jogada fez cinco em fila para os dois lados.
   *[win] Um giro fez cinco em fila para os dois lados. Nesta edição ganha quem girou.
}
why-board-full = O tabuleiro está cheio, e ninguém tem cinco em fila.
why-repetition = A mesma posição ocorreu pela terceira vez.
why-resignation = { $loser ->
    [you] Desistiu da partida.
    [white] As brancas desistiram.
   *[black] As pretas desistiram.
}
why-time = { $loser ->
    [you] O seu tempo acabou.
    [white] O tempo das brancas acabou.
   *[black] O tempo das pretas acabou.
}
why-agreement = Os dois lados concordaram.
why-forfeit = { $loser ->
    [you] Saiu da partida.
    [white] As brancas saíram da partida.
   *[black] As pretas saíram da partida.
}
why-abandoned = A partida foi interrompida.

invite-title = Convide alguém
invite-lead = Envie este link, ou mostre o código para ser lido. Serve uma só vez, para o outro lugar.
invite-link = Link do convite
invite-share = Partilhar o link
invite-copy = Copiar
invite-new = Criar um novo link
invite-qr = O link em código QR
invite-watch = Todas as outras pessoas podem ver neste endereço:
join-color = { $color ->
    [white] Joga com as brancas.
   *[black] Joga com as pretas.
}
join-first = { $color ->
    [white] Começam as brancas.
   *[black] Começam as pretas.
}
join-choosing = Um jogador olha para a serpente e escolhe uma cor; o outro começa.
join-hints = Os dois lados podem pedir dicas e ver as ameaças.
join-how = Como se joga
join-take = Jogar
join-no-script = Para ocupar o lugar é preciso JavaScript: só um script pode ler a parte secreta do link.
join-taken = Este lugar já está ocupado. Mesmo assim, pode ver a partida.
join-wrong = Este link não está certo, ou foi substituído por um mais recente. Peça o último a quem fez o convite.
join-watch = Ver a partida
join-own = Este link é para a pessoa convidada. Ainda serve: basta enviá-lo.
join-back = Voltar à partida

mine-title = As minhas partidas
mine-lead = As partidas deste navegador, a mais recente primeiro. Mais ninguém vê esta lista.
mine-none = Ainda não há partidas. Escolha um jogo e jogue.
mine-damaged = { $count ->
    [one] { $count } partida já não se pode ler.
   *[other] { $count } partidas já não se podem ler.
}
mine-leave = Este dispositivo vai ser de outra pessoa
mine-leave-what = Depois disto, a lista fica vazia, e ninguém pode continuar estas partidas a partir deste dispositivo. As partidas não são apagadas, e os outros jogadores podem continuar.
mine-leave-do = Esquecer as partidas neste dispositivo
mine-here = Guardadas neste navegador
mine-here-lead = Estas partidas estão só neste dispositivo. Guarde-as num ficheiro para as levar para outro lado ou para não as perder.
mine-export = Guardar estas partidas num ficheiro
mine-import = Importar partidas de um ficheiro
mine-delete = Apagar
mine-open = Continuar
mine-look = Ver

rules-title = As regras
rules-editions = Edições
rules-picture-start = O início da partida

error-not-found = Esta página não existe
error-not-found-more = O endereço pode estar errado, ou a partida foi apagada.
error-busy = Demasiados pedidos
error-busy-more = Espere um momento e tente outra vez.
error-refused = Isto não se pode fazer
error-refused-more = Volte atrás e verifique as escolhas.
error-broken = Algo correu mal
error-broken-more = O erro é nosso e ficou registado. Tente outra vez.
error-home = Voltar aos jogos

name-yours = O meu nome (opcional)
name-rule = Um nome tem no máximo 20 letras, algarismos, espaços e - . _ ’
join-from = Convite de { $name }.
join-public = Qualquer pessoa pode encontrar esta partida e vê-la enquanto é jogada.
setup-public = Qualquer pessoa pode ver: a partida aparece na lista enquanto é jogada

left-lead = O adversário saiu da partida. Pode esperar ou terminá-la.
act-claim = Reclamar a vitória
act-call-off = Interromper a partida

watch-link = Ver partidas em curso
watch-title = Partidas em curso
watch-lead = Partidas públicas com uma jogada na última hora. Quem começa uma partida decide se ela aparece aqui.
watch-none = Neste momento não há nenhuma partida pública em curso.

act-film = Guardar como animação
embed-title = Mostrar noutro site
embed-lead = Copie este código para a página:
embed-open = Ver a partida no Panta
embed-analyze = Analisar a posição no Panta
