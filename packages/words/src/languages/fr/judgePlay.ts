import { handsByPlayers } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { anteOf, cardOf } from '../../ruleWords.ts';
import { theCard } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, number, or } = makeGrammar('fr');

/** The situations before and during the play of a deal. */
export const playTexts = {
  'how-many-play': {
    question: 'À combien peut-on jouer ?',
    sentences: {
      players: ({ players }) => `Ces règles sont pour ${interfaceWords.playersAllowed(...players)}.`,
    },
  },
  'counters-each': {
    question: 'Combien de jetons reçoit chacun ?',
    sentences: {
      counters: (rules) => `Chacun commence avec ${counters(rules.counters)}.`,
      coins: 'Ce sont cinq contrats de 10, dix fiches de 5 et vingt jetons de 1.',
    },
  },
  'box-cards': {
    question: 'Quelles cartes ont une case, et combien y met-on ?',
    sentences: {
      boxes: ({ honours }) =>
        `À chaque mise : ${and(
          honours.map(({ card, stake }) => `${counters(stake)} sur ${theCard(cardOf(card))}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Qui donne en premier ?',
    sentences: {
      lot: 'On tire au sort.',
      'highest-card': 'Chacun tire une carte du jeu, et la plus haute donne.',
      chosen: 'Le joueur dont vous convenez, par exemple le plus jeune.',
    },
  },
  'next-dealer': {
    question: 'Qui donne ensuite ?',
    sentences: {
      left: 'Le voisin de gauche du dernier donneur.',
      right: 'Le voisin de droite du dernier donneur.',
    },
  },
  'how-dealt': {
    question: 'Comment distribue-t-on les cartes ?',
    sentences: {
      singly: 'Une à une.',
      threes: 'Trois par trois ; on complète au dernier tour.',
      clockwise: 'Le voisin de gauche du donneur reçoit les premières cartes, puis on va vers la gauche.',
      anticlockwise: 'Le voisin de droite du donneur reçoit les premières cartes, puis on va vers la droite.',
    },
  },
  'how-many-cards': {
    question: 'Combien de cartes reçoit chacun ?',
    sentences: {
      table: (rules) => `Chacun reçoit ${sizes(rules)}.`,
      all: (rules) => `Toutes les cartes sont distribuées : ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Il reste des cartes : qu’en fait-on ?',
    sentences: {
      talon:
        'Elles forment le talon. Il reste face cachée à côté du plateau, ne sert pas de toute la donne, et personne ne le regarde.',
      none: 'Il n’en reste pas : toutes les cartes sont distribuées.',
      oneMore: 'Si le compte ne tombe pas juste, les premiers servis ont une carte de plus.',
      clockwise: 'C’est-à-dire à partir de la gauche du donneur.',
      anticlockwise: 'C’est-à-dire à partir de la droite du donneur.',
    },
  },
  'who-antes': {
    question: 'Qui mise avant une donne ?',
    sentences: {
      everyone: (rules) =>
        `Tout le monde, le donneur aussi : chacun mise ${counters(anteOf(rules))} avant chaque donne.`,
      dealer: (rules) => `Le donneur seul mise ${counters(anteOf(rules))} avant chaque donne.`,
    },
  },
  'box-not-empty': {
    question: 'Il reste des jetons dans une case depuis la dernière donne',
    sentences: {
      stays: 'Ils y restent, et la nouvelle mise s’y ajoute.',
      everyone: 'Chacun mise comme toujours, dans cette case aussi.',
      dealer: 'Le donneur mise comme toujours, dans cette case aussi.',
    },
  },
  'cannot-ante': {
    question: 'Elle n’a plus assez de jetons pour miser',
    sentences: {
      everyone: (rules) => `Si un joueur ne peut pas miser ${counters(anteOf(rules))}, la partie est finie.`,
      dealer: (rules) =>
        `Cela ne compte que si c’est à elle de donner : si le donneur ne peut pas miser ${counters(anteOf(rules))}, la partie est finie. Les autres ne misent rien.`,
      whole: 'On paie une mise en entier ou pas du tout.',
    },
  },
  'who-begins': {
    question: 'Qui entame, et dans quel sens joue-t-on ?',
    sentences: {
      clockwise: 'Le voisin de gauche du donneur entame ; on joue vers la gauche, dans le sens horaire.',
      anticlockwise: 'Le voisin de droite du donneur entame ; on joue vers la droite, dans le sens inverse.',
    },
  },
  'first-card': {
    question: 'Par quelle carte peut-on entamer ?',
    sentences: {
      any: 'N’importe laquelle.',
      lowest: 'Une de vos plus basses ; l’as est le plus bas.',
      later: 'Cela ne vaut que pour la première carte de la donne ; ensuite, l’entame est libre.',
      dwarfToo: 'On peut aussi entamer par le nain.',
    },
  },
  'same-suit': {
    question: 'La carte suivante doit-elle être de la même couleur ?',
    sentences: {
      rank: 'Non. La couleur est sans importance : toute carte du rang suivant convient.',
      suit: 'Oui. Une suite reste dans sa couleur : seule la carte suivante de cette couleur convient.',
      ace: 'L’as est la carte la plus basse, le roi la plus haute.',
    },
  },
  'two-of-a-rank': {
    question: 'J’ai deux sept : puis-je les poser ensemble ?',
    sentences: {
      rank: 'Non. Une suite prend une carte de chaque rang, puis on demande le rang suivant. Vous choisissez lequel des deux poser.',
      suit: 'Non. Seul le sept de la couleur de la suite convient, et il n’y en a qu’un.',
    },
  },
  'keep-back': {
    question: 'Dois-je poser la carte suivante, ou puis-je la garder ?',
    sentences: {
      optional: 'Vous pouvez la garder : dites « sans … ». Seul le joueur qui entame doit poser.',
      compulsory: 'Si vous avez la carte demandée, vous devez la poser.',
      butDwarf: 'Sauf le nain : rien n’oblige à le poser.',
    },
  },
  'stop-midway': {
    question: 'Puis-je m’arrêter au milieu de ma suite ?',
    sentences: {
      optional: 'Oui, après n’importe quelle carte, même si vous avez la suivante.',
      compulsory: 'Non. Vous continuez tant que vous avez la carte suivante.',
      butDwarf: 'Sauf le nain : rien n’oblige à le poser.',
    },
  },
  'passed-with-it': {
    question: 'Il a passé alors qu’il avait la carte',
    sentences: {
      optional: 'C’était son droit.',
      compulsory:
        'Il aurait dû la poser. Aucune source ne prévoit de pénalité : convenez-en, ou laissez-le revenir sur son passe.',
      butDwarf: 'Sauf le nain : rien n’oblige à le poser.',
    },
  },
  'nobody-follows': {
    question: 'Personne ne peut suivre',
    sentences: {
      lead: 'Quand tout le monde a passé, le dernier à avoir posé entame de nouveau, par la carte de son choix.',
      'next-rank':
        'Quand tout le monde a passé, la suite saute un rang : on demande le rang au-dessus, d’abord au dernier à avoir posé, puis aux autres à leur tour.',
      again: 'Si personne ne l’a non plus, on demande le rang au-dessus, et ainsi de suite.',
      pastKing: 'Après le roi, le dernier à avoir posé entame par la carte de son choix.',
    },
  },
  'card-in-talon': {
    question: 'La carte suivante est sans doute au talon',
    sentences: {
      table:
        'Personne ne peut le savoir : on demande tout de même à chacun, et personne ne regarde le talon.',
      all: 'Il n’y a pas de talon : un joueur a la carte, ou elle est déjà posée. On demande à chacun à son tour.',
      lead: 'Quand tout le monde a passé, le dernier à avoir posé entame par la carte de son choix.',
      'next-rank': 'Quand tout le monde a passé, on demande le rang au-dessus.',
    },
  },
  'two-can-follow': {
    question: 'Deux d’entre nous veulent suivre',
    sentences: {
      onlyOne: 'C’est impossible : dans une même couleur, une seule carte convient, et un seul joueur l’a.',
      oneOrDwarf: 'Une seule carte convient, mais on peut poser le nain à sa place.',
      inTurn: 'Chacun son tour : d’abord celui qui pose, puis le suivant.',
      clockwise: 'Le suivant est le voisin de gauche.',
      anticlockwise: 'Le suivant est le voisin de droite.',
    },
  },
} satisfies Partial<JudgeTexts>;

function sizes(rules: Parameters<typeof handsByPlayers>[0]): string {
  return and(
    handsByPlayers(rules).map(
      ({ players, sizes: some }) => `${or(some.map(number))} cartes à ${number(players)} joueurs`,
    ),
  );
}
