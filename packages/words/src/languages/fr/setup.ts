import type { SetupWords } from '../en/setup.ts';

export const setup: SetupWords = {
  stories: {
    'avantcoureur-1760': 'Les plus anciennes : suites d’une couleur, hocs, nain joker. Le donneur seul mise.',
    'lindor-1789': 'Les modernes : la couleur ne compte pas, on peut garder ses cartes.',
    famille:
      'Les plus simples : on suit dès qu’on peut, les cases se prennent sans annonce, un jeton par carte.',
    'gelber-zwerg': 'Comme 1789, mais la suite saute les rangs manquants, et un oubli coûte une bête.',
    'yellow-dwarf': 'On suit dès qu’on peut, un as coûte dix, et le premier à l’objectif gagne.',
    'nain-jaune-court': 'Toutes les cartes sont données, la plus basse entame ; ni bête ni opéra.',
  },
  felt: 'Une seule donne dépend des cartes. Facile ou difficile, cela se voit après environ 13 donnes en famille, ou 4 selon 1789.',
  tempers: {
    random: "Pose n'importe quelle carte permise.",
    lowest: 'Entame au plus bas et pose dès que possible.',
    longest: 'Entame par sa plus longue suite.',
    heuristic: 'Joue vite et bien, d’instinct.',
    expert: 'Compte les cartes et imagine les mains possibles.',
    master: "Réfléchit plus longtemps. Personne ici n'est plus fort.",
    leonie: 'Elle retient chaque carte, chaque « sans », et pardonne peu.',
    achille: 'Il joue bien, mais oublie souvent d’annoncer, ou ce qu’il voulait entamer.',
    rosalie: 'Dès qu’elle entame, ses belles cartes sortent, la case la plus pleine d’abord.',
    prosper: 'Il garde ses belles cartes, souvent trop longtemps.',
    ninon: 'Elle pose ce qui lui plaît, mais n’oublie jamais d’annoncer une belle carte.',
    gaspard: 'Il a horreur de payer : ses cartes chères partent en premier.',
    blandine: 'Elle entame toujours au plus bas.',
    hector: 'Il joue avant que vous ayez regardé. Souvent, la première carte venue lui suffit.',
  },
};
