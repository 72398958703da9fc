import type { CoachWords } from '../../coachWords.ts';

/** Words of the tips that accompany a first deal, in French. */
export const coach: CoachWords = {
  title: 'Conseil',
  next: 'Compris',
  stop: 'Sans conseils',
  tips: {
    aim: 'Débarrassez-vous de vos cartes avant les autres : chacun vous paiera celles qui lui restent.',
    run: 'Chaque carte est d’un rang au-dessus de la précédente, dans n’importe quelle couleur. Celles que vous pouvez jouer sont relevées : touchez-en une.',
    box: 'Chacune des cinq cases appartient à une carte. Jouez cette carte, et les jetons de sa case sont à vous.',
    missing: 'Qui n’a pas la carte demandée le dit, et le joueur suivant continue.',
    sweep: 'Une case revient à qui joue sa carte. Ce que personne ne prend y reste pour la donne suivante.',
    settlement: 'La donne s’arrête là, et chacun paie les cartes qui lui restent.',
  },
};
