import { makeGrammar } from '../../grammar.ts';
import type { PlayWords } from '../../playWords.ts';

const { count } = makeGrammar('de');

/** Words of play at the table: flow, speech, sounds, looks, in German. */
export const play: PlayWords = {
  title: 'Darstellung',

  lookTheme: 'Farbschema',
  lookThemeSystem: 'Wie Gerät',
  lookThemeLight: 'Hell',
  lookThemeDark: 'Dunkel',
  lookStyle: 'Stil',
  lookStyleModern: 'Modern',
  lookStyle1760: '1760',
  lookDeck: 'Kartenfarben',
  lookDeckTwo: 'Zwei Farben',
  lookDeckFour: 'Vier Farben',
  lookIndices: 'Buchstaben auf den Karten',
  lookIndicesLanguage: 'In meiner Sprache',
  lookCourts: 'Bildkarten',
  lookCourtsOwn: 'Eigene Zeichnungen',
  lookCourtsParis: 'Altes Pariser Bild',
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
  review: 'Analyse',
  layRun: 'Ganze Folge legen',
  layRunOf: (ranks) => `${ranks} legen`,
  stopRun: 'Hier aufhören',
  finishDeal: 'Vorspulen bis zu mir',
  skipWait: 'Wartezeit überspringen',
  takeBack: 'Zurücknehmen',
  standing: 'Stand',
  silently: 'Ohne Ansage legen',
  sweeps: (counters) => `räumt ${count(counters, 'Jeton', 'Jetons')} ab`,
  forced: 'Wenn du keine Wahl hast',
  forcedAsk: 'Immer mich fragen',
  forcedPass: 'Automatisch passen',
  forcedAll: 'Automatisch passen und legen',
  sounds: 'Töne',
  voice: 'Ansagen vorlesen',
  paceNow: (pace) => `Tempo: ${pace}`,
  askJudge: 'Schiedsrichter fragen',
};
