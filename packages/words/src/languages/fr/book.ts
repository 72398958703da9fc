import { makeBook } from '../../bookWords.ts';
import { makeGrammar } from '../../grammar.ts';
import type { BookLabels } from '../en/book.ts';
import { after } from './book/after.ts';
import { before } from './book/before.ts';
import { origins } from './book/origins.ts';
import { play } from './book/play.ts';
import { stories } from './book/rulesets.ts';

const { number } = makeGrammar('fr');

const labels: BookLabels = {
  title: 'Les règles',
  intro:
    'On joue au Nain jaune depuis plus de 250 ans, et jamais selon une seule règle. Voici le jeu pas à pas : en quoi les règles diffèrent, et quelle source le dit.',
  inSixLines: 'En six lignes',
  learn: 'Apprendre en 3 minutes',
  teacher: 'Jouez une donne avec moi, et vous saurez tout.',
  judgeStory: '« Puis-je garder ma carte ? »',
  more: 'Plus',
  chooseStory: 'Quelques questions',
  houseStory: 'À votre façon',
  bookStory: 'Le jeu depuis 1760',
  printStory: 'Et les règles sur une page',
  send: 'Envoyer ces règles',
  sendStory: 'Un lien',
  book: 'Le livre des règles',
  compare: 'Côte à côte',
  judge: 'L’arbitre',
  print: 'Imprimer le plateau',
  contents: 'Sommaire',
  noSuchSection: 'Chapitre introuvable. Voici le début du livre.',
  example: 'Exemple',
  sourcesLabel: 'Sources :',
  allSources: 'les cinq sources',
  readingName: (some) => `lecture ${number(some)}`,
  sourcesTitle: 'Les sources',
  sourcesIntro: 'Tout ce livre vient de cinq textes. Chaque passage indique sa source.',
  readingsTitle: 'Nos lectures',
  readingsIntro:
    'Quand les sources se taisent ou manquent de clarté, voici notre choix, et pourquoi. Presque tout peut se changer dans les règles maison.',
  rulesets: 'Les six variantes',
  rulesetsIntro: 'Chacune a son histoire et sa page. Jouez avec celle que vous voulez, ou adaptez-la.',
  story: 'Son histoire',
  inFull: 'Toutes les règles',
  howItPlays: 'Comment elle se joue',
  playByThese: 'Jouer avec ces règles',
  changeThese: 'Adapter ces règles',
  otherRulesets: 'Les autres variantes',
  compareTitle: 'Les variantes côte à côte',
  compareIntro: 'Une colonne pour chaque variante, une ligne pour chaque règle.',
  whichRulesets: 'Variantes',
  columnNumber: (some) => `Colonne ${number(some)}`,
  onlyDifferences: 'Différences seulement',
  rule: 'Règle',
  rowsShown: (rows, all) => `${number(rows)} règles sur ${number(all)}`,
  nothingDiffers: 'Aucune différence entre ces variantes.',
};

export const book = makeBook({ labels, texts: { ...before, ...play, ...after }, ...origins, stories });
