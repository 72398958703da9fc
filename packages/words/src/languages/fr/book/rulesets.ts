import type { BookPhrases } from '../../../bookWords.ts';
import { setup } from '../setup.ts';

export const stories: BookPhrases['stories'] = {
  'avantcoureur-1760': {
    paragraphs: [
      'Le jeu du Nain, ou du Nain Bébé, à trois ou à cinq, d’après deux numéros d’un journal de l’automne 1760. Deux encyclopédies le rapportent, et elles sont d’accord.',
      setup.stories['avantcoureur-1760'],
    ],
    feel: 'La plus difficile des six, et celle qui donne le plus à penser. Chaque hoc vous rend l’entame : gardez les vôtres pour le bon moment. Et que le nain ne vous reste pas : vous paieriez le double, et une bête par-dessus.',
    from: ['S0', 'S2'],
  },
  'lindor-1789': {
    paragraphs: [
      'En 1789, une grande encyclopédie française donne des règles plus faciles sous un nom nouveau, Lindor. Tout le monde mise, et l’on joue de trois à huit. On y joue encore aujourd’hui.',
      setup.stories['lindor-1789'],
    ],
    feel: 'Rien n’oblige à suivre. Vous pouvez garder une carte pour que personne ne suive, et entamer de nouveau. Personne d’autre ne doit poser avant un opéra : seul le premier joueur peut en faire un.',
    from: ['S0'],
  },
  famille: {
    paragraphs: [
      'Le Nain jaune comme on y joue en famille, à quatre au moins : plus on est, plus on s’amuse. On joue vers la droite.',
      setup.stories.famille,
    ],
    feel: 'Vif et bon enfant. Rien à oublier, presque rien à compter : parfait pour débuter avec des enfants. Les grosses cases changent souvent de mains.',
    from: ['S1', 'R1'],
  },
  'gelber-zwerg': {
    paragraphs: [
      'Les règles modernes, d’après l’article d’une encyclopédie de langue allemande.',
      setup.stories['gelber-zwerg'],
    ],
    feel: 'Les suites s’allongent, et un trou dans le jeu ne sauve personne. N’oubliez pas vos annonces : une belle carte oubliée compte comme si vous l’aviez encore.',
    from: ['S2', 'R4', 'R18'],
  },
  'yellow-dwarf': {
    paragraphs: [
      'Une feuille de règles en anglais, qui va pas à pas, avec un exemple pour presque tout.',
      setup.stories['yellow-dwarf'],
    ],
    feel: 'Posez vite vos as : un as ne suit aucune carte, on ne peut que l’entamer. Et gardez l’œil sur l’objectif : le joueur en tête peut finir la partie à chaque donne.',
    from: ['S3'],
  },
  'nain-jaune-court': {
    paragraphs: [
      'La plus courte des sources, une page à peine, en français. Son plateau est différent : dame de cœur et roi de pique.',
      setup.stories['nain-jaune-court'],
    ],
    feel: 'Pas de talon, donc pas de trou : chaque carte est chez un joueur. En comptant les cartes, on en sait long.',
    from: ['S4', 'R1', 'R2'],
  },
};
