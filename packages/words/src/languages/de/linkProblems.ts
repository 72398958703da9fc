/** What can be wrong with a link, of a deal or of a challenge. */
export const linkProblems = {
  newer: 'Er stammt aus einer neueren Version. Lade die Seite neu.',
  draft: 'Er stammt aus der Zeit vor Version 1.0.',
  altered: 'Ein Teil des Links fehlt oder wurde verändert.',
  players: 'Seine Regeln erlauben diese Spielerzahl nicht.',
  counters: 'Die Jetons können nicht stimmen.',
  names: 'Ein Name ist zu lang.',
  cards: 'Das Kartenspiel ist nicht vollständig.',
};

export const linkTooShort = 'Er ist zu kurz oder enthält ungültige Zeichen.';
