import type { PlayWords } from '../play.ts';

/** Words of play at the table: flow, speech, sounds, looks, in French. */
export const play: PlayWords = {
  title: 'Aspect',

  lookTheme: 'Clair ou sombre',
  lookThemeSystem: "Comme l'appareil",
  lookThemeLight: 'Clair',
  lookThemeDark: 'Sombre',
  lookStyle: 'Style',
  lookStyleModern: 'Moderne',
  lookStyle1760: 'De 1760',
  lookDeck: 'Couleurs du jeu de cartes',
  lookDeckTwo: 'Deux couleurs',
  lookDeckFour: 'Quatre couleurs',
  lookIndices: 'Lettres sur les cartes',
  lookIndicesLanguage: 'Celles de ma langue',
  lookCourts: 'Figures',
  lookCourtsOwn: 'Dessinées pour ce jeu',
  lookCourtsParis: 'Ancien portrait de Paris',
  lookFaces: {
    grandmother: 'Grand-mère',
    grandfather: 'Grand-père',
    lady: 'Dame',
    gentleman: 'Monsieur',
    girl: 'Fille',
    boy: 'Garçon',
    cat: 'Chat',
    fox: 'Renard',
    owl: 'Hibou',
    hare: 'Lièvre',
  },
};
