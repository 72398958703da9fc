import { theCard } from '../cards/fr.ts';
import { makeGrammar } from '../grammar.ts';
import { fr as screen } from '../interface/fr.ts';
import { type JudgeWords, makeJudge } from '../judge.ts';
import { endCauses } from '../rules/fr.ts';
import { anteOf, cardOf } from '../rules.ts';
import { typesetAll, typesetFrench } from '../typeset.ts';
import { handsByPlayers, type JudgeTexts, kingsAmong } from './structure.ts';

const { and, count, number, or } = makeGrammar('fr');

const counters = (some: number) => count(some, 'jeton', 'jetons');
const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

const texts: JudgeTexts = {
  'how-many-play': {
    question: 'À combien peut-on jouer ?',
    also: 'joueurs nombre trop peu un de plus invité deux',
    says: { players: ({ players }) => `Ces règles sont pour ${screen.playersAllowed(...players)}.` },
  },
  'counters-each': {
    question: 'Combien de jetons reçoit chacun ?',
    also: 'départ banque début monnaie contrats fiches commencer',
    says: {
      counters: (rules) => `Chacun commence avec ${counters(rules.counters)}.`,
      coins: 'Ce sont cinq contrats de 10, dix fiches de 5 et vingt jetons de 1.',
    },
  },
  'box-cards': {
    question: 'Quelles cartes ont une case, et qu’y met-on ?',
    also: 'belles cartes mises tableau dame valet dix roi sept de carreau combien',
    says: {
      boxes: ({ honours }) =>
        `À chaque mise : ${and(
          honours.map(({ card, stake }) => `${counters(stake)} pour ${theCard(cardOf(card))}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Qui donne la première fois ?',
    also: 'donneur commencer sort tirer carte la plus haute début',
    says: {
      lot: 'Le sort en décide.',
      'highest-card': 'Chacun tire une carte du jeu, et la plus haute donne.',
    },
  },
  'next-dealer': {
    question: 'Qui donne ensuite ?',
    also: 'donneur suivant prochain tour voisin changer',
    says: {
      left: 'Le voisin de gauche du dernier donneur.',
      right: 'Le voisin de droite du dernier donneur.',
    },
  },
  'how-dealt': {
    question: 'Comment distribue-t-on les cartes ?',
    also: 'donner une à une trois par trois paquet sens gauche droite premier servi distribution',
    says: {
      singly: 'Une à une.',
      threes: 'Trois par trois ; le dernier paquet est de ce qui manque.',
      clockwise: 'Le voisin de gauche du donneur est servi le premier, puis on va vers la gauche.',
      anticlockwise: 'Le voisin de droite du donneur est servi le premier, puis on va vers la droite.',
    },
  },
  'how-many-cards': {
    question: 'Combien de cartes reçoit chacun ?',
    also: 'taille main nombre de cartes donne distribution',
    says: {
      table: (rules) => `Chacun reçoit ${sizes(rules)}.`,
      all: (rules) => `Tout le jeu est distribué : ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Il reste des cartes : qu’en fait-on ?',
    also: 'talon reste pioche regarder ne se divise pas surplus',
    says: {
      talon:
        'Elles forment le talon. Il est posé face cachée à côté du tableau, ne sert pas de toute la donne, et personne ne le regarde.',
      none: 'Il n’en reste pas : tout le jeu est distribué.',
      oneMore: 'Quand le compte ne tombe pas juste, les premiers servis ont une carte de plus.',
      clockwise: 'C’est-à-dire à partir de la gauche du donneur.',
      anticlockwise: 'C’est-à-dire à partir de la droite du donneur.',
    },
  },
  'who-antes': {
    question: 'Qui garnit les cases avant une donne ?',
    also: 'mise miser tableau garnir payer donneur tous chacun',
    says: {
      everyone: (rules) =>
        `Tous, le donneur aussi : chacun met ${counters(anteOf(rules))} avant chaque donne.`,
      dealer: (rules) => `Le donneur seul met ${counters(anteOf(rules))} avant chaque donne.`,
    },
  },
  'box-not-empty': {
    question: 'Il reste des jetons dans une case depuis la dernière donne',
    also: 'mise restée case pleine ajouter encore miser',
    says: {
      stays: 'Ils y restent, et la nouvelle mise s’y ajoute.',
      everyone: 'Chacun mise comme toujours, dans cette case aussi.',
      dealer: 'Le donneur mise comme toujours, dans cette case aussi.',
    },
  },
  'cannot-ante': {
    question: 'Elle n’a plus assez de jetons pour la mise',
    also: 'ruine ruinée plus rien payer miser pauvre début de donne',
    says: {
      everyone: (rules) =>
        `Dès que quelqu’un ne peut mettre les ${number(anteOf(rules))}, il n’y a plus de donne : la partie est finie.`,
      dealer: (rules) =>
        `Cela ne compte que si c’est à elle de donner : un donneur qui ne peut mettre les ${number(anteOf(rules))} met fin à la partie. Les autres ne mettent rien.`,
      whole: 'Une mise se paie en entier ou pas du tout.',
    },
  },

  'who-begins': {
    question: 'Qui commence, et dans quel sens joue-t-on ?',
    also: 'premier entame sens tour gauche droite aiguilles montre ordre débuter',
    says: {
      clockwise:
        'Le voisin de gauche du donneur entame ; le tour passe vers la gauche, dans le sens des aiguilles d’une montre.',
      anticlockwise:
        'Le voisin de droite du donneur entame ; le tour passe vers la droite, dans le sens inverse des aiguilles d’une montre.',
    },
  },
  'first-card': {
    question: 'Par quelle carte peut-on commencer ?',
    also: 'entame première carte plus basse libre as ouvrir',
    says: {
      any: 'Par celle qu’on veut.',
      lowest: 'Par une de ses plus basses ; l’as est le plus bas.',
      later: 'Cela ne vaut que pour la première carte de la donne ; ensuite l’entame est libre.',
      dwarfToo: 'Qui a le nain peut entamer par lui.',
    },
  },
  'same-suit': {
    question: 'La carte suivante doit-elle être de la même couleur ?',
    also: 'couleur suivre suite pique cœur trèfle carreau ordre as roi haut bas',
    says: {
      rank: 'Non. La couleur est sans importance : toute carte du rang suivant continue.',
      suit: 'Oui. Une suite reste dans sa couleur : seule la carte suivante de cette couleur continue.',
      ace: 'L’as est la carte la plus basse, le roi la plus haute.',
    },
  },
  'two-of-a-rank': {
    question: 'J’ai deux sept : puis-je les poser ensemble ?',
    also: 'deux paire même rang double à la fois plusieurs cartes',
    says: {
      rank: 'Non. Une suite prend une carte de chaque rang, puis on demande le rang suivant. Vous choisissez lequel des deux vous posez.',
      suit: 'Non. Seul le sept de la couleur de la suite convient, et il n’y en a qu’un.',
    },
  },
  'keep-back': {
    question: 'J’ai la carte suivante, mais je préfère la garder',
    also: 'obligé forcé poser passer retenir refuser facultatif dois-je',
    says: {
      optional:
        'Vous le pouvez. Dites « sans … » et passez, la carte en main. Seul qui entame doit poser une carte.',
      compulsory: 'Vous ne le pouvez pas. Qui a la carte demandée doit la poser.',
      butDwarf: 'Seul le nain ne se pose jamais par obligation.',
    },
  },
  'stop-midway': {
    question: 'Puis-je m’arrêter au milieu de ma suite ?',
    also: 'arrêter finir tour sans continuer mes cartes facultatif',
    says: {
      optional: 'Oui, après n’importe quelle carte, même si vous avez la suivante.',
      compulsory: 'Non. Vous continuez tant que vous avez la carte suivante.',
      butDwarf: 'Seul le nain ne se pose jamais par obligation.',
    },
  },
  'passed-with-it': {
    question: 'Il a passé alors qu’il avait la carte',
    also: 'triche tricher faute erreur oubli cachée renonce pénalité amende',
    says: {
      optional: 'C’était son droit.',
      compulsory:
        'Il aurait dû la poser. Aucune source ne dit quelle est la peine : convenez-en d’avance, ou laissez-le reprendre sa parole.',
      butDwarf: 'Seul le nain ne se pose jamais par obligation.',
    },
  },
  'nobody-follows': {
    question: 'Personne ne peut suivre',
    also: 'personne n’a la carte suivante bloqué tous ont passé continuer que faire',
    says: {
      lead: 'Quand tous ont passé à leur tour, qui a posé la dernière carte entame de nouveau, par la carte qu’il veut.',
      'next-rank':
        'Quand tous ont passé à leur tour, la suite saute un rang : on demande celui du dessus, d’abord à qui a posé la dernière carte, puis aux autres à leur tour.',
      again: 'Si personne n’a celui-là non plus, on demande le rang au-dessus, et ainsi de suite.',
      pastKing: 'Après le roi, qui a posé la dernière carte entame ce qu’il veut.',
    },
  },
  'card-in-talon': {
    question: 'La carte suivante doit être au talon',
    also: 'pioche reste manque hors jeu personne déjà posée les quatre',
    says: {
      table: 'Personne ne peut le savoir : on demande à chacun tout de même, et le talon ne se regarde pas.',
      all: 'Il n’y a pas de talon : la carte est dans une main, ou déjà posée. On demande à chacun à son tour.',
      lead: 'Quand tous ont passé, qui a posé la dernière carte entame ce qu’il veut.',
      'next-rank': 'Quand tous ont passé, on demande le rang au-dessus.',
    },
  },
  'two-can-follow': {
    question: 'Deux d’entre nous veulent continuer',
    also: 'tous les deux ont la carte qui d’abord ordre tour dispute querelle même carte',
    says: {
      onlyOne: 'C’est impossible : dans une même couleur, une seule carte convient, et un seul l’a.',
      oneOrDwarf: 'Une seule carte convient, mais le nain peut se poser à sa place.',
      inTurn: 'On va par tour. Qui est en train de poser continue d’abord ; après lui vient le plus proche.',
      clockwise: 'Le plus proche, c’est vers la gauche.',
      anticlockwise: 'Le plus proche, c’est vers la droite.',
    },
  },
  'king-laid': {
    question: 'Quelqu’un pose un roi',
    also: 'roi fin de la suite arrêt entamer de nouveau après le roi',
    says: {
      ends: 'Un roi finit la suite. Qui l’a posé entame aussitôt de nouveau, par la carte qu’il veut.',
      paidAnnounced: 'S’il l’a annoncé comme hoc, chacun des autres lui paie un jeton.',
      paid: 'C’est un hoc : chacun des autres lui paie un jeton.',
    },
  },
  'last-card-king': {
    question: 'Ma dernière carte est un roi',
    also: 'finir plus de cartes main vide dernière roi fin',
    says: {
      over: 'Vous avez fini, et la donne s’arrête aussitôt : personne n’entame plus.',
      paidAnnounced: 'Annoncé, c’est encore un hoc, et chacun des autres vous paie un jeton.',
      paid: 'C’est encore un hoc : chacun des autres vous paie un jeton.',
      sweeps: (rules) =>
        `Si c’est ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))}, il prend encore sa case.`,
      announced: 'Encore faut-il l’annoncer en le posant.',
    },
  },

  'honour-laid': {
    question: 'Quelqu’un pose une carte qui a une case',
    also: 'belle carte prendre case annoncer dire la Dame qui prend ramasser gagner',
    says: {
      required: 'Dites-le en la posant (« la Dame qui prend ! ») et prenez tout ce que contient sa case.',
      automatic: 'Prenez tout ce que contient sa case. Il n’y a rien à dire.',
      hoc: 'C’est aussi un hoc : chacun des autres vous paie un jeton, et vous entamez de nouveau.',
    },
  },
  'honour-stops': {
    question: 'Une carte qui a une case arrête-t-elle la suite ?',
    also: 'belle carte arrêt hoc entamer dix dame valet continue',
    says: {
      stops: ({ honours }) =>
        `Oui : ${cards(honours.map(({ card }) => card))} finissent la suite, comme les rois, et qui en a posé une entame de nouveau.`,
      butDwarf: 'Le nain ne la finit qu’à la place d’une carte qui l’aurait finie.',
      goesOn: 'Non. Elle prend sa case et la suite continue ; seuls les rois la finissent.',
    },
  },
  'forgot-to-announce': {
    question: 'Il a oublié d’annoncer',
    also: 'oubli silence belle carte sans rien dire non annoncée pas pris case manqué',
    says: {
      nothingToForget: 'Il n’y a rien à oublier : une belle carte prend sa case sans un mot.',
      stays: 'Il ne prend rien. La case reste telle quelle, pour une autre donne.',
      bete: 'Il ne prend rien, et à la fin de la donne il double la case, comme s’il tenait encore la carte.',
      noHoc: 'Personne ne lui paie le hoc non plus.',
    },
  },
  'announced-late': {
    question: 'Elle ne l’a annoncé qu’après la carte suivante',
    also: 'trop tard après coup annonce oubli se rappelle le suivant a déjà posé',
    says: {
      noNeed: 'Il n’y a rien à annoncer : la case est à elle.',
      late: 'Trop tard. On annonce en posant ; après, c’est oublié.',
      stays: 'La case reste telle quelle.',
      bete: 'La case reste, et elle la double à la fin de la donne.',
    },
  },
  'honour-last-card': {
    question: 'Ma dernière carte est une de celles qui ont une case',
    also: 'belle carte dernière finir prendre encore case fin',
    says: {
      sweeps: 'Elle prend encore sa case ; ensuite seulement la donne est finie.',
      required: 'Annoncez-la en la posant, comme toute autre.',
      automatic: 'Il n’y a rien à dire.',
    },
  },
  'honour-held': {
    question: 'J’ai encore en main une carte qui a une case quand un autre finit',
    also: 'bête belle carte restée main fin de la donne doubler case pénalité',
    says: {
      bete: 'Vous faites la bête : vous doublez sa case, c’est-à-dire que vous y ajoutez autant qu’elle contient. Et ainsi pour chacune de ces cartes.',
      nothing: 'Elle ne coûte rien de plus. Vous la payez comme toute autre carte.',
    },
  },
  'how-much-is-a-bete': {
    question: 'Combien coûte une bête ?',
    also: 'doubler case pénalité vide montant payer belle carte',
    says: {
      none: 'Il n’y a pas de bête dans ces règles.',
      held: 'On fait la bête pour une belle carte restée en main à la fin.',
      forgotten: 'On fait la bête pour une belle carte posée sans l’annoncer.',
      both: 'On fait la bête pour une belle carte restée en main à la fin, et pour une posée sans l’annoncer.',
      asMuch: 'Elle coûte autant que la case contient à ce moment, une fois le gagnant payé.',
      empty: 'Une case vide ne coûte rien, et aucune n’est doublée deux fois dans une donne.',
    },
  },

  'lay-the-dwarf': {
    question: 'Quand peut-on poser le nain ?',
    also: 'sept de carreau joker à tout moment nain jaune jouer à toutes fins',
    says: {
      plain: 'Quand on peut poser un sept : c’est un sept comme les autres.',
      stop: 'À chacun de vos tours, quoi qu’on demande. Il finit la suite, et vous entamez de nouveau.',
      'stands-for-wanted':
        'À chacun de vos tours, quoi qu’on demande. Il prend la place de la carte demandée, et la suite repart de là, ou finit si cette carte l’aurait finie.',
      sweeps: 'Il prend sa case comme toute belle carte.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Dois-je poser le nain quand on demande un sept ?',
    also: 'sept de carreau obligé garder retenir choisir à toutes fins',
    says: {
      never: 'Jamais, pas même quand on demande le sept de carreau.',
      mayKeep: 'Non. Personne n’est obligé de continuer.',
      rank: 'Vous devez poser un sept. Si vous n’avez que celui-là, c’est le nain.',
      suit: 'Si l’on demande le sept de carreau, oui.',
    },
  },
  'dwarf-held': {
    question: 'J’ai encore le nain en main quand un autre finit',
    also: 'sept de carreau resté payer double bête',
    says: {
      double: 'Vous payez au gagnant le double pour toutes vos cartes.',
      bete: 'Vous faites la bête : vous doublez la case du nain.',
      nothing: 'Il coûte ce que coûte tout sept.',
    },
  },
  'hoc-called': {
    question: 'Quelqu’un dit « Hoc ! » : faut-il payer ?',
    also: 'hoc payer jeton roi belle carte arrêt annoncer 1760',
    says: {
      noHocs: 'Non. Il n’y a pas de hocs dans ces règles.',
      required:
        'Oui : pour un roi ou une belle carte, posés et annoncés, chacun des autres paie aussitôt un jeton.',
      automatic:
        'Oui : pour un roi ou une belle carte, annoncés ou non, chacun des autres paie aussitôt un jeton.',
      chance: 'Pour une carte que simplement personne ne suit, on ne paie rien ; elle ne donne que l’entame.',
    },
  },
  'king-and-honour': {
    question: 'Un roi qui a une case : est-ce un hoc ou deux ?',
    also: 'roi de cœur roi et belle carte deux fois payer jetons',
    says: {
      once: (rules) => `Un seul : ${cards(kingsAmong(rules))} rapporte un jeton de chacun, outre la case.`,
      noSuchKing: 'La question ne se pose pas : aucun roi n’a de case ici.',
      noHocs: 'Aucun : il n’y a pas de hocs dans ces règles.',
    },
  },
  'king-in-silence': {
    question: 'Elle a posé un roi sans rien dire',
    also: 'oublié hoc annoncer roi silence',
    says: {
      nothingToSay: 'Il n’y a rien à dire pour un roi. La suite est finie, et elle entame de nouveau.',
      required: 'La suite est finie et elle entame de nouveau, mais personne ne lui paie le hoc.',
      automatic: 'C’est un hoc tout de même, et chacun des autres lui paie un jeton.',
      ofTheBoard: (rules) =>
        `Mais ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))} a une case et s’annonce : posé sans un mot, c’est une belle carte oubliée.`,
    },
  },

  'what-losers-pay': {
    question: 'Que paient les autres au gagnant ?',
    also: 'points cartes compter règlement perdants coûter main reste',
    says: {
      points: (rules) =>
        `Les points des cartes qui leur restent : 10 pour une figure, ${number(rules.acePoints)} pour un as, son nombre pour toute autre.`,
      cards: 'Un jeton par carte qui leur reste.',
      dwarfDouble: 'Qui tient encore le nain paie le double.',
    },
  },
  'an-ace-in-hand': {
    question: 'Que coûte un as resté en main ?',
    also: 'as points un dix cher compter',
    says: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: 'Un jeton, comme toute carte.',
    },
  },
  'a-king-in-hand': {
    question: 'Que coûte un roi, une dame ou un valet resté en main ?',
    also: 'figure tête points dix compter',
    says: { points: '10 points chacun.', cards: 'Un jeton chacun, comme toute carte.' },
  },
  'cannot-pay': {
    question: 'Elle ne peut pas payer ce qu’elle doit',
    also: 'dette ruinée pas assez de jetons emprunter crédit règlement au-dessous de zéro',
    says: {
      whatIsLeft: 'Elle paie ce qu’elle a, et le reste est oublié. Personne ne descend sous zéro.',
      below: 'Elle paie tout et descend sous zéro : on note sa dette.',
    },
  },
  'who-is-paid-first': {
    question: 'Qui est payé d’abord, le gagnant ou les cases ?',
    also: 'ordre règlement bête tour avant après qui paie premier',
    says: {
      sweep: 'Après un opéra, le gagnant rafle d’abord le tableau.',
      winner: 'Chacun des autres paie le gagnant avant que rien n’aille dans les cases.',
      betes: 'Les bêtes se paient en dernier, celles du gagnant tout à la fin.',
      clockwise: 'On paie à tour de rôle, à partir du voisin de gauche du gagnant.',
      anticlockwise: 'On paie à tour de rôle, à partir du voisin de droite du gagnant.',
    },
  },

  'what-is-an-opera': {
    question: 'Elle a tout posé d’un seul coup : est-ce un opéra ?',
    also: 'grand opéra toutes les cartes premier tour finir d’un trait',
    says: {
      none: 'Il n’y a pas d’opéra dans ces règles.',
      'first-turn':
        'Oui, si aucun autre n’a posé de carte entre sa première et sa dernière. D’autres peuvent en avoir posé avant.',
      unopposed: 'Oui, si aucun autre n’a posé une seule carte de toute la donne.',
      passes: 'Les passes ne comptent pas.',
    },
  },
  'what-an-opera-brings': {
    question: 'Que rapporte un opéra ?',
    also: 'grand opéra prime rafler tableau double toutes les cases',
    says: {
      none: 'Il n’y a pas d’opéra dans ces règles.',
      sweeps: 'Le gagnant rafle toutes les cases.',
      boxesStay: 'Les cases restent telles quelles.',
      double: 'Les autres paient le double.',
      asUsual: 'Les autres paient leurs cartes comme d’ordinaire.',
    },
  },
  'others-laid-before': {
    question: 'D’autres avaient posé des cartes avant : est-ce encore un opéra ?',
    also: 'grand opéra d’un trait plus tard pas premier avant',
    says: {
      none: 'Non. Il n’y a pas d’opéra dans ces règles.',
      'first-turn':
        'Oui. Ce qui compte, c’est que personne n’ait posé entre la première carte du gagnant et sa dernière.',
      unopposed: 'Non. Aucun autre ne doit avoir posé une carte de toute la donne.',
    },
  },
  'bete-after-an-opera': {
    question: 'Après un opéra, paie-t-on encore la bête ?',
    also: 'grand opéra bête belle carte restée case vide raflée',
    says: {
      noBete: 'Non. Une belle carte restée en main ne fait pas de bête dans ces règles.',
      noOpera: 'Il n’y a pas d’opéra dans ces règles ; la bête se paie comme après toute donne.',
      emptied:
        'Elle se réduit à rien : le tableau a été raflé d’abord, et une bête vaut ce que la case contient.',
      asUsual: 'Oui. L’opéra laisse les cases comme elles sont.',
    },
  },

  'when-over': {
    question: 'Quand la partie est-elle finie, et qui a gagné ?',
    also: 'fin égalité ex æquo même nombre gagnant reste au tableau ruine combien de donnes',
    says: {
      causes: ({ end }) => `La partie se termine ${or(endCauses(end))}.`,
      most: 'Qui a le plus de jetons gagne ; à égalité, on partage la victoire.',
      board: 'Ce qui reste au tableau n’est à personne.',
    },
  },
  'time-is-up': {
    question: 'L’heure est passée au milieu d’une donne',
    also: 'temps minutes durée limite tard se coucher',
    says: {
      noTime: 'Ces règles ne fixent pas de durée. La partie continue.',
      playOut: ({ end }) =>
        `La donne se joue jusqu’au bout ; c’est la dernière. La durée est de ${count(end.minutes ?? 0, 'minute', 'minutes')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Quelqu’un atteint le but au milieu d’une donne',
    also: 'but objectif points assez de jetons gagner aussitôt',
    says: {
      noTarget: 'Il n’y a pas de but dans ces règles.',
      atSettlement: ({ end }) =>
        `Cela ne compte pas encore. Ce qui compte, c’est d’avoir ${counters(end.target ?? 0)} une fois la donne réglée.`,
    },
  },
};

/** Words of the judge, in French. */
export const judge: JudgeWords = typesetAll(
  makeJudge({
    title: 'Le juge',
    intro:
      'Quelque chose fait débat à table ? Cherchez-le ici. La réponse est celle des règles que vous avez choisies.',
    searchLabel: 'Que se passe-t-il ?',
    searchHint: 'Un mot ou deux : « oublié », « roi », « payer »…',
    found: (some) => count(some, 'situation', 'situations'),
    noneFound:
      'Le livre n’en dit rien. Les sources se taisent sur les maldonnes, les cartes tombées et autres accidents : convenez de quelque chose, et jouez.',
    allTopics: 'Toutes les situations',
    parts: {
      start: 'Avant de jouer',
      play: 'Le jeu',
      honours: 'Les cartes qui ont une case',
      dwarf: 'Le nain et les hocs',
      paying: 'Payer',
      opera: 'L’opéra',
      end: 'La fin de la partie',
    },
    whichRules: 'Selon quelles règles ?',
    byRules: (name) => `Selon les règles : ${name}`,
    restsOn: 'Sur quoi cela repose',
    grounds: {
      book: 'comme dans le livre',
      elsewhere: (rulesets) => `changé à cette table, comme dans : ${and(rulesets)}`,
      variant: 'changé à cette table, pour une autre manière que voici',
      house: 'une règle maison de cette table : aucune source ne l’a',
    },
    readingsToo: 'Lu ainsi là où les sources se taisent',
    labelled: (label, text) => `${label} : ${text}`,
    same: 'Il en va de même dans',
    others: 'En quoi les autres diffèrent',
    noOthers: 'Les six règles disent la même chose.',
    noSuchTopic: 'Le juge ne connaît pas cette situation. Les voici toutes.',
    askTheJudge: 'Demander au juge',
    texts,
  }),
  typesetFrench,
);

function sizes(rules: Parameters<typeof handsByPlayers>[0]): string {
  return and(
    handsByPlayers(rules).map(
      ({ players, sizes: some }) => `${or(some.map(number))} cartes à ${number(players)} joueurs`,
    ),
  );
}
