import { handsByPlayers, kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import { type JudgeTexts, type JudgeWords, makeJudge } from '../../judgeWords.ts';
import { anteOf, cardOf } from '../../ruleWords.ts';
import { typesetAll, typesetFrench } from '../../typeset.ts';
import { theCard } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters, endInWords } from './rules.ts';

const { and, count, number, or } = makeGrammar('fr');

const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

const texts: JudgeTexts = {
  'how-many-play': {
    question: 'À combien peut-on jouer ?',
    also: 'joueurs nombre trop peu un de plus invité deux',
    says: { players: ({ players }) => `Ces règles sont pour ${interfaceWords.playersAllowed(...players)}.` },
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
    question: 'Quelles cartes ont une case, et combien y met-on ?',
    also: 'belles cartes mises plateau tableau dame valet dix roi sept de carreau',
    says: {
      boxes: ({ honours }) =>
        `À chaque mise : ${and(
          honours.map(({ card, stake }) => `${counters(stake)} sur ${theCard(cardOf(card))}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Qui donne en premier ?',
    also: 'donneur première fois commencer sort tirer carte la plus haute début',
    says: {
      lot: 'On tire au sort.',
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
      threes: 'Trois par trois ; on complète au dernier tour.',
      clockwise: 'Le voisin de gauche du donneur reçoit les premières cartes, puis on va vers la gauche.',
      anticlockwise: 'Le voisin de droite du donneur reçoit les premières cartes, puis on va vers la droite.',
    },
  },
  'how-many-cards': {
    question: 'Combien de cartes reçoit chacun ?',
    also: 'taille main nombre de cartes donne distribution',
    says: {
      table: (rules) => `Chacun reçoit ${sizes(rules)}.`,
      all: (rules) => `Toutes les cartes sont distribuées : ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Il reste des cartes : qu’en fait-on ?',
    also: 'talon reste pioche regarder ne se divise pas surplus',
    says: {
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
    also: 'garnit cases case garnir plateau tableau payer donneur tous chacun',
    says: {
      everyone: (rules) =>
        `Tout le monde, le donneur aussi : chacun mise ${counters(anteOf(rules))} avant chaque donne.`,
      dealer: (rules) => `Le donneur seul mise ${counters(anteOf(rules))} avant chaque donne.`,
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
    question: 'Elle n’a plus assez de jetons pour miser',
    also: 'ruine ruinée plus rien payer mise pauvre début de donne',
    says: {
      everyone: (rules) => `Si un joueur ne peut pas miser ${counters(anteOf(rules))}, la partie est finie.`,
      dealer: (rules) =>
        `Cela ne compte que si c’est à elle de donner : si le donneur ne peut pas miser ${counters(anteOf(rules))}, la partie est finie. Les autres ne misent rien.`,
      whole: 'On paie une mise en entier ou pas du tout.',
    },
  },

  'who-begins': {
    question: 'Qui entame, et dans quel sens joue-t-on ?',
    also: 'commence premier sens tour gauche droite aiguilles montre ordre débuter',
    says: {
      clockwise: 'Le voisin de gauche du donneur entame ; on joue vers la gauche, dans le sens horaire.',
      anticlockwise: 'Le voisin de droite du donneur entame ; on joue vers la droite, dans le sens inverse.',
    },
  },
  'first-card': {
    question: 'Par quelle carte peut-on entamer ?',
    also: 'commencer première carte plus basse libre as ouvrir',
    says: {
      any: 'N’importe laquelle.',
      lowest: 'Une de vos plus basses ; l’as est le plus bas.',
      later: 'Cela ne vaut que pour la première carte de la donne ; ensuite, l’entame est libre.',
      dwarfToo: 'On peut aussi entamer par le nain.',
    },
  },
  'same-suit': {
    question: 'La carte suivante doit-elle être de la même couleur ?',
    also: 'couleur suivre suite pique cœur trèfle carreau ordre as roi haut bas',
    says: {
      rank: 'Non. La couleur est sans importance : toute carte du rang suivant convient.',
      suit: 'Oui. Une suite reste dans sa couleur : seule la carte suivante de cette couleur convient.',
      ace: 'L’as est la carte la plus basse, le roi la plus haute.',
    },
  },
  'two-of-a-rank': {
    question: 'J’ai deux sept : puis-je les poser ensemble ?',
    also: 'deux paire même rang double à la fois plusieurs cartes',
    says: {
      rank: 'Non. Une suite prend une carte de chaque rang, puis on demande le rang suivant. Vous choisissez lequel des deux poser.',
      suit: 'Non. Seul le sept de la couleur de la suite convient, et il n’y en a qu’un.',
    },
  },
  'keep-back': {
    question: 'J’ai la carte suivante, mais je préfère la garder',
    also: 'obligé forcé poser passer retenir refuser facultatif dois-je',
    says: {
      optional: 'Oui. Dites « sans … » et gardez-la. Seul le joueur qui entame doit poser.',
      compulsory: 'Non. Si vous avez la carte demandée, vous devez la poser.',
      butDwarf: 'Sauf le nain : rien n’oblige à le poser.',
    },
  },
  'stop-midway': {
    question: 'Puis-je m’arrêter au milieu de ma suite ?',
    also: 'arrêter finir tour sans continuer mes cartes facultatif',
    says: {
      optional: 'Oui, après n’importe quelle carte, même si vous avez la suivante.',
      compulsory: 'Non. Vous continuez tant que vous avez la carte suivante.',
      butDwarf: 'Sauf le nain : rien n’oblige à le poser.',
    },
  },
  'passed-with-it': {
    question: 'Il a passé alors qu’il avait la carte',
    also: 'triche tricher faute erreur oubli cachée renonce pénalité amende',
    says: {
      optional: 'C’était son droit.',
      compulsory:
        'Il aurait dû la poser. Aucune source ne prévoit de pénalité : convenez-en, ou laissez-le revenir sur son passe.',
      butDwarf: 'Sauf le nain : rien n’oblige à le poser.',
    },
  },
  'nobody-follows': {
    question: 'Personne ne peut suivre',
    also: 'personne n’a la carte suivante bloqué tous ont passé continuer que faire',
    says: {
      lead: 'Quand tout le monde a passé, le dernier à avoir posé entame de nouveau, par la carte de son choix.',
      'next-rank':
        'Quand tout le monde a passé, la suite saute un rang : on demande le rang au-dessus, d’abord au dernier à avoir posé, puis aux autres à leur tour.',
      again: 'Si personne ne l’a non plus, on demande le rang au-dessus, et ainsi de suite.',
      pastKing: 'Après le roi, le dernier à avoir posé entame par la carte de son choix.',
    },
  },
  'card-in-talon': {
    question: 'La carte suivante doit être au talon',
    also: 'pioche reste manque hors jeu personne déjà posée les quatre',
    says: {
      table:
        'Personne ne peut le savoir : on demande tout de même à chacun, et personne ne regarde le talon.',
      all: 'Il n’y a pas de talon : un joueur a la carte, ou elle est déjà posée. On demande à chacun à son tour.',
      lead: 'Quand tout le monde a passé, le dernier à avoir posé entame par la carte de son choix.',
      'next-rank': 'Quand tout le monde a passé, on demande le rang au-dessus.',
    },
  },
  'two-can-follow': {
    question: 'Deux d’entre nous veulent suivre',
    also: 'continuer tous les deux ont la carte qui d’abord ordre tour dispute querelle même carte',
    says: {
      onlyOne: 'C’est impossible : dans une même couleur, une seule carte convient, et un seul joueur l’a.',
      oneOrDwarf: 'Une seule carte convient, mais on peut poser le nain à sa place.',
      inTurn: 'Chacun son tour : d’abord celui qui pose, puis le suivant.',
      clockwise: 'Le suivant est le voisin de gauche.',
      anticlockwise: 'Le suivant est le voisin de droite.',
    },
  },
  'king-laid': {
    question: 'Un joueur pose un roi',
    also: 'roi fin de la suite arrêt entamer de nouveau après le roi',
    says: {
      ends: 'Un roi arrête la suite. Son joueur entame aussitôt, par la carte de son choix.',
      paidAnnounced: 'S’il l’a annoncé comme hoc, chacun des autres lui paie un jeton.',
      paid: 'C’est un hoc : chacun des autres lui paie un jeton.',
    },
  },
  'last-card-king': {
    question: 'Ma dernière carte est un roi',
    also: 'finir plus de cartes main vide dernière roi fin',
    says: {
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
    also: 'belle carte prendre case annoncer dire la Dame qui prend ramasser gagner',
    says: {
      required: 'Annoncez-la en la posant (« la Dame qui prend ! ») et prenez tout ce que contient sa case.',
      automatic: 'Prenez tout ce que contient sa case. Il n’y a rien à annoncer.',
      hoc: 'C’est aussi un hoc : chacun des autres vous paie un jeton, et vous entamez de nouveau.',
      butDwarf: 'Mais le nain ne vous rend l’entame qu’à la place d’une carte qui arrête la suite.',
    },
  },
  'honour-stops': {
    question: 'Une carte qui a une case arrête-t-elle la suite ?',
    also: 'belle carte arrêt hoc entamer dix dame valet continue',
    says: {
      stops: ({ honours }) =>
        `Oui : ${cards(honours.map(({ card }) => card))} arrêtent la suite, comme les rois, et le joueur qui en pose une entame de nouveau.`,
      dwarfStops: 'Le nain l’arrête aussi.',
      butDwarf: 'Le nain ne l’arrête qu’à la place d’une carte qui l’aurait arrêtée.',
      goesOn: 'Non. Elle prend sa case et la suite continue ; seuls les rois l’arrêtent.',
    },
  },
  'forgot-to-announce': {
    question: 'Il a oublié d’annoncer',
    also: 'oubli silence belle carte sans rien dire non annoncée pas pris case manqué',
    says: {
      nothingToForget: 'Il n’y a rien à oublier : une belle carte prend sa case sans être annoncée.',
      stays: 'Il ne prend pas la case. Elle reste telle quelle, pour une autre donne.',
      bete: 'Il ne prend pas la case, et il la double à la fin de la donne.',
      stake: 'Il ne prend pas la case, et il y remet une mise à la fin de la donne.',
      noHoc: 'Personne ne lui paie le hoc non plus.',
    },
  },
  'announced-late': {
    question: 'Elle ne l’a annoncé qu’après la carte suivante',
    also: 'trop tard après coup annonce oubli se rappelle le suivant a déjà posé',
    says: {
      noNeed: 'Il n’y a rien à annoncer : la case est à elle.',
      late: 'Trop tard : on annonce en posant. Après, la carte compte comme oubliée.',
      stays: 'La case reste telle quelle.',
      bete: 'La case reste, et elle la double à la fin de la donne.',
      stake: 'La case reste, et elle y remet une mise à la fin de la donne.',
    },
  },
  'honour-last-card': {
    question: 'Ma dernière carte a une case',
    also: 'belle carte dernière finir prendre encore case fin',
    says: {
      sweeps: 'Elle prend quand même sa case, puis la donne est finie.',
      required: 'Annoncez-la en la posant, comme toute autre.',
      automatic: 'Il n’y a rien à annoncer.',
    },
  },
  'honour-held': {
    question: 'J’ai encore une carte qui a une case quand un autre finit',
    also: 'bête belle carte restée main fin de la donne doubler case pénalité',
    says: {
      bete: 'Vous payez une bête : vous doublez sa case. De même pour chaque carte de ce genre.',
      stake:
        'Vous payez une bête : vous remettez une mise dans sa case. De même pour chaque carte de ce genre.',
      nothing: 'Elle ne coûte rien de plus. Vous la payez comme toute autre carte.',
    },
  },
  'how-much-is-a-bete': {
    question: 'Combien coûte une bête ?',
    also: 'doubler case pénalité vide montant payer belle carte',
    says: {
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
    also: 'sept de carreau joker à tout moment nain jaune jouer à toutes fins',
    says: {
      plain: 'Quand on peut poser un sept : c’est un sept comme les autres.',
      stop: 'À chacun de vos tours, quelle que soit la carte demandée. Il arrête la suite, et vous entamez de nouveau.',
      'stands-for-wanted':
        'À chacun de vos tours, quelle que soit la carte demandée. Il prend sa place : la suite continue de là, ou s’arrête si cette carte l’aurait arrêtée.',
      sweeps: 'Il prend sa case comme toute autre belle carte.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Dois-je poser le nain quand on demande un sept ?',
    also: 'sept de carreau obligé garder retenir choisir à toutes fins',
    says: {
      never: 'Jamais, pas même quand on demande le sept de carreau.',
      mayKeep: 'Non. Personne n’est obligé de suivre.',
      rank: 'Vous devez poser un sept. Si le nain est votre seul sept, posez-le.',
      suit: 'Oui, si l’on demande le sept de carreau.',
    },
  },
  'dwarf-held': {
    question: 'J’ai encore le nain quand un autre finit',
    also: 'sept de carreau resté payer double bête',
    says: {
      double: 'Vous payez au gagnant le double pour toutes vos cartes.',
      bete: 'Vous payez une bête : vous doublez la case du nain.',
      stake: 'Vous payez une bête : vous remettez une mise dans la case du nain.',
      nothing: 'Il coûte autant que tout autre sept.',
    },
  },
  'hoc-called': {
    question: 'Un joueur dit « Hoc ! » : faut-il payer ?',
    also: 'hoc payer jeton roi belle carte arrêt annoncer 1760',
    says: {
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
    also: 'roi de cœur roi et belle carte deux fois payer jetons',
    says: {
      once: (rules) =>
        `Un seul : ${cards(kingsAmong(rules))} rapporte un jeton de chacun des autres, en plus de la case.`,
      noSuchKing: 'Aucun roi n’a de case ici.',
      noHocs: 'Aucun : il n’y a pas de hocs dans ces règles.',
    },
  },
  'king-in-silence': {
    question: 'Elle a posé un roi sans rien dire',
    also: 'oublié hoc annoncer roi silence',
    says: {
      nothingToSay: 'Un roi ne s’annonce pas. Il arrête la suite, et elle entame de nouveau.',
      required: 'Il arrête la suite et elle entame de nouveau, mais personne ne lui paie le hoc.',
      automatic: 'C’est un hoc tout de même, et chacun des autres lui paie un jeton.',
      ofTheBoard: (rules) =>
        `Mais ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))} a une case et s’annonce : sinon, c’est une belle carte oubliée.`,
    },
  },

  'what-losers-pay': {
    question: 'Que paient les autres au gagnant ?',
    also: 'points cartes compter règlement perdants coûter main reste',
    says: {
      points: (rules) =>
        `Les points des cartes qui leur restent : 10 pour une figure, ${number(rules.acePoints)} pour un as, sa valeur pour toute autre.`,
      cards: 'Un jeton par carte qui leur reste.',
      dwarfDouble: 'Un joueur qui a encore le nain paie le double.',
    },
  },
  'an-ace-in-hand': {
    question: 'Que coûte un as resté en main ?',
    also: 'as points un dix cher compter',
    says: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: 'Un jeton, comme toute autre carte.',
    },
  },
  'a-king-in-hand': {
    question: 'Que coûte un roi, une dame ou un valet resté en main ?',
    also: 'figure tête points dix compter',
    says: { points: '10 points chacun.', cards: 'Un jeton chacun, comme toute autre carte.' },
  },
  'cannot-pay': {
    question: 'Elle ne peut pas payer ce qu’elle doit',
    also: 'dette ruinée pas assez de jetons emprunter crédit règlement comptes au-dessous de zéro',
    says: {
      whatIsLeft: 'Elle paie ce qu’elle a, et le reste est oublié. Personne ne descend sous zéro.',
      below: 'Elle paie tout et descend sous zéro : on note sa dette.',
    },
  },
  'who-is-paid-first': {
    question: 'Qui est payé d’abord, le gagnant ou les cases ?',
    also: 'ordre règlement comptes bête tour avant après qui paie premier',
    says: {
      sweep: 'Après un opéra, le gagnant rafle d’abord le plateau.',
      winner: 'Les autres paient le gagnant avant de mettre quoi que ce soit dans les cases.',
      betes: 'Les bêtes se paient en dernier, celles du gagnant tout à la fin.',
      clockwise: 'On paie à tour de rôle, à partir du voisin de gauche du gagnant.',
      anticlockwise: 'On paie à tour de rôle, à partir du voisin de droite du gagnant.',
    },
  },

  'what-is-an-opera': {
    question: 'Elle a tout posé d’un coup : est-ce un opéra ?',
    also: 'grand opéra toutes les cartes seul coup premier tour finir d’un trait',
    says: {
      none: 'Il n’y a pas d’opéra dans ces règles.',
      'first-chance': 'Oui, si c’était son tout premier tour et qu’elle n’a pas passé une seule fois.',
      'first-lead': 'Oui, si sa première carte était une entame et qu’aucun autre joueur n’a posé ensuite.',
      'first-turn':
        'Oui, si aucun autre joueur n’a posé de carte entre sa première et sa dernière. D’autres peuvent en avoir posé avant.',
      unopposed: 'Oui, si aucun autre joueur n’a posé de carte de toute la donne.',
      othersPass: 'Les passes des autres ne comptent pas.',
      passes: 'Les passes ne comptent pas.',
    },
  },
  'what-an-opera-brings': {
    question: 'Que rapporte un opéra ?',
    also: 'grand opéra prime rafler plateau tableau double toutes les cases',
    says: {
      none: 'Il n’y a pas d’opéra dans ces règles.',
      sweeps: 'Le gagnant rafle toutes les cases.',
      boxesStay: 'Les cases restent telles quelles.',
      double: 'Les autres paient le double.',
      asUsual: 'Les autres paient leurs cartes comme d’habitude.',
    },
  },
  'others-laid-before': {
    question: 'D’autres avaient posé des cartes avant : est-ce encore un opéra ?',
    also: 'grand opéra d’un trait plus tard pas premier avant',
    says: {
      none: 'Non. Il n’y a pas d’opéra dans ces règles.',
      'first-chance':
        'Oui, si c’est le tout premier tour du gagnant et qu’il pose toutes ses cartes d’un coup.',
      'first-lead':
        'Non. La première carte du gagnant doit être une entame, et la première entame est la première carte de la donne.',
      'first-turn':
        'Oui. Ce qui compte, c’est que personne n’ait posé entre la première carte du gagnant et sa dernière.',
      unopposed: 'Non. Aucun autre joueur ne doit avoir posé de carte de toute la donne.',
    },
  },
  'dwarf-at-an-opera': {
    question: 'Un joueur fait un opéra et j’ai encore le nain',
    also: 'sept de carreau resté opéra double deux fois quadruple',
    says: {
      none: 'Il n’y a pas d’opéra dans ces règles.',
      single: 'Vous payez vos cartes comme d’habitude.',
      operaDoubles: 'Vous payez le double pour l’opéra, comme les autres. Le nain ne coûte rien de plus.',
      dwarfDoubles: 'Vous payez le double à cause du nain. L’opéra n’augmente pas le paiement.',
      multiply: 'Vous payez quatre fois : le double pour l’opéra, et encore le double pour le nain.',
      highest: 'Vous payez le double, pas davantage : les deux ne se cumulent pas.',
    },
  },
  'bete-after-an-opera': {
    question: 'Après un opéra, paie-t-on encore une bête ?',
    also: 'grand opéra bête belle carte restée case vide raflée',
    says: {
      noBete: 'Non. Dans ces règles, une belle carte restée en main ne coûte pas de bête.',
      noOpera: 'Il n’y a pas d’opéra dans ces règles ; une bête se paie comme après toute donne.',
      emptied: 'Elle ne coûte rien : les cases sont déjà vides.',
      stake: 'Oui. Les cases sont vides, mais une bête coûte la mise de la case, quoi qu’elle contienne.',
      asUsual: 'Oui. L’opéra laisse les cases telles quelles.',
    },
  },

  'when-over': {
    question: 'Quand la partie est-elle finie, et qui a gagné ?',
    also: 'fin égalité ex æquo même nombre gagnant reste plateau tableau ruine combien de donnes',
    says: {
      causes: ({ end }) => `La partie se termine ${endInWords(end)}.`,
      most: 'Le joueur qui a le plus de jetons gagne ; à égalité, on partage la victoire.',
      board: 'Ce qui reste au plateau n’est à personne.',
    },
  },
  'time-is-up': {
    question: 'Le temps est écoulé en pleine donne',
    also: 'heure passée minutes durée limite tard se coucher milieu',
    says: {
      noTime: 'Ces règles n’ont pas de limite de temps. La partie continue.',
      playOut: ({ end }) =>
        `La donne se joue jusqu’au bout ; c’est la dernière. La limite est de ${count(end.minutes ?? 0, 'minute', 'minutes')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Un joueur atteint l’objectif en pleine donne',
    also: 'but points assez de jetons gagner aussitôt milieu',
    says: {
      noTarget: 'Il n’y a pas d’objectif dans ces règles.',
      atSettlement: ({ end }) =>
        `Cela ne compte pas encore. Ce qui compte, c’est d’avoir ${counters(end.target ?? 0)} après les comptes.`,
    },
  },
};

/** Words of the judge, in French. */
export const judge: JudgeWords = typesetAll(
  makeJudge({
    title: 'L’arbitre',
    intro: 'Un doute à table ? Cherchez ici : la réponse suit les règles choisies.',
    searchLabel: 'Que se passe-t-il ?',
    searchHint: 'Un mot ou deux : « oublié », « roi », « payer »…',
    found: (some) => count(some, 'situation', 'situations'),
    noneFound:
      'Rien trouvé. Les sources ne parlent ni de maldonne ni de carte tombée : mettez-vous d’accord et jouez.',
    allTopics: 'Toutes les situations',
    parts: {
      start: 'Avant de jouer',
      play: 'Pendant le jeu',
      honours: 'Les cartes qui ont une case',
      dwarf: 'Le nain et les hocs',
      paying: 'Payer',
      opera: 'L’opéra',
      end: 'Fin de la partie',
    },
    whichRules: 'Quelles règles ?',
    byRules: (name) => `Règles : ${name}`,
    restsOn: 'Source',
    grounds: {
      book: 'règle d’origine',
      mixed: 'règle d’origine, selon notre lecture',
      reading: 'notre lecture',
      elsewhere: (rulesets) => `règle de la table, comme dans ${and(rulesets)}`,
      variant: 'règle de la table, variante citée par une source',
      otherReading: 'règle de la table, autre lecture de la source',
      house: 'règle maison, dans aucune source',
    },
    facts: {
      kings: 'Rois',
      ace: 'Ordre des cartes',
      eldest: 'Qui entame en premier',
      lastCard: 'La dernière carte',
      leftInBoxes: 'Ce qui reste dans les cases',
      talon: 'Talon',
      ruin: 'Ruine',
      winner: 'Gagnant de la partie',
    },
    readingsToo: 'Notre lecture des sources',
    labelled: (label, text) => `${label} : ${text}`,
    several: (names) => names.join(' ; '),
    same: 'Aussi dans',
    others: 'Différences',
    noOthers: 'Les six variantes disent la même chose.',
    noSuchTopic: 'Situation introuvable. Les voici toutes.',
    askTheJudge: 'Demander à l’arbitre',
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
