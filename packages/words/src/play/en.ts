import type { PlayWords } from '../play.ts';

/** Words of play at the table: flow, speech, sounds, looks, in English. */
export const play: PlayWords = {
  title: 'Look',

  lookTheme: 'Light or dark',
  lookThemeSystem: 'As the device',
  lookThemeLight: 'Light',
  lookThemeDark: 'Dark',
  lookStyle: 'Style',
  lookStyleModern: 'Modern',
  lookStyle1760: 'Of 1760',
  lookDeck: 'Colours of the suits',
  lookDeckTwo: 'Two colours',
  lookDeckFour: 'Four colours',
  lookIndices: 'Letters on the cards',
  lookIndicesLanguage: 'Those of my language',
  lookCourts: 'Court cards',
  lookCourtsOwn: 'Drawn for this game',
  lookCourtsParis: 'The old Paris pattern',
  lookFaces: {
    grandmother: 'Grandmother',
    grandfather: 'Grandfather',
    lady: 'Lady',
    gentleman: 'Gentleman',
    girl: 'Girl',
    boy: 'Boy',
    cat: 'Cat',
    fox: 'Fox',
    owl: 'Owl',
    hare: 'Hare',
  },
};
