/** What can be wrong with a link, of a deal or of a challenge. */
export const linkProblems = {
  newer: 'Il vient d’une version plus récente du jeu. Rechargez la page.',
  draft: 'Il date d’avant la version 1.0 et ne peut plus être lu.',
  altered: 'Une partie du lien manque ou a changé.',
  players: 'Ses règles n’admettent pas ce nombre de joueurs.',
  counters: 'Les jetons des joueurs et des cases ne concordent pas.',
  names: 'Un nom est trop long.',
  cards: 'Le jeu de cartes n’est pas complet.',
};

export const linkTooShort = 'Le lien est trop court ou contient des caractères non valables.';
