import { facts } from '../rules.ts';

/** The sentences that book and judge share, beside those of the rules. */
const oneMore = 'Si le compte ne tombe pas juste, les premiers servis ont une carte de plus.';
const emptyBox = 'Une case vide ne coûte rien, et aucune case n’est doublée deux fois dans une donne.';
const winnerFirst = 'Les autres paient le gagnant avant de mettre quoi que ce soit dans les cases.';
const left = 'Ce qui reste au plateau n’est à personne.';

export const bookFacts = {
  oneMore,
  emptyBox,
  winnerFirst,
  left,
  most: `${facts.most} ${left}`,
  whole: 'On paie une mise en entier ou pas du tout.',
  grows: 'Ce que personne ne prend y reste : une case grossit de donne en donne.',
  everything: `Les règles courtes ne disent pas combien de cartes on donne et n’ont pas de talon : les 52 cartes sont distribuées. ${oneMore}`,
  talon: 'Il reste face cachée à côté du plateau, ne sert pas de toute la donne, et personne ne le regarde.',
  cutter: 'le voisin de gauche du donneur, quel que soit le sens du jeu.',
  two: 'Aucune de nos sources ne se joue à deux. Une variante familiale publiée donne 22 cartes à chacun et en laisse 8.',
  missing: 'En s’arrêtant, on dit ce qui manque, « sans six » : le suivant sait ainsi ce qu’on demande.',
  askAll: 'Personne ne peut le savoir : on demande tout de même à chacun.',
  rises: `${facts.stall['next-rank']} ${facts.stall.again} ${facts.stall.pastKing}`,
  lastHonour: 'Elle prend quand même sa case, puis la donne est finie.',
  kingOnce:
    'Le roi de cœur est un roi et une belle carte, mais c’est un seul hoc : un jeton de chacun des autres.',
  chance: 'Une carte que personne ne suit ne rapporte que l’entame.',
  otherDwarf: `On peut comprendre autrement le vieux texte sur le nain. ${facts.dwarfReplaces} Les règles maison le permettent.`,
  dwarfPays:
    'En 1760, un joueur qui a encore le nain paie le double au gagnant, et le quadruple après un opéra.',
  bete: `Payer une bête, c’est doubler une case : on y ajoute autant qu’elle contient. ${emptyBox} On paie à tour de rôle, à partir du voisin du gagnant, et le gagnant en dernier.`,
  short: `${facts.debts.forgiven} ${winnerFirst}`,
  operas:
    'En 1760, en 1789 et sur la feuille anglaise, aucun autre joueur ne doit avoir posé de carte de toute la donne ; nous lisons de même les règles familiales. Dans les règles allemandes, on pose toutes ses cartes dès son premier tour, sans avoir passé avant et sans que personne pose entre-temps.',
  playedOut: 'la donne en cours quand le temps est écoulé se joue jusqu’au bout',
};
