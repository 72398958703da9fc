import { makeGrammar } from '../../grammar.ts';
import type { PlayWords } from '../en/play.ts';

const { count } = makeGrammar('de');

export const play: PlayWords = {
  title: 'Darstellung',

  /** The choices of a look, each with its title and its values. */
  looks: {
    look: { title: 'Stil', modern: 'Modern', '1760': '1760' },
    theme: { title: 'Farbschema', system: 'Wie Gerät', light: 'Hell', dark: 'Dunkel' },
    deck: { title: 'Kartenfarben', two: 'Zwei Farben', four: 'Vier Farben' },
    courts: { title: 'Bildkarten', own: 'Eigene Zeichnungen', paris: 'Altes Pariser Bild' },
    indices: { title: 'Buchstaben auf den Karten', language: 'In meiner Sprache' },
  },
  lookFaces: {
    grandmother: 'Großmutter',
    grandfather: 'Großvater',
    lady: 'Frau',
    gentleman: 'Mann',
    girl: 'Mädchen',
    boy: 'Junge',
    cat: 'Katze',
    fox: 'Fuchs',
    owl: 'Eule',
    hare: 'Hase',
  },

  hint: 'Tipp',
  keyHint: 'Tipp zeigen',
  review: 'Rückblick',
  layRun: 'Ganze Folge legen',
  layRunOf: (ranks) => `${ranks} legen`,
  stopRun: 'Hier aufhören',
  finishDeal: 'Bis zu meinem Zug',
  skipWait: 'Wartezeit überspringen',
  takeBack: 'Zurücknehmen',
  standing: 'Stand',
  silently: 'Ohne Ansage legen',
  sweeps: (counters) => `räumt ${count(counters, 'Jeton', 'Jetons')} ab`,
  forced: 'Wenn du keine Wahl hast',
  forcedMoves: { ask: 'Immer mich fragen', pass: 'Automatisch passen', both: 'Automatisch passen und legen' },
  sounds: 'Töne',
  voice: 'Ansagen vorlesen',
  paceNow: (pace) => `Tempo: ${pace}`,
  askJudge: 'Schiedsrichter fragen',
  sameCards: 'Dieselben Karten',
  newHidden: 'Neue verdeckte Karten',
  backTo: {
    replay: 'Zurück zur Wiedergabe',
    puzzles: 'Zurück zur Aufgabe',
    analyse: 'Zurück zur Analyse',
    result: 'Zurück zum Ergebnis',
    other: 'Zurück',
  },
};
