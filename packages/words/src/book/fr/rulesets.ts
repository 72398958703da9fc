import type { BookPhrases } from '../../book.ts';

/** The stories of the six rulesets, in French. */
export const stories: BookPhrases['stories'] = {
  'avantcoureur-1760': {
    paragraphs: [
      'Les plus vieilles règles, tirées de deux numéros d’un journal de l’automne 1760. Deux encyclopédies les rapportent, et elles sont d’accord.',
      'Le jeu s’appelle le Nain, ou le Nain Bébé. On joue à trois ou à cinq. Les suites restent dans une couleur, les belles cartes et les rois les arrêtent, le nain se pose à tout moment, et pour chaque hoc tous les autres paient un jeton.',
    ],
    feel: 'La plus difficile des six, et celle qui donne le plus à penser. Chaque hoc vous rend l’entame : gardez les vôtres pour le bon moment. Et que le nain ne vous reste pas : vous paieriez le double, et une bête par-dessus.',
    from: ['S0', 'S2'],
  },
  'lindor-1789': {
    paragraphs: [
      'En 1789, une grande encyclopédie française donne des règles plus faciles sous un nom nouveau, Lindor. Les couleurs ne comptent plus, chacun mise, et l’on joue de trois à huit.',
      'C’est la souche de toutes les règles d’après, et bien des familles jouent encore à peu près ainsi.',
    ],
    feel: 'Rien n’oblige à continuer. On peut garder une carte pour que personne ne suive, et entamer de nouveau. L’opéra se fait d’un trait : il peut tomber à tout moment.',
    from: ['S0'],
  },
  famille: {
    paragraphs: [
      'Le Nain jaune comme on y joue en famille, à quatre au moins : plus on est, plus on s’amuse.',
      'Le tour passe vers la droite, qui peut suivre doit suivre, les belles cartes prennent sans un mot, et les perdants paient un jeton par carte.',
    ],
    feel: 'Vif et bon enfant. Rien à oublier, presque rien à compter : c’est un bon début avec des enfants. Les grosses cases changent souvent de mains.',
    from: ['S1'],
  },
  'gelber-zwerg': {
    paragraphs: [
      'Les règles modernes telles que l’Allemagne les connaît, d’après l’article d’une encyclopédie.',
      'Leur particularité : quand personne n’a la carte suivante, la suite ne s’arrête pas, elle saute un rang.',
    ],
    feel: 'Les suites s’allongent, et un trou dans le jeu ne sauve personne. Surveillez votre langue : une belle carte posée sans rien dire compte comme si vous la teniez encore.',
    from: ['S2'],
  },
  'yellow-dwarf': {
    paragraphs: [
      'Une feuille de règles en anglais, qui va pas à pas, avec un exemple pour presque tout.',
      'Les as coûtent dix, qui peut suivre doit suivre, et le premier au but convenu gagne.',
    ],
    feel: 'Défaites-vous vite de vos as : un as ne suit aucune carte, on ne peut que l’entamer. Et gardez l’œil sur le but, car celui qui mène peut finir la partie à tout règlement.',
    from: ['S3'],
  },
  'nain-jaune-court': {
    paragraphs: [
      'La plus courte des sources, une page à peine, en français. Son tableau est autre : la dame y est de cœur, et le roi de pique.',
      'Tout le jeu est distribué, et la plus basse carte commence. Ni bête ni opéra.',
    ],
    feel: 'Pas de talon, donc pas de trou : chaque carte est dans une main. Qui compte les cartes en sait long.',
    from: ['S4'],
  },
};
