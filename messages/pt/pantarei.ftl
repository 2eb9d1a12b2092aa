game-pantarei = Pantareï
learn-a-pantarei = Aprender Pantareï
play-a-pantarei = Jogar Pantareï
rules-of-pantarei = Regras do Pantareï
setup-title-pantarei = Uma partida de Pantareï
join-title-pantarei = Recebeu um convite para uma partida de Pantareï
invite-text-pantarei = Vamos jogar uma partida de Pantareï?
puzzles-of-pantarei = Problemas de Pantareï
study-title-pantarei = Analisar Pantareï
review-title-pantarei = Revisão de uma partida de Pantareï
tagline-pantarei = Dezanove telhas numa serpente: faça uma pilha de sete
edition-pantarei-standard = As regras da edição impressa.

learn-pantarei-goal-title = O que faz ganhar
learn-pantarei-goal = Ganha quem fizer uma pilha de sete ou mais telhas, sejam de quem forem. A pilha 3 tem seis. A telha branca da pilha 4 tem um traço, por isso avança exatamente uma pilha: prima a pilha 4 e depois a pilha 3.
learn-pantarei-goal-right = Sete telhas: ganham as brancas. Os próximos passos mostram como lá chegar.
learn-pantarei-carry-title = Mover uma telha
learn-pantarei-carry = Mova uma das telhas brancas para a esquerda ou para a direita, exatamente tantas pilhas quantas o seu valor indica: um, dois ou três traços são uma, duas ou três pilhas.
learn-pantarei-carry-right = Está agora no topo da pilha de chegada, e o lugar vazio fechou-se. A telha do topo mostra de quem é a pilha.
learn-pantarei-look-title = Ver dentro de uma pilha
learn-pantarei-look = O número ao lado de uma pilha diz quantas telhas ela tem. Aponte para uma pilha ou prima-a, e ela abre-se em leque: veem-se todas as telhas. Também pode mover a telha que está logo abaixo da do topo, seja qual for a sua cor. Veja dentro da pilha 6 e depois mova as duas telhas de cima.
learn-pantarei-look-right = Conta o valor da telha do topo, e a de baixo vai com ela. Os dois lados podem ver dentro de todas as pilhas a qualquer momento.
learn-pantarei-neutral-title = A telha neutra
learn-pantarei-neutral = A telha dourada não é de ninguém e nunca se move sozinha. Está debaixo do 3 das brancas na pilha 4: mova as duas.
learn-pantarei-neutral-right = Pode ser movida com a telha que tem por cima. Se estiver no topo de uma pilha, ninguém controla essa pilha.
learn-pantarei-swap-title = Trocar
learn-pantarei-swap = Em vez de mover, pode trocar de lugar duas das suas pilhas. Troque duas pilhas quaisquer das brancas.
learn-pantarei-swap-right = Trocam de lugar pilhas inteiras, por mais altas que sejam.
learn-pantarei-ban-title = Não há troca depois de uma troca
learn-pantarei-ban = As brancas acabam de trocar, por isso agora as pretas não podem trocar. Joga com as pretas: faça uma jogada qualquer.
learn-pantarei-ban-right = Depois desta jogada, as brancas podem voltar a trocar.
learn-pantarei-pass-title = Passar a vez
learn-pantarei-pass = As pretas não podem mover nem trocar. Só então se pode passar a vez, e é obrigatório.
learn-pantarei-pass-right = Quem pode mover ou trocar tem de o fazer.
learn-pantarei-defend-title = Defender
learn-pantarei-defend = Com o 1 da pilha 2, as pretas fariam uma pilha de sete na pilha 1. Impeça-o.
learn-pantarei-defend-right = A telha do topo decide quem controla uma pilha: cubra-a com a sua telha, e a pilha é sua.

turn-no-swap = { $color ->
    [white] Jogam as brancas; sem troca, porque as pretas acabam de trocar
   *[black] Jogam as pretas; sem troca, porque as brancas acabam de trocar
}
ended-seven = { $winner ->
    [white] Ganham as brancas: sete ou mais telhas na pilha { $marks }
   *[black] Ganham as pretas: sete ou mais telhas na pilha { $marks }
}
ended-stuck = Empate: nenhum dos lados poderá alguma vez voltar a mover ou a trocar

rules-pantarei-material =
    Dezanove telhas: nove para cada lado, três de cada um dos valores 1, 2 e 3, e uma telha neutra. Misturam-se e dispõem-se em linha, viradas para cima: é a serpente. Um jogador olha para a serpente e escolhe uma cor; o outro fica com a outra cor e começa. Cada lugar da serpente é uma pilha de uma ou mais telhas, e a cor do topo controla-a.
rules-pantarei-turn =
    Faça uma destas coisas:
    - Mover: pegue na telha do topo de uma pilha que controla, sozinha ou com a telha logo abaixo, seja esta de que cor for. Mova-a para a esquerda ou para a direita exatamente tantas pilhas quantas o valor da telha do topo indica, e ponha-a no topo da pilha de chegada. Não pode ir além da cabeça nem da cauda. Um lugar vazio fecha-se.
    - Trocar: troque de lugar duas pilhas que controla. Não é permitido logo depois de uma troca do adversário.
    - Passar a vez: só quando não puder mover nem trocar, e então é obrigatório.
    A telha neutra não se move sozinha, mas pode ser movida com a telha que tem por cima. Ninguém controla uma pilha que a tenha no topo. Ambos os jogadores podem ver o interior de qualquer pilha a qualquer momento.
rules-pantarei-end =
    - Quem faz uma pilha de sete ou mais telhas ganha.
    - Se a mesma posição ocorrer pela terceira vez, com o mesmo lado a jogar e o mesmo direito de trocar, a partida é um empate.
    - Se nenhum dos lados puder alguma vez voltar a mover ou a trocar, a partida é um empate.
rules-pantarei-notation =
    As pilhas são numeradas a partir de 1, desde a cabeça, à esquerda. 5R1 move a telha do topo da pilha 5 para a direita, 5L2 move as duas telhas do topo da pilha 5 para a esquerda, 3x9 troca as pilhas 3 e 9, e pass é passar a vez.
rules-pantarei-settled =
    - A repetição é empate, e também uma posição em que nenhum dos lados pode mais mover ou trocar. O livro de regras não fala delas.
    - Quem pode trocar não pode passar a vez. Em algumas línguas, o livro de regras só fala de telhas que não se podem mover.
    - Sete ou mais telhas ganham. Em algumas línguas, o livro de regras diz exatamente sete.

position-form-pantarei = Esperam-se as pilhas a partir da cabeça, como w1b2,n,b3, depois o lado que joga, e depois s se for permitida uma troca, ou - se não. O erro está no carácter { $column }.
impossible-scales = Número errado de telhas { $scale }: aqui há { $found }, e no jogo há { $count }
impossible-two-winners = Há mais de uma pilha com sete ou mais telhas
impossible-too-high = Uma pilha tem mais de oito telhas
impossible-winner-to-move = O lado que joga não pode controlar uma pilha de sete ou mais telhas: foi o outro lado que acabou de a fazer

move-form-pantarei = Uma jogada é, por exemplo, 5R1 (uma telha da pilha 5 para a direita), 5L2 (duas telhas para a esquerda), 3x9 (troca) ou pass
illegal-needless-pass = É possível mover ou trocar, por isso não é permitido passar a vez
illegal-one-scale = A pilha { $stack } só tem uma telha
illegal-past-head = A partir da pilha { $stack }, uma telha de valor { $value } iria além da cabeça da serpente
illegal-past-tail = A partir da pilha { $stack }, uma telha de valor { $value } iria além da cauda da serpente
illegal-swap-itself = Uma pilha não se pode trocar consigo mesma
illegal-swap-after-swap = Não é permitida uma troca logo depois da troca do adversário
illegal-no-stack = Não existe a pilha { $stack }; a última pilha é a { $count }
illegal-others-stack = { $color ->
    [white] As brancas controlam a pilha { $stack }
   *[black] As pretas controlam a pilha { $stack }
}
illegal-nobodys-stack = A pilha { $stack } tem a telha neutra no topo, por isso ninguém a controla

tour-pantarei-move = As brancas movem duas telhas de uma vez (4L2): o seu próprio 3 e a telha neutra debaixo dele.
tour-pantarei-surprise = Surpresa: os valores contam pilhas, não telhas. Por isso a serpente encurta, e cada telha alcança outras pilhas.

keys-ways = Mover uma, mover duas, trocar
why-seven = { $mover ->
    [you] A sua telha fez uma pilha de sete.
    [white] A telha das brancas fez uma pilha de sete.
   *[black] A telha das pretas fez uma pilha de sete.
}
why-stuck = Nenhum dos lados poderá alguma vez voltar a mover ou a trocar.

## For scripts

lifted = Levantada: { $scale }. Para onde vai?
edit-lead-pantarei = Prima uma pilha para levantar a telha do topo e depois prima o lugar para onde ela vai.
edit-beside = Pôr antes da pilha em que se prime, como pilha separada
edit-tail = Pôr na cauda
edit-swap = É permitida uma troca

board-pantarei = A serpente, da cabeça à cauda
stack = Pilha { $number }: { $scales }
stack-goal = { $stack }; um destino
scale-w1 = branca 1
scale-w2 = branca 2
scale-w3 = branca 3
scale-b1 = preta 1
scale-b2 = preta 2
scale-b3 = preta 3
scale-n = neutra
choose-stack = Escolha uma das suas pilhas
choose-goal = Para onde vai?
way-1 = Mover uma
way-2 = Mover duas
way-x = Trocar
goals = Pilha { $stack }, destinos: { $goals }
goals-swap = Pilha { $stack }, pode ser trocada com: { $goals }
must-pass = Não é possível mover nem trocar, por isso tem de passar a vez
pass = Passar
said-pantarei-1 = { $color ->
    [white] Brancas: uma telha da pilha { $stack } para a pilha { $goal }
   *[black] Pretas: uma telha da pilha { $stack } para a pilha { $goal }
}
said-pantarei-2 = { $color ->
    [white] Brancas: duas telhas da pilha { $stack } para a pilha { $goal }
   *[black] Pretas: duas telhas da pilha { $stack } para a pilha { $goal }
}
said-pantarei-x = { $color ->
    [white] As brancas trocam as pilhas { $stack } e { $goal }
   *[black] As pretas trocam as pilhas { $stack } e { $goal }
}
said-pantarei-pass = { $color ->
    [white] As brancas têm de passar a vez
   *[black] As pretas têm de passar a vez
}
status-you-no-swap = É a sua vez; sem troca, porque o adversário acaba de trocar
status-no-swap = { $color ->
    [white] Jogam as brancas; agora sem troca
   *[black] Jogam as pretas; agora sem troca
}
