import { type BookWords, makeBook } from '../book.ts';
import { makeGrammar } from '../grammar.ts';
import { after } from './fr/after.ts';
import { before } from './fr/before.ts';
import { origins } from './fr/origins.ts';
import { play } from './fr/play.ts';
import { stories } from './fr/rulesets.ts';

const { number } = makeGrammar('fr');

/** Words of the rule book, and of the page that lays the rulesets side by side, in French. */
export const book: BookWords = makeBook({
  title: 'Les règles',
  intro:
    'On joue au Nain jaune depuis plus de deux cent cinquante ans, et jamais selon une seule règle. Ce livre raconte le jeu pas à pas : où les règles diffèrent, et qui le dit.',
  parts: 'Parties du livre',
  book: 'Le livre des règles',
  compare: 'Côte à côte',
  house: 'Faire ses règles maison',
  judge: 'Le juge',
  chooseRules: 'Quelles sont nos règles ?',
  print: 'Imprimer le plateau',
  contents: 'Sommaire',
  noSuchSection: 'Le livre n’a pas de tel chapitre. En voici le début.',
  texts: { ...before, ...play, ...after },
  example: 'Exemple',
  toldBy: 'D’après :',
  allSources: 'les cinq sources',
  readingName: (some) => `lecture ${number(some)}`,
  sourcesTitle: 'Les sources',
  sourcesIntro: 'Tout ce livre vient de cinq textes. Au pied de chaque passage, il est dit lequel il suit.',
  readingsTitle: 'Les lectures',
  readingsIntro:
    'Là où les textes se taisent, ou se comprennent de deux façons, il faut bien trancher. Voici ce qui est retenu ici, et pourquoi. Presque tout peut se changer dans les règles maison.',
  ...origins,
  rulesets: 'Les six règles',
  rulesetsIntro:
    'Chacune a son histoire et sa page. Jouez avec celle que vous voulez, ou tirez-en vos règles maison.',
  stories,
  story: 'Son histoire',
  inFull: 'La règle en entier',
  howItPlays: 'Comment elle se joue',
  playByThese: 'Jouer avec ces règles',
  changeThese: 'En faire des règles maison',
  otherRulesets: 'Les autres règles',
  compareTitle: 'Les règles côte à côte',
  compareIntro: 'Une colonne pour chaque règle du jeu, une ligne pour chaque point.',
  whichRulesets: 'Quelles règles',
  columnNumber: (some) => `Colonne ${number(some)}`,
  onlyDifferences: 'Seulement ce qui diffère',
  rule: 'Point',
  rowsShown: (rows, all) => `${number(rows)} points sur ${number(all)}`,
  nothingDiffers: 'Ces règles ne diffèrent en rien.',
});
