import type { AppWords } from '../../appWords.ts';

/** Words of the page as a program, in German. */
export const app: AppWords = {
  menu: 'Menü',
  play: 'Spielen',
  online: 'Online',
  learn: 'Lernen',
  rules: 'Regeln',
  statistics: 'Statistik',
  you: 'Profil',
  skipToContent: 'Zum Inhalt springen',
  noSuchPage: 'Seite nicht gefunden',
  noSuchPageHint: 'Diese Adresse führt ins Leere. Vielleicht ist der Link unvollständig.',
  pageNotLoaded:
    'Diese Seite konnte nicht geladen werden. Vielleicht bist du offline, oder es gibt eine neue Version. Deine Partien bleiben erhalten.',
  loadAnew: 'Neu laden',
  newerVersion: 'Eine neue Version ist verfügbar. Deine Partien bleiben erhalten.',
  useNewer: 'Jetzt aktualisieren',
  useLater: 'Später',
  readyOffline: 'Du kannst jetzt auch offline spielen.',
  install: 'App installieren',
  aboutServer: 'Über diesen Server',
};
