import type { PlayWords } from '../play.ts';

/** Words of play at the table: flow, speech, sounds, looks, in German. */
export const play: PlayWords = {
  title: 'Aussehen',

  lookTheme: 'Hell oder dunkel',
  lookThemeSystem: 'Wie das Gerät',
  lookThemeLight: 'Hell',
  lookThemeDark: 'Dunkel',
  lookStyle: 'Stil',
  lookStyleModern: 'Modern',
  lookStyle1760: 'Von 1760',
  lookDeck: 'Farben des Kartenspiels',
  lookDeckTwo: 'Zwei Farben',
  lookDeckFour: 'Vier Farben',
  lookIndices: 'Buchstaben auf den Karten',
  lookIndicesLanguage: 'Die meiner Sprache',
  lookCourts: 'Bildkarten',
  lookCourtsOwn: 'Für dieses Spiel gezeichnet',
  lookCourtsParis: 'Das alte Pariser Bild',
  lookFaces: {
    grandmother: 'Großmutter',
    grandfather: 'Großvater',
    lady: 'Dame',
    gentleman: 'Herr',
    girl: 'Mädchen',
    boy: 'Junge',
    cat: 'Katze',
    fox: 'Fuchs',
    owl: 'Eule',
    hare: 'Hase',
  },
};
