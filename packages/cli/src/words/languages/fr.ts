import { makeGrammar, typesetAll, typesetFrench } from '@nain-jaune/words';
import type { PlayerWords } from '../cliWords.ts';
import { helpInFrench } from '../help/fr.ts';
import { messagesInFrench } from '../messages/fr.ts';

const { number, count } = makeGrammar('fr');

/** Plain spaces before `!`, `?`, `:` and `;` are replaced by `typesetFrench`. */
const french: PlayerWords = {
  welcome: (rules, players) => `${rules}, à ${number(players)} joueurs. Videz votre main avant les autres.`,
  inputHelp:
    'Tapez une carte (7, ou 7k si la couleur compte), Entrée pour passer, ? pour l’aide, quit pour quitter.',
  announcingRequired: (missed) =>
    `Tapez ! après une belle carte (★) pour l’annoncer : 10k!. Sans !, vous ne prenez pas la case ${missed === 'bete' ? 'et vous payez une bête' : 'et elle reste'}.`,
  hocsRequired:
    'Annoncez aussi les rois par ! : chacun des autres vous paie alors un jeton pour le hoc, comme pour une belle carte.',
  announcingAutomatic: 'Les belles cartes (★) ne s’annoncent pas : elles prennent leur case d’elles-mêmes.',
  playHelp: [
    [
      '7',
      'poser un sept ; 7k le sept de carreau (couleurs : t trèfle, k carreau, c cœur, p pique, ou ♣ ♦ ♥ ♠)',
    ],
    ['1 V D R 10', 'les autres rangs'],
    ['8 9', 'poser plusieurs cartes l’une après l’autre'],
    ['10k!', 'poser le dix de carreau en l’annonçant'],
    ['Entrée', 'passer, quand on le peut (ou : -, s, sans), ou poser la seule carte possible'],
    ['conseil', 'ce que chaque carte rapporterait, et pourquoi'],
    ['b', 'revoir le plateau et la table'],
    ['h', 'les annonces de cette donne'],
    ['position', 'cette position en une ligne'],
    ['quit', 'quitter la partie'],
  ],
  prompt: '> ',
  speaker: (name) => `${name} :`,
  hocPaid: (name, counters) => `${name} reçoit ${count(counters, 'jeton', 'jetons')} pour le hoc.`,
  youMayLay: (cards) => `Vous pouvez poser ${cards}`,
  orPass: (call) => `ou passer par Entrée (« ${call} »)`,
  withEnter: '(Entrée la pose)',
  honourHint: (card, typed, call) => `${typed} pose ${card} en l’annonçant : « ${call} »`,
  whichCard: (cards) => `Laquelle : ${cards} ?`,
  noneOfRank: (rank) => `Aucune carte « ${rank} ».`,
  typeCard: 'Tapez une carte, par exemple 7 ou 7k ; ? pour l’aide.',
  noCalls: 'Pas encore d’annonce dans cette donne.',
  quitQuestion: 'Quitter la partie ? Elle ne sera pas enregistrée (--out FICHIER l’enregistre). o/n',
  quitQuestionSaved: (file) => `Quitter la partie ? Elle est enregistrée dans ${file}. o/n`,
  gameSaved: (file) => `Partie enregistrée dans ${file}.`,
  resumeWith: (command) => `Pour la reprendre : ${command}`,
  gameLeft: 'Vous avez quitté la partie.',
  inputEnded: 'Fin de l’entrée : la partie s’arrête ici.',
  pressEnter: 'Entrée pour la donne suivante (quit pour quitter)',
  answersYes: ['o', 'oui', 'y', 'yes'],
  answersPass: ['s', 'sans', 'passe', 'passer', 'pass'],
  requests: {
    help: ['?', 'aide', 'help'],
    hint: ['conseil', '??'],
    board: ['b', 'table', 'tableau', 'plateau'],
    position: ['position', 'pos'],
    calls: ['h', 'historique', 'dit'],
    quit: ['q', 'quitter', 'quit'],
  },
  suitLetters: { t: 'c', k: 'd', c: 'h', p: 's' },
  suitLetter: { c: 't', d: 'k', h: 'c', s: 'p' },
  rankNames: { as: 'A', dix: 'T', valet: 'J', dame: 'Q', roi: 'K' },
  dwarfName: 'nain',

  ...helpInFrench,
  ...messagesInFrench,
};

export const fr: PlayerWords = typesetAll(french, typesetFrench);
