import { kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { theCard } from './cards.ts';

const { and, count, number, or } = makeGrammar('fr');

const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

/** The situations of kings, honours, the dwarf and payments. */
export const honourTexts = {
  'king-laid': {
    question: 'Un joueur pose un roi',
    keywords:
      'roi fin de la suite arrêt entamer de nouveau après le roi que se passe-t-il rejoue quand on pose',
    sentences: {
      ends: 'Un roi arrête la suite. Son joueur entame aussitôt, par la carte de son choix.',
      paidAnnounced: 'S’il l’a annoncé comme hoc, chacun des autres lui paie un jeton.',
      paid: 'C’est un hoc : chacun des autres lui paie un jeton.',
    },
  },
  'last-card-king': {
    question: 'Ma dernière carte est un roi',
    keywords: 'finir plus de cartes main vide dernière roi fin je finis avec un roi terminer',
    sentences: {
      over: 'Vous avez fini, et la donne s’arrête aussitôt : personne n’entame plus.',
      paidAnnounced: 'S’il est annoncé, c’est encore un hoc, et chacun des autres vous paie un jeton.',
      paid: 'C’est encore un hoc : chacun des autres vous paie un jeton.',
      sweeps: (rules) =>
        `Si c’est ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))}, il prend quand même sa case.`,
      announced: 'Mais il faut l’annoncer en le posant.',
    },
  },
  'honour-laid': {
    question: 'Un joueur pose une carte qui a une case',
    keywords:
      'belle carte prendre case annoncer dire la Dame qui prend ramasser gagner ramasser les jetons que dit-on en jouant la dame de pique le valet de trèfle le dix de carreau le roi de cœur qu’est-ce que je gagne j’ai mis le dix de carreau',
    sentences: {
      required: 'Annoncez-la en la posant (« la Dame qui prend ! ») et prenez tout ce que contient sa case.',
      automatic: 'Prenez tout ce que contient sa case. Il n’y a rien à annoncer.',
      hoc: 'C’est aussi un hoc : chacun des autres vous paie un jeton, et vous entamez de nouveau.',
      butDwarf: 'Mais le nain ne vous rend l’entame qu’à la place d’une carte qui arrête la suite.',
    },
  },
  'honour-stops': {
    question: 'Une carte qui a une case arrête-t-elle la suite ?',
    keywords:
      'belle carte arrêt hoc entamer dix dame valet continue arrête la suite dame de pique valet de trèfle dix de carreau',
    sentences: {
      stops: ({ honours }) =>
        `Oui : ${cards(honours.map(({ card }) => card))} arrêtent la suite, comme les rois, et le joueur qui en pose une entame de nouveau.`,
      dwarfStops: 'Le nain l’arrête aussi.',
      butDwarf: 'Le nain ne l’arrête qu’à la place d’une carte qui l’aurait arrêtée.',
      goesOn: 'Non. Elle prend sa case et la suite continue ; seuls les rois l’arrêtent.',
    },
  },
  'forgot-to-announce': {
    question: 'Il a oublié d’annoncer',
    keywords:
      'oubli silence belle carte sans rien dire non annoncée pas pris case manqué a oublié de dire oublié de ramasser prendre ses jetons la dame qui prend dame de pique valet de trèfle j’ai joué la dame de pique mais pas pris les jetons',
    sentences: {
      nothingToForget: 'Il n’y a rien à oublier : une belle carte prend sa case sans être annoncée.',
      stays: 'Il ne prend pas la case. Elle reste telle quelle, pour une autre donne.',
      bete: 'Il ne prend pas la case, et il la double à la fin de la donne.',
      stake: 'Il ne prend pas la case, et il y remet une mise à la fin de la donne.',
      noHoc: 'Personne ne lui paie le hoc non plus.',
    },
  },
  'announced-late': {
    question: 'Elle ne l’a annoncé qu’après la carte suivante',
    keywords:
      'trop tard après coup annonce oubli se rappelle le suivant a déjà posé prendre encore la case au tour suivant plus tard',
    sentences: {
      noNeed: 'Il n’y a rien à annoncer : la case est à elle.',
      late: 'Trop tard : on annonce en posant. Après, la carte compte comme oubliée.',
      stays: 'La case reste telle quelle.',
      bete: 'La case reste, et elle la double à la fin de la donne.',
      stake: 'La case reste, et elle y remet une mise à la fin de la donne.',
    },
  },
  'honour-last-card': {
    question: 'Ma dernière carte a une case',
    keywords:
      'belle carte dernière finir prendre encore case fin dernière carte dame de pique valet de trèfle je prends les jetons je termine avec je finis sur',
    sentences: {
      sweeps: 'Elle prend quand même sa case, puis la donne est finie.',
      required: 'Annoncez-la en la posant, comme toute autre.',
      automatic: 'Il n’y a rien à annoncer.',
    },
  },
  'honour-held': {
    question: 'J’ai encore une carte qui a une case quand un autre finit',
    keywords:
      'bête belle carte restée main fin de la donne doubler case pénalité j’ai encore en main il me reste à la fin dame de pique valet de trèfle roi de cœur dix de carreau ça coûte combien de garder',
    sentences: {
      bete: 'Vous payez une bête : vous doublez sa case. De même pour chaque carte de ce genre.',
      stake:
        'Vous payez une bête : vous remettez une mise dans sa case. De même pour chaque carte de ce genre.',
      nothing: 'Elle ne coûte rien de plus. Vous la payez comme toute autre carte.',
    },
  },
  'how-much-is-a-bete': {
    question: 'Combien coûte une bête ?',
    keywords:
      'doubler case pénalité vide montant payer belle carte c’est quoi la bête combien mettre pour doubler la case',
    sentences: {
      none: 'Il n’y a pas de bête dans ces règles.',
      held: 'On paie une bête pour une belle carte restée en main à la fin.',
      forgotten: 'On paie une bête pour une belle carte qu’on a oublié d’annoncer.',
      both: 'On paie une bête pour une belle carte restée en main à la fin, et pour une belle carte qu’on a oublié d’annoncer.',
      asMuch: 'Elle coûte autant que la case contient à ce moment, une fois le gagnant payé.',
      empty: 'Une case vide ne coûte rien, et aucune case n’est doublée deux fois dans une donne.',
      stake: 'Elle coûte la mise de la case, autant qu’un joueur y met avant la donne.',
      once: 'On ne paie jamais deux bêtes pour la même case dans une donne.',
    },
  },
  'lay-the-dwarf': {
    question: 'Quand peut-on poser le nain ?',
    keywords:
      'sept de carreau joker à tout moment nain jaune jouer à toutes fins est-ce un joker quand poser peut-il remplacer une autre carte à la place n’importe quand à tout moment',
    sentences: {
      plain: 'Quand on peut poser un sept : c’est un sept comme les autres.',
      stop: 'À chacun de vos tours, quelle que soit la carte demandée. Il arrête la suite, et vous entamez de nouveau.',
      'stands-for-wanted':
        'À chacun de vos tours, quelle que soit la carte demandée. Il prend sa place : la suite continue de là, ou s’arrête si cette carte l’aurait arrêtée.',
      sweeps: 'Il prend sa case comme toute autre belle carte.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Dois-je poser le nain quand on demande un sept ?',
    keywords:
      'sept de carreau obligé garder retenir choisir à toutes fins forcé de poser faut-il garder le nain pour plus tard attendre',
    sentences: {
      never: 'Jamais, pas même quand on demande le sept de carreau.',
      mayKeep: 'Non. Personne n’est obligé de suivre.',
      rank: 'Vous devez poser un sept. Si le nain est votre seul sept, posez-le.',
      suit: 'Oui, si l’on demande le sept de carreau.',
    },
  },
  'dwarf-held': {
    question: 'J’ai encore le nain quand un autre finit',
    keywords: 'sept de carreau resté payer double bête je garde à la fin il me reste combien je paie en main',
    sentences: {
      double: 'Vous payez au gagnant le double pour toutes vos cartes.',
      bete: 'Vous payez une bête : vous doublez la case du nain.',
      stake: 'Vous payez une bête : vous remettez une mise dans la case du nain.',
      nothing: 'Il coûte autant que tout autre sept.',
    },
  },
  'hoc-called': {
    question: 'Un joueur dit « Hoc ! » : faut-il payer ?',
    keywords: 'hoc payer jeton roi belle carte arrêt annoncer 1760 que veut dire hoc c’est quoi',
    sentences: {
      noHocs: 'Non. Il n’y a pas de hocs dans ces règles.',
      required:
        'Oui : pour un roi ou une belle carte, posés et annoncés, chacun des autres paie aussitôt un jeton.',
      automatic:
        'Oui : pour un roi ou une belle carte, annoncés ou non, chacun des autres paie aussitôt un jeton.',
      chance: 'Une carte que personne ne suit ne rapporte que l’entame.',
    },
  },
  'king-and-honour': {
    question: 'Un roi qui a une case : est-ce un hoc ou deux ?',
    keywords:
      'roi de cœur roi et belle carte deux fois payer jetons rapporte combien roi de cœur compte double',
    sentences: {
      once: (rules) =>
        `Un seul : ${cards(kingsAmong(rules))} rapporte un jeton de chacun des autres, en plus de la case.`,
      noSuchKing: 'Aucun roi n’a de case ici.',
      noHocs: 'Aucun : il n’y a pas de hocs dans ces règles.',
    },
  },
  'king-in-silence': {
    question: 'Elle a posé un roi sans rien dire',
    keywords: 'oublié hoc annoncer roi silence sans rien dire joué un roi pas dit hoc oublie de dire hoc',
    sentences: {
      nothingToSay: 'Un roi ne s’annonce pas. Il arrête la suite, et elle entame de nouveau.',
      required: 'Il arrête la suite et elle entame de nouveau, mais personne ne lui paie le hoc.',
      automatic: 'C’est un hoc tout de même, et chacun des autres lui paie un jeton.',
      ofTheBoard: (rules) =>
        `Mais ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))} a une case et s’annonce : sinon, c’est une belle carte oubliée.`,
    },
  },
  'what-losers-pay': {
    question: 'Que paient les autres au gagnant ?',
    keywords:
      'points cartes compter règlement perdants coûter main reste combien on paie au gagnant points ou cartes à la fin on compte on donne combien à celui qui a fini',
    sentences: {
      points: (rules) =>
        `Les points des cartes qui leur restent : 10 pour une figure, ${number(rules.acePoints)} pour un as, sa valeur pour toute autre.`,
      cards: 'Un jeton par carte qui leur reste.',
      dwarfDouble: 'Un joueur qui a encore le nain paie le double.',
    },
  },
  'an-ace-in-hand': {
    question: 'Que coûte un as resté en main ?',
    keywords: 'as points un dix cher compter combien vaut un as valeur de l’as',
    sentences: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: 'Un jeton, comme toute autre carte.',
    },
  },
  'a-king-in-hand': {
    question: 'Que coûte un roi, une dame ou un valet resté en main ?',
    keywords:
      'figure tête points dix compter combien vaut une dame points dans la main valeur les têtes les figures valent dix',
    sentences: { points: '10 points chacun.', cards: 'Un jeton chacun, comme toute autre carte.' },
  },
  'cannot-pay': {
    question: 'Elle ne peut pas payer ce qu’elle doit',
    keywords:
      'dette ruinée pas assez de jetons emprunter crédit règlement comptes au-dessous de zéro quelqu’un ne peut pas payer n’a plus assez de jetons pour payer doit plus qu’il n’a n’a plus rien et me doit encore des jetons papa plus assez pour payer',
    sentences: {
      whatIsLeft: 'Elle paie ce qu’elle a, et le reste est oublié. Personne ne descend sous zéro.',
      below: 'Elle paie tout et descend sous zéro : on note sa dette.',
    },
  },
  'who-is-paid-first': {
    question: 'Qui est payé d’abord, le gagnant ou les cases ?',
    keywords:
      'ordre règlement comptes bête tour avant après qui paie premier paie-t-on le gagnant ou les cases en premier dans quel ordre',
    sentences: {
      sweep: 'Après un opéra, le gagnant rafle d’abord le plateau.',
      winner: 'Les autres paient le gagnant avant de mettre quoi que ce soit dans les cases.',
      betes: 'Les bêtes se paient en dernier, celles du gagnant tout à la fin.',
      clockwise: 'On paie à tour de rôle, à partir du voisin de gauche du gagnant.',
      anticlockwise: 'On paie à tour de rôle, à partir du voisin de droite du gagnant.',
    },
  },
} satisfies Partial<JudgeTexts>;
