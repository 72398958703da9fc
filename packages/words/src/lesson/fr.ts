import type { LessonWords } from '../lesson.ts';

/** Words of the lesson that teaches the game by playing a prepared deal, in French. */
export const lesson: LessonWords = {
  title: 'Apprendre à jouer',
  teacher: 'Le Nain jaune',
  you: 'Toi',
  progress: (step, of) => `Étape ${step} sur ${of}`,
  next: 'Suite',
  back: 'Retour',
  readAloud: 'Lire à voix haute',
  again: 'Depuis le début',
  leave: 'Quitter la leçon',
  notOpened: "La leçon n'a pas pu s'ouvrir.",
  stillHeld: 'Cartes encore en main',
  playNow: 'Jouer une vraie partie',
  chooseGame: 'Choisir une partie',
  mayPass: 'Oui, je peux',
  mayNotPass: 'Non, je ne peux pas',
  texts: {
    hello: ({ names }) =>
      `Bonjour ! Je suis le Nain jaune. On joue aux cartes : toi, ${names[1]}, ${names[2]} et ${names[3]}.`,
    board: () => 'Voici le tableau et ses cinq cases. Chacun a mis des jetons dans toutes les cases.',
    hand: () => 'Voici tes douze cartes. Le premier qui a posé toutes les siennes a gagné !',
    ace: ({ card }) => `Tu commences. Le mieux, c'est par le bas. L'as vaut 1 : pose l'${card('Ac')}.`,
    two: ({ card }) => `Après 1, il faut un 2. La couleur ne compte pas ! Pose le ${card('2d')}.`,
    three: () => 'Et après 2 ? Trouve la carte.',
    withoutFour: ({ without }) =>
      `Maintenant il faut un 4. Tu n'en as pas. Alors tu dis « ${without('4c')} » : touche ce bouton.`,
    ninon: ({ names }) => `C'est à ${names[1]}. Elle continue tant qu'elle peut. Regarde !`,
    leonie: ({ names, without }) => `${names[2]} n'a que le 9. Ensuite, elle dit « ${without('Tc')} ».`,
    achille: ({ names, card }) => `Et ${names[3]} ? Regarde bien sa première carte, le ${card('Td')} !`,
    forgotten: ({ names }) =>
      `Ce dix a sa case sur le tableau. Mais ${names[3]} a oublié de le dire : les jetons restent dans la case. Dommage !`,
    queen: ({ card, announcement }) =>
      `Il faut une dame, et la tienne a une case. Pose la ${card('Qs')} et dis : « ${announcement('Qs')} »`,
    swept: ({ counters }, count) =>
      `Hourra ! Tu l'as dit, alors toute la case est à toi : ${counters(count)}.`,
    king: () => 'Après la dame vient le roi. Pose le tien !',
    leadAgain: ({ card }) =>
      `Après un roi, il n'y a rien : la suite est finie. Qui a posé le roi recommence. C'est toi ! Pose le ${card('Tc')}.`,
    jack: () => "Continue : qu'est-ce qui vient après 10 ?",
    withoutQueen: () => "Il faut une dame, et tu n'en as plus. Que dis-tu ?",
    kings: ({ names }) => `Regarde ${names[2]} : elle pose un roi. Elle recommence donc… avec un autre roi !`,
    climb: () => "Maintenant elle commence par le bas. Regarde la suite monter jusqu'à 6.",
    dwarf: ({ card, announcement }) =>
      `Il faut un 7. Tu en as deux, et l'un d'eux, c'est moi ! Pose le ${card('7d')} et dis : « ${announcement('7d')} »`,
    sweptDwarf: ({ counters }, count) => `Ma case était la plus pleine : ${counters(count)} pour toi !`,
    eight: () => 'Tu peux continuer. Quelle carte vient maintenant ?',
    withoutNine: () => 'Il faut un 9. En as-tu un ? Sinon, dis-le.',
    stall: () => 'Les autres ont-ils un 9 ? Regarde !',
    five: () => 'Il te reste trois cartes, et elles se suivent. Commence par la plus basse !',
    six: () => 'Continue…',
    seven: () => 'Ta dernière carte ! Pose-la, et tu as gagné.',
    out: () => "Hourra, tu n'as plus de cartes ! Tu as fini avant tout le monde : tu gagnes la donne.",
    points: () =>
      "Maintenant, les autres te paient les cartes qu'ils ont encore. L'as coûte 1. Valet, dame et roi coûtent 10.",
    bete: ({ names, card, counters }, count) =>
      `${names[3]} a encore le ${card('Kh')}, qui a une case. Il doit doubler la case : il y met ${counters(count)} de plus.`,
    settled: (_, count) =>
      `Tu avais 120 jetons. Tu en as maintenant ${count} ! Ce qui est sur le tableau y reste pour la donne suivante.`,
    end: () => 'Bravo ! Tu sais jouer. Viens faire une vraie partie !',
  },
  questions: {
    fullest: {
      asked: () => 'Regarde bien : quelle case contient le plus de jetons ?',
      right: ({ counters }, count) => `Oui, la mienne ! Il y a ${counters(count)} dedans.`,
      wrong: () => 'Regarde encore les nombres.',
    },
    leader: {
      asked: () => "Personne n'a plus de 9 : les autres n'ont pas été distribués. Qui recommence ?",
      right: () => "Oui ! Personne ne suit, alors le dernier qui a posé recommence. C'était toi.",
      wrong: () => 'Réfléchis : qui a posé la dernière carte, le 8 ?',
    },
    pays: {
      asked: ({ names }) => `Regarde les cartes de ${names[2]} et compte. Combien te paie-t-elle ?`,
      right: ({ counters }, count) => `Bien compté : ${counters(count)} !`,
      wrong: () => 'Pas tout à fait. Additionne les nombres sous ses cartes.',
    },
    follow: {
      asked: () => 'Des devinettes ! Voici une autre donne. Quelle carte peux-tu poser ?',
      right: () => "Oui : c'est elle qui suit. La couleur ne compte pas.",
      wrong: () => "Regarde la dernière carte de la suite. Qu'est-ce qui vient après ?",
    },
    mayPass: {
      asked: () => 'Tu as posé un roi et tu recommences. Peux-tu passer ?',
      right: () => "C'est ça : qui commence doit poser une carte. N'importe laquelle !",
      wrong: () => 'Essaie encore : sans carte, pas de suite !',
    },
    keep: {
      asked: () => 'Il faut un 10, et tu en as un. Peux-tu passer quand même ?',
      right: () => "Oui ! Tu peux garder une carte. C'est parfois malin.",
      wrong: () => 'Essaie encore : personne ne voit tes cartes…',
    },
    silence: {
      asked: ({ card }) => `Tu poses le ${card('7d')} sans rien dire. Combien de jetons prends-tu ?`,
      right: () => "C'est ça : pas un mot, pas un jeton ! Dis-le toujours.",
      wrong: ({ names }) => `Souviens-toi d'${names[3]} et de son dix !`,
    },
  },
  slips: {
    other: (card) => `Elle irait aussi. Mais prends plutôt celle-ci : ${card}.`,
    unfit: (wanted) => `Celle-là ne va pas. Cherche plutôt : ${wanted}.`,
    silent: (announcement) => `Pas en silence ! Choisis-la encore et dis : « ${announcement} »`,
    mustPass: (call) => `Celle-là ne va pas. Touche « ${call} ».`,
    mayLay: (card) => `Tu n'as pas besoin de passer. Pose cette carte : ${card}.`,
  },
};
