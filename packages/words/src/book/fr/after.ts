import type { BookTexts } from '../structure.ts';

/** What comes after the play, in French: the settlement, the opera, the end, calls and words. */
export const after: Pick<BookTexts, 'settlement' | 'opera' | 'end' | 'calls' | 'terms'> = {
  settlement: {
    title: 'Le règlement',
    blocks: {
      order: [
        'S’il y a eu un opéra qui rafle le tableau, le gagnant prend toutes les cases.',
        'Chacun des autres paie au gagnant les cartes qui lui restent.',
        'Les bêtes se paient dans les cases.',
      ],
      pay: [
        'Aux points (1760, 1789, règles allemandes) : une figure coûte 10, un as 1, toute autre carte son nombre.',
        'Sur la feuille anglaise, de même, mais un as coûte 10.',
        'À la carte (règles de famille, règles courtes) : un jeton par carte.',
        'En 1760, qui tient encore le nain paie le double au gagnant.',
      ],
      example:
        'Il vous reste un as, un trois, un sept et un valet. Aux points, vous payez 1 + 3 + 7 + 10 = 21 jetons ; selon la feuille anglaise, 30 ; à la carte, 4 seulement.',
      bete: 'Faire la bête, c’est doubler une case : on y ajoute autant qu’elle contient. Une case vide ne coûte rien. Aucune n’est doublée deux fois dans une donne. On paie à tour de rôle, à partir du voisin du gagnant.',
      beteExample:
        'Vous tenez encore la dame de pique, et sa case contient 12 jetons. Vous en payez 12. Il y en a maintenant 24, et la donne suivante en ajoutera.',
      short:
        'Si vous devez plus que vous n’avez, vous payez ce que vous avez. Personne ne descend sous zéro, et le reste est oublié. Le gagnant est payé d’abord, les cases ensuite.',
    },
  },
  opera: {
    title: 'L’opéra',
    blocks: {
      what: 'Se défaire de tout d’un seul coup, c’est faire opéra, ou grand opéra. Presque toutes les sources le connaissent, mais ne le décrivent pas de même. En 1789 et dans les règles allemandes, on pose toutes ses cartes d’un trait, sans qu’un autre en pose une entre-temps. En 1760, dans les règles de famille et sur la feuille anglaise, aucun autre joueur ne doit avoir posé une carte de toute la donne.',
      reward: [
        'En 1760 : les autres paient le double.',
        'En 1789, dans les règles de famille, les règles allemandes et sur la feuille anglaise : le gagnant rafle tout le tableau, et il est payé comme d’ordinaire.',
        'Dans les règles courtes : il n’y a pas d’opéra.',
      ],
      example:
        'Votre voisin entame par le roi de trèfle, puis par une dame, et vous seul pouvez suivre, avec un autre roi. Vous posez alors tout ce que vous avez, suite après suite, et les autres ne peuvent que passer. En 1789, c’est un opéra ; dans les règles de famille, non, car votre voisin a posé des cartes avant vous.',
    },
  },
  end: {
    title: 'La fin de la partie',
    blocks: {
      ruin: 'La partie est finie quand quelqu’un qui doit miser ne le peut plus. C’est toujours vrai ; les autres fins se conviennent d’avance.',
      limits: [
        'un nombre de donnes : en 1760, douze à trois joueurs et dix à cinq ; en 1789, autant qu’on veut',
        'une durée : la donne pendant laquelle elle s’achève se joue jusqu’au bout',
        'un but : sur la feuille anglaise, le premier qui a tant de jetons à un règlement a gagné. La feuille ne dit pas combien ; ici, c’est 250.',
      ],
      win: 'Qui a le plus de jetons gagne ; à égalité, on partage la victoire. Ce qui reste au tableau n’est à personne.',
    },
  },
  calls: {
    title: 'Ce qu’on dit à table',
    blocks: {
      why: 'Le Nain jaune s’entend autant qu’il se voit. Chacun dit tout haut ce qu’il pose et ce qui lui manque ; ainsi, nul n’a besoin de se pencher sur la table.',
      said: [
        ['Cinq !', 'le rang de la carte que vous posez'],
        ['sans six', 'vous vous arrêtez là, ou vous passez : vous ne posez pas de six'],
        ['la Dame qui prend !', 'vous posez une belle carte et prenez sa case'],
        ['Hoc !', 'en 1760 : la suite s’arrête là, vous entamez de nouveau, et chacun vous paie un jeton'],
      ],
    },
  },
  terms: {
    title: 'Les mots du jeu',
    blocks: {
      list: [
        ['arrêt', 'une carte qui finit la suite ; qui l’a posée entame de nouveau'],
        ['belle carte', 'une des cinq cartes qui ont leur case'],
        ['bête', 'doubler une case, pour une belle carte restée en main ou oubliée'],
        ['demandé', 'ce qui continuerait la suite'],
        ['donne', 'd’une mise au règlement ; une partie est une série de donnes'],
        ['entamer', 'poser la première carte d’une suite'],
        ['mise', 'ce qu’on met dans les cases avant une donne'],
        ['nain', 'le sept de carreau'],
        ['opéra', 'se défaire de tout d’un seul coup'],
        ['personne ne suit', 'tous ont passé à leur tour'],
        ['premier en cartes', 'qui commence : le voisin du donneur dans le sens du jeu'],
        ['prendre', 'ramasser ce que contient une case'],
        ['ruine', 'ne plus pouvoir payer la mise'],
        ['suite', 'les cartes qui montent sur la table'],
        ['tableau, case', 'les cinq places où vont les jetons'],
        ['talon', 'les cartes qui restent après la donne'],
      ],
    },
  },
};
