import type { BookTexts } from '../../../bookPlan.ts';
import { bookFacts } from './facts.ts';

/** Settlement, opera, end, calls and terms. */
export const after: Pick<BookTexts, 'settlement' | 'opera' | 'end' | 'calls' | 'terms'> = {
  settlement: {
    title: 'Les comptes',
    blocks: {
      order: [
        'S’il y a eu un opéra qui rafle le plateau, le gagnant prend toutes les cases.',
        'Chacun des autres paie au gagnant les cartes qui lui restent.',
        'Les bêtes se paient dans les cases.',
      ],
      pay: [
        'Par points (1760, 1789, règles allemandes) : une figure coûte 10, un as 1, toute autre carte sa valeur.',
        'Sur la feuille anglaise, de même, mais un as coûte 10.',
        'Par carte (règles familiales, règles courtes) : un jeton par carte.',
        bookFacts.dwarfPays,
      ],
      example:
        'Il vous reste un as, un trois, un sept et un valet. Par points, vous payez 1 + 3 + 7 + 10 = 21 jetons ; selon la feuille anglaise, 30 ; par carte, 4 seulement.',
      bete: bookFacts.bete,
      beteExample:
        'Vous avez encore la dame de pique, et sa case contient 12 jetons. Vous en payez 12. Il y en a maintenant 24, et la prochaine mise en ajoutera.',
      short: bookFacts.short,
    },
  },
  opera: {
    title: 'L’opéra',
    blocks: {
      what: `Tout poser d’un coup, c’est un opéra. Presque toutes les sources le connaissent, mais ne le décrivent pas de même. ${bookFacts.operas}`,
      reward: [
        'En 1760 : les autres paient le double.',
        'En 1789, dans les règles familiales, les règles allemandes et sur la feuille anglaise : le gagnant rafle tout le plateau, et il est payé comme d’habitude.',
        'Les règles courtes ne parlent pas d’opéra : il n’y en a pas.',
      ],
      example:
        'Votre voisin entame par le roi de trèfle, puis par une dame, et vous seul pouvez suivre, avec un autre roi. Vous posez alors tout, suite après suite. Dans les règles allemandes, c’est un opéra : c’était votre premier tour, et personne n’a posé entre-temps. En 1789 et dans les règles familiales, ce n’en est pas un : votre voisin a posé avant vous.',
    },
  },
  end: {
    title: 'La fin de la partie',
    blocks: {
      ruin: 'La partie est finie quand un joueur qui doit miser ne le peut plus. C’est toujours vrai ; on convient d’avance des autres fins.',
      limits: [
        'un nombre de donnes : en 1760, d’ordinaire douze à trois joueurs et dix à cinq ; en 1789, autant qu’on veut',
        `une limite de temps : ${bookFacts.playedOut}`,
        'un objectif : sur la feuille anglaise, le premier à avoir ce nombre de jetons aux comptes gagne. La feuille ne dit pas combien ; ici, c’est 250.',
      ],
      win: bookFacts.most,
    },
  },
  calls: {
    title: 'Les annonces',
    blocks: {
      why: 'Le Nain jaune s’entend autant qu’il se voit. Chacun dit tout haut ce qu’il pose et ce qui lui manque ; ainsi, tout le monde peut suivre sans regarder.',
      said: [
        ['Cinq !', 'le rang de la carte que vous posez'],
        ['sans six', 'vous vous arrêtez là, ou vous passez : vous ne posez pas de six'],
        ['la Dame qui prend !', 'vous posez une belle carte et prenez sa case'],
        ['je passe', 'en 1760 : vous ne pouvez pas continuer'],
        [
          'Hoc !',
          'en 1760 : la suite s’arrête là, et vous entamez de nouveau. Chacun des autres vous paie un jeton, sauf quand personne n’a suivi',
        ],
      ],
    },
  },
  terms: {
    title: 'Les mots du jeu',
    blocks: {
      list: [
        ['arrêt', 'une carte qui arrête la suite ; son joueur entame de nouveau'],
        ['belle carte', 'une des cinq cartes qui ont leur case'],
        ['bête', 'ce qu’on paie pour une belle carte restée en main ou oubliée : on double la case'],
        ['demandé', 'ce qui viendrait ensuite dans la suite'],
        ['donne', 'd’une mise aux comptes ; une partie est une série de donnes'],
        ['entamer', 'poser la première carte d’une suite'],
        ['mise', 'ce qu’on met dans les cases avant une donne'],
        ['nain', 'le sept de carreau'],
        ['opéra', 'tout poser d’un coup'],
        ['personne ne suit', 'tout le monde a passé'],
        ['plateau, case', 'le plateau a cinq cases pour les jetons'],
        ['premier en cartes', 'le joueur qui entame : le voisin du donneur dans le sens du jeu'],
        ['prendre', 'recevoir ce que contient une case'],
        ['ruine', 'ne plus pouvoir payer la mise'],
        ['suite', 'les cartes qui montent sur la table'],
        ['talon', 'les cartes qui restent après la donne'],
      ],
    },
  },
};
