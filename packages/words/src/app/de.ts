import type { AppWords } from '../app.ts';

/** Words of the page as a program, in German. */
export const app: AppWords = {
  menu: 'Menü',
  play: 'Spielen',
  learn: 'Lernen',
  rules: 'Regeln',
  statistics: 'Statistik',
  skipToContent: 'Zum Inhalt springen',
  noSuchPage: 'Seite nicht gefunden',
  noSuchPageHint: 'Diese Adresse führt nirgendwohin; vielleicht ist der Link unvollständig.',
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
};
