/** What can be wrong with a link, of a deal or of a challenge. */
export const linkProblems = {
  newer: 'It was made by a newer version. Reload the page.',
  draft: 'It was made before release 1.0.',
  altered: 'Part of the link is missing or changed.',
  players: 'Its rules don’t allow that number of players.',
  counters: 'Its counters don’t add up.',
  names: 'A name is too long.',
  cards: 'The pack isn’t complete.',
};

export const linkTooShort = 'It is too short or has invalid characters.';
