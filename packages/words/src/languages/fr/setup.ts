import type { SetupWords } from '../en/setup.ts';

export const setup: SetupWords = {
  stories: {
    'avantcoureur-1760':
      'Les plus anciennes règles : suites dans une couleur, hocs, et le nain pour joker. Le donneur seul mise.',
    'lindor-1789': 'Les règles modernes : la couleur ne compte pas, et on peut garder ses cartes.',
    famille:
      'Les plus simples : on suit dès qu’on peut, les cases se prennent sans annonce, un jeton par carte.',
    'gelber-zwerg':
      'Comme en 1789, mais la suite saute un rang quand personne ne l’a, et une belle carte oubliée coûte une bête.',
    'yellow-dwarf': 'On suit dès qu’on peut, un as coûte dix, et le premier à l’objectif gagne.',
    'nain-jaune-court': 'Tout le jeu est distribué et on entame par sa plus basse carte ; ni bête ni opéra.',
  },
  felt: 'Une seule donne dépend surtout des cartes. Il en faut environ 13 selon les règles familiales, ou 4 selon celles de 1789, pour distinguer un adversaire facile d’un difficile.',
  tempers: {
    random: "Pose n'importe quelle carte permise.",
    lowest: 'Entame de sa carte la plus basse et pose dès que possible.',
    longest: 'Entame par le début de sa plus longue suite.',
    heuristic: 'Joue vite et bien, d’instinct.',
    expert: "Compte les cartes et imagine les mains possibles avant d'entamer.",
    master: "Réfléchit plus longtemps. Personne ici n'est plus fort.",
    leonie:
      'Elle retient chaque carte posée, chaque « sans », et devine ce que vous avez en main. Elle prend son temps et pardonne peu.',
    achille:
      'Il joue bien, mais une fois sur quatre il oublie d’annoncer une belle carte. Là où rien ne s’annonce, il oublie souvent ce qu’il voulait entamer.',
    rosalie:
      'Dès qu’elle entame, ses belles cartes sortent, celle de la case la plus pleine d’abord. Jamais elle ne passe quand elle peut poser.',
    prosper:
      'Il garde ses belles cartes jusqu’à ce qu’un autre n’ait plus que trois cartes. C’est souvent trop tard.',
    ninon: "Elle pose la carte qui lui plaît, mais n'oublie jamais d'annoncer une belle carte.",
    gaspard: 'Il a horreur de payer : ce qui lui coûterait le plus part en premier.',
    blandine: 'Elle entame toujours au plus bas : elle n’a donc rien en dessous.',
    hector:
      'Il joue avant que vous ayez regardé vos cartes. Une fois sur quatre, la première venue lui suffit.',
  },
};
