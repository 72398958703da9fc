/** What can be wrong with a link, of a deal or of a challenge. */
export const linkProblems = {
  newer: 'Il vient d’une version plus récente. Rechargez la page.',
  draft: 'Il date d’avant la version 1.0.',
  altered: 'Il est incomplet ou modifié.',
  players: 'Ses règles n’admettent pas ce nombre de joueurs.',
  counters: 'Le compte des jetons est faux.',
  names: 'Un nom est trop long.',
  cards: 'Le jeu de cartes est incomplet.',
};

export const linkTooShort = 'Il est trop court ou mal écrit.';
