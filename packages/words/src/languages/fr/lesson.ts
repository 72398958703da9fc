import type { CoachWords, LessonWords } from '../en/lesson.ts';

export const lesson: LessonWords = {
  title: 'Apprendre à jouer',
  teacher: 'Le Nain jaune',
  you: 'Vous',
  progress: (step, of) => `Étape ${step} sur ${of}`,
  next: 'Suivant',
  back: 'Retour',
  readAloud: 'Lire à voix haute',
  again: 'Recommencer',
  leave: 'Quitter',
  playNow: 'Jouer une vraie partie',
  mayPass: 'Oui',
  mayNotPass: 'Non',
  texts: {
    hello: ({ names }) =>
      `Bonjour ! Je suis le Nain jaune. Vous jouez avec ${names[3]}, ${names[2]} et ${names[1]}.`,
    board: () => 'Le plateau a cinq cases. Chacun a mis des jetons dans toutes.',
    hand: () => 'Voici vos douze cartes. Le premier à tout poser gagne !',
    ace: ({ card }) => `Vous commencez. Partez du bas, par l’as (1) : posez l’${card('Ac')}.`,
    two: ({ card }) => `Puis un 2, de n’importe quelle couleur. Posez le ${card('2d')}.`,
    three: () => 'Et après 2 ? Trouvez la carte.',
    withoutFour: ({ without }) => `Il faut un 4, et vous n’en avez pas : touchez « ${without('4c')} ».`,
    ninon: ({ names }) => `${names[3]} pose tant qu’elle peut. Regardez !`,
    leonie: ({ names, without }) => `${names[2]} n’a que le 9, puis dit « ${without('Tc')} ».`,
    achille: ({ names, card }) => `Et ${names[1]} ? Regardez sa première carte, le ${card('Td')} !`,
    sweptTen: ({ names, counters }, count) =>
      `Ce dix est une belle carte : il a sa case, et ${names[1]} la prend : ${counters(count)}.`,
    queen: ({ card }) => `À votre belle carte ! Posez la ${card('Qs')}.`,
    swept: ({ counters }, count) => `Hourra ! Sa case est à vous : ${counters(count)}.`,
    king: () => 'Puis vient le roi. Posez le vôtre !',
    leadAgain: ({ card }) => `Le roi arrête la suite, et vous entamez de nouveau. Posez le ${card('Tc')}.`,
    jack: () => 'Et après 10 ?',
    withoutQueen: () => 'Il faut une dame, et vous n’en avez plus. Que dites-vous ?',
    kings: ({ names }) => `${names[2]} pose un roi, entame de nouveau, et en pose un autre !`,
    climb: () => 'Puis elle repart du bas. Regardez la suite monter jusqu’à 6.',
    dwarf: ({ card }) => `Vous avez deux 7, et l’un d’eux, c’est moi ! Posez le ${card('7d')}.`,
    sweptDwarf: ({ counters }, count) => `Ma case était la plus pleine : ${counters(count)} pour vous !`,
    eight: () => 'Continuez : quelle carte vient maintenant ?',
    withoutNine: () => 'Avez-vous un 9 ? Sinon, dites-le.',
    stall: () => 'Et les autres ? Regardez !',
    five: () => 'Vos trois dernières cartes se suivent. Commencez par la plus basse !',
    six: () => 'Continuez…',
    seven: () => 'Votre dernière carte ! Posez-la, et c’est gagné.',
    out: () => 'Hourra, vous finissez avant tous : la donne est gagnée !',
    points: () => 'Les autres vous paient un jeton par carte qu’ils ont encore.',
    bete: ({ names, card, counters }, count) =>
      `${names[1]} a encore le ${card('Kh')} et double sa case : ${counters(count)}. C’est une bête.`,
    settled: (_, count) => `De 120, vous passez à ${count} jetons ! Ce qui est sur le plateau y reste.`,
    later: () =>
      'C’étaient les règles familiales. Avec celles de 1789, on peut garder ses cartes, et on annonce les belles.',
    end: () => 'Bravo ! Venez faire une vraie partie !',
  },
  questions: {
    fullest: {
      asked: () => 'Quelle case contient le plus de jetons ?',
      right: ({ counters }, count) => `Oui, la mienne : ${counters(count)} !`,
      wrong: () => 'Regardez encore les nombres.',
    },
    leader: {
      asked: () => 'Personne n’a de 9. Qui entame ?',
      right: () => 'Oui : le dernier à avoir posé. C’était vous !',
      wrong: () => 'Qui a posé la dernière carte, le 8 ?',
    },
    pays: {
      asked: ({ names }) => `Comptez les cartes de ${names[2]}. Combien vous paie-t-elle ?`,
      right: ({ counters }, count) => `Bien compté : ${counters(count)} !`,
      wrong: () => 'Recomptez : un jeton par carte.',
    },
    follow: {
      asked: () => 'Des devinettes ! Quelle carte pouvez-vous poser ?',
      right: () => 'Oui : c’est la suivante, peu importe la couleur.',
      wrong: () => 'Quelle carte vient après la dernière ?',
    },
    mayPass: {
      asked: () => 'Vous avez posé un roi et vous entamez. Pouvez-vous passer ?',
      right: () => 'C’est ça : pour entamer, il faut poser.',
      wrong: () => 'Sans carte, pas de suite !',
    },
    keep: {
      asked: () => 'Vous avez le 10 demandé. Avec les règles de 1789, pouvez-vous passer ?',
      right: () => 'Oui ! La garder, c’est parfois malin. En famille, il faut la poser.',
      wrong: () => 'Pourtant, personne ne voit vos cartes…',
    },
    silence: {
      asked: ({ card }) =>
        `Avec les règles de 1789, vous posez le ${card('7d')} sans rien dire. Que prenez-vous ?`,
      right: () => 'C’est ça : pas un mot, pas un jeton ! En famille, inutile de le dire.',
      wrong: () => 'Mais vous ne l’avez pas annoncé…',
    },
  },
  slips: {
    other: (card) => `Elle irait aussi, mais prenez celle-ci : ${card}.`,
    unfit: (wanted) => `Elle ne va pas. Cherchez : ${wanted}.`,
    mustPass: (call) => `Elle ne va pas. Touchez « ${call} ».`,
  },
};

export const coach: CoachWords = {
  title: 'Conseil',
  next: 'Compris',
  stop: 'Sans conseils',
  tips: {
    aim: 'Posez toutes vos cartes avant les autres : ils vous paieront celles qui leur restent.',
    lead: 'À vous d’entamer : posez n’importe quelle carte, puis les suivantes.',
    run: 'On monte toujours d’un cran, quelle que soit la couleur. Touchez une carte soulevée.',
    box: 'Chaque case a sa carte. Posez-la, et ses jetons sont à vous.',
    missing: 'Pas la bonne carte ? On passe, et c’est au suivant.',
    king: 'Chaque roi l’arrête.',
    sweep: 'Une case est prise ! Les autres restent et grossissent.',
    settlement: 'La donne est finie : chacun paie les cartes qui lui restent.',
  },
};
