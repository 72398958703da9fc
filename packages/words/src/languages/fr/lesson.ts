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
  leave: 'Quitter la leçon',
  stillHeld: 'Cartes encore en main',
  playNow: 'Jouer une vraie partie',
  mayPass: 'Oui',
  mayNotPass: 'Non',
  texts: {
    hello: ({ names }) =>
      `Bonjour ! Je suis le Nain jaune. On joue aux cartes : vous, ${names[3]}, ${names[2]} et ${names[1]}.`,
    board: () => 'Voici le plateau et ses cinq cases. Chacun a mis des jetons dans toutes les cases.',
    hand: () => 'Voici vos douze cartes. Le premier à tout poser gagne !',
    ace: ({ card }) => `Vous commencez. Autant partir du bas, par l’as (1) : posez l’${card('Ac')}.`,
    two: ({ card }) => `Après 1, il faut un 2. La couleur ne compte pas ! Posez le ${card('2d')}.`,
    three: () => 'Et après 2 ? Trouvez la carte.',
    withoutFour: ({ without }) =>
      `Maintenant, il faut un 4 et vous n’en avez pas : touchez « ${without('4c')} ».`,
    ninon: ({ names }) => `C’est à ${names[3]}. Elle continue tant qu’elle peut. Regardez !`,
    leonie: ({ names, without }) => `${names[2]} n’a que le 9. Ensuite, elle dit « ${without('Tc')} ».`,
    achille: ({ names, card }) => `Et ${names[1]} ? Regardez bien sa première carte, le ${card('Td')} !`,
    sweptTen: ({ names, counters }, count) =>
      `Ce dix a sa case sur le plateau : ${names[1]} la prend, ${counters(count)}. C’est une belle carte.`,
    queen: ({ card }) => `Il faut une dame, et la vôtre aussi est une belle carte. Posez la ${card('Qs')} !`,
    swept: ({ counters }, count) =>
      `Hourra ! Tout ce qu’il y a dans sa case est à vous : ${counters(count)}.`,
    king: () => 'Après la dame vient le roi. Posez le vôtre !',
    leadAgain: ({ card }) => `Le roi arrête la suite, et vous entamez de nouveau. Posez le ${card('Tc')}.`,
    jack: () => 'Continuez : qu’est-ce qui vient après 10 ?',
    withoutQueen: () => 'Il faut une dame, et vous n’en avez plus. Que dites-vous ?',
    kings: ({ names }) =>
      `Regardez ${names[2]} : elle pose un roi. Elle entame donc de nouveau… avec un autre roi !`,
    climb: () => 'Maintenant, elle repart du bas. Regardez la suite monter jusqu’à 6.',
    dwarf: ({ card }) =>
      `Il faut un 7. Vous en avez deux, et l’un d’eux, c’est moi ! Posez le ${card('7d')}.`,
    sweptDwarf: ({ counters }, count) => `Ma case était la plus pleine : ${counters(count)} pour vous !`,
    eight: () => 'Vous pouvez continuer. Quelle carte vient maintenant ?',
    withoutNine: () => 'Il faut un 9. En avez-vous un ? Sinon, dites-le.',
    stall: () => 'Les autres ont-ils un 9 ? Regardez !',
    five: () => 'Il vous reste trois cartes, et elles se suivent. Commencez par la plus basse !',
    six: () => 'Continuez…',
    seven: () => 'Votre dernière carte ! Posez-la, et vous avez gagné.',
    out: () => 'Hourra, vous avez fini avant tout le monde ! Vous gagnez la donne.',
    points: () => 'Maintenant, les autres vous paient : un jeton pour chaque carte qu’ils ont encore.',
    bete: ({ names, card, counters }, count) =>
      `${names[1]} a encore le ${card('Kh')}, qui a une case. Il double cette case : ${counters(count)}. C’est une bête.`,
    settled: (_, count) =>
      `Vous aviez 120 jetons, vous en avez maintenant ${count} ! Ce qui est sur le plateau y reste pour la donne suivante.`,
    later: () =>
      'C’étaient les règles familiales. Avec celles de 1789, on peut garder ses cartes, et il faut annoncer les belles.',
    end: () => 'Bravo ! Vous savez jouer. Venez faire une vraie partie !',
  },
  questions: {
    fullest: {
      asked: () => 'Quelle case contient le plus de jetons ?',
      right: ({ counters }, count) => `Oui, la mienne ! Il y a ${counters(count)} dedans.`,
      wrong: () => 'Regardez encore les nombres.',
    },
    leader: {
      asked: () => 'Personne n’a de 9 : les autres sont au talon. Qui entame ?',
      right: () => 'Oui ! Personne ne suit, alors le dernier à avoir posé entame. C’était vous.',
      wrong: () => 'Réfléchissez : qui a posé la dernière carte, le 8 ?',
    },
    pays: {
      asked: ({ names }) => `Comptez les cartes de ${names[2]}. Combien vous paie-t-elle ?`,
      right: ({ counters }, count) => `Bien compté : ${counters(count)} !`,
      wrong: () => 'Pas tout à fait. Recomptez : un jeton par carte.',
    },
    follow: {
      asked: () => 'Des devinettes ! Voici une autre donne. Quelle carte pouvez-vous poser ?',
      right: () => 'Oui : c’est elle qui suit. La couleur ne compte pas.',
      wrong: () => 'Regardez la dernière carte de la suite. Qu’est-ce qui vient après ?',
    },
    mayPass: {
      asked: () => 'Vous avez posé un roi et vous entamez. Pouvez-vous passer ?',
      right: () => 'C’est ça : le joueur qui entame doit poser une carte. N’importe laquelle !',
      wrong: () => 'Essayez encore : sans carte, pas de suite !',
    },
    keep: {
      asked: () => 'Il faut un 10, et vous en avez un. Avec les règles de 1789, peut-on passer quand même ?',
      right: () => 'Oui ! Garder une carte, c’est parfois malin. En famille, il faut la poser.',
      wrong: () => 'Essayez encore : personne ne voit vos cartes…',
    },
    silence: {
      asked: ({ card }) =>
        `Avec les règles de 1789, vous posez le ${card('7d')} sans rien dire. Combien de jetons prenez-vous ?`,
      right: () => 'C’est ça : pas un mot, pas un jeton ! En famille, inutile de le dire.',
      wrong: () => 'Essayez encore : vous ne l’avez pas annoncé…',
    },
  },
  slips: {
    other: (card) => `Elle irait aussi. Mais prenez plutôt celle-ci : ${card}.`,
    unfit: (wanted) => `Celle-là ne va pas. Cherchez plutôt : ${wanted}.`,
    mustPass: (call) => `Celle-là ne va pas. Touchez « ${call} ».`,
  },
};

export const coach: CoachWords = {
  title: 'Conseil',
  next: 'Compris',
  stop: 'Sans conseils',
  tips: {
    aim: 'Posez toutes vos cartes avant les autres : chacun vous paiera celles qui lui restent.',
    lead: 'À vous d’entamer : posez la carte de votre choix, puis celles qui suivent.',
    run: 'On monte d’un cran : 5, 6, 7… La couleur ne compte pas. Touchez une carte soulevée.',
    box: 'Chacune des cinq cases a sa carte. Posez-la, et les jetons de la case sont à vous.',
    missing: 'Pas la bonne carte ? On le dit, et c’est au suivant.',
    sweep: 'Une case est prise ! Les autres restent pour la donne suivante, et grossissent.',
    settlement: 'La donne est finie : chacun paie les cartes qui lui restent.',
  },
};
