import { makeGrammar } from '@nain-jaune/words';
import type { PlayerWords } from '../cliWords.ts';
import { helpInEnglish } from '../help/en.ts';
import { messagesInEnglish } from '../messages/en.ts';

const { number, count } = makeGrammar('en');

export const en: PlayerWords = {
  welcome: (rules, players) => `${rules}, ${number(players)} players. Be the first to play all your cards.`,
  inputHelp: 'Type a card (7, or 7d if the suit matters), Enter to pass, ? for help, quit to leave.',
  announcingRequired: (missed) =>
    `Type ! after an honour (★) to announce it: 10d!. Without !, you don’t sweep its box, and ${missed === 'bete' ? 'you pay a bête' : 'it stays'}.`,
  hocsRequired:
    'Announce kings with ! too: every other player then pays you a counter for the hoc, as for an honour.',
  announcingAutomatic: 'You need not announce honours (★): they sweep their boxes anyway.',
  playHelp: [
    ['7', 'play a seven; 7d the seven of diamonds (suits: c d h s, also ♣ ♦ ♥ ♠)'],
    ['A J Q K 10', 'the other ranks'],
    ['8 9', 'play several cards, one after the other'],
    ['10d!', 'play the ten of diamonds and announce it'],
    ['Enter', 'pass, where passing is allowed (also: - or pass), or play the only card'],
    ['hint', 'what each card would bring, and why'],
    ['b', 'show the table again'],
    ['h', 'the calls of this deal'],
    ['position', 'this position in one line'],
    ['quit', 'leave the game'],
  ],
  prompt: '> ',
  speaker: (name) => `${name}:`,
  hocPaid: (name, counters) => `${name} gets ${count(counters, 'counter', 'counters')} for the hoc.`,
  youMayLay: (cards) => `You can play ${cards}`,
  orPass: (call) => `or pass with Enter (“${call}”)`,
  withEnter: '(Enter plays it)',
  honourHint: (card, typed, call) => `${typed} plays ${card} and announces it: “${call}”`,
  whichCard: (cards) => `Which one: ${cards}?`,
  noneOfRank: (rank) => `You have no ${rank}.`,
  typeCard: 'Type a card, for example 7 or 7d; ? for help.',
  noCalls: 'No calls in this deal yet.',
  quitQuestion: 'Leave the game? It will not be saved (--out FILE saves it). y/n',
  quitQuestionSaved: (file) => `Leave the game? It is saved in ${file}. y/n`,
  gameSaved: (file) => `Game saved in ${file}.`,
  resumeWith: (command) => `Continue with: ${command}`,
  gameLeft: 'You left the game.',
  inputEnded: 'End of input: the game stops here.',
  pressEnter: 'Enter for the next deal (quit to leave)',
  answersYes: ['y', 'yes'],
  answersPass: ['p', 'pass', 'without', 'w', 's', 'sans'],
  requests: {
    help: ['?', 'help'],
    hint: ['hint', '??'],
    board: ['b', 'board', 'table'],
    position: ['position', 'pos'],
    calls: ['h', 'history', 'talk'],
    quit: ['quit', 'exit', 'q'],
  },
  suitLetters: {},
  suitLetter: { c: 'c', d: 'd', h: 'h', s: 's' },
  rankNames: { ace: 'A', ten: 'T', jack: 'J', queen: 'Q', king: 'K' },
  dwarfName: 'dwarf',

  ...helpInEnglish,
  ...messagesInEnglish,
};
