import type { AppWords } from '../app.ts';

/** Words of the page as a program, in German. */
export const app: AppWords = {
  menu: 'Menü',
  play: 'Spielen',
  online: 'Online',
  learn: 'Lernen',
  rules: 'Regeln',
  statistics: 'Statistik',
  skipToContent: 'Zum Inhalt springen',
  noSuchPage: 'Seite nicht gefunden',
  noSuchPageHint: 'Diese Adresse führt nirgendwohin; vielleicht ist der Link unvollständig.',
  pageNotLoaded:
    'Diese Seite konnte nicht geladen werden. Vielleicht fehlt die Verbindung, oder es gibt inzwischen eine neue Version. Deine Spiele bleiben gespeichert.',
  loadAnew: 'Neu laden',
  newerVersion: 'Eine neue Version ist da. Deine Spiele bleiben gespeichert.',
  useNewer: 'Jetzt verwenden',
  useLater: 'Später',
  readyOffline: 'Jetzt lässt sich auch ohne Netz spielen.',
  install: 'Als App installieren',
  aboutServer: 'Wer diesen Server betreibt',
};
