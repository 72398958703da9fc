import type { Rank, Ruleset, Suit } from '@nain-jaune/engine';
import { makeGrammar } from '@nain-jaune/words';
import type { Request } from '../../play/parseInput.ts';
import type { PlayerWords } from '../cliWords.ts';
import { helpInEnglish } from '../help/en.ts';
import { messagesInEnglish } from '../messages/en.ts';

const { number, count } = makeGrammar('en');

/** English texts and input words of a game in the terminal. They define the keys for all languages. */
export const playInEnglish = {
  welcome: (rules: string, players: number) =>
    `${rules}, ${number(players)} players. Be the first to play all your cards.`,
  inputHelp: 'Type a card (7, or 7d if the suit matters), Enter to pass, ? for help, quit to leave.',
  announcingRequired: (missed: Ruleset['missedHonour']) =>
    `Type ! after an honour (★) to announce it: 10d!. Without !, you don’t sweep its box, and ${missed === 'bete' ? 'you pay a bête' : 'it stays'}.`,
  /** Kings are announced too, because hocs are paid. */
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
  ] satisfies [typed: string, description: string][],
  prompt: '> ',
  /** A name with a colon, before its call. */
  speaker: (name: string) => `${name}:`,
  hocPaid: (name: string, counters: number) =>
    `${name} gets ${count(counters, 'counter', 'counters')} for the hoc.`,
  youMayLay: (cards: string) => `You can play ${cards}`,
  orPass: (call: string) => `or pass with Enter (“${call}”)`,
  /** After the only card that may be played. */
  withEnter: '(Enter plays it)',
  honourHint: (card: string, typed: string, call: string) =>
    `${typed} plays ${card} and announces it: “${call}”`,
  whichCard: (cards: string) => `Which one: ${cards}?`,
  noneOfRank: (rank: string) => `You have no ${rank}.`,
  typeCard: 'Type a card, for example 7 or 7d; ? for help.',
  noCalls: 'No calls in this deal yet.',
  quitQuestion: 'Leave the game? It will not be saved (--out FILE saves it). y/n',
  quitQuestionSaved: (file: string) => `Leave the game? It is saved in ${file}. y/n`,
  gameSaved: (file: string) => `Game saved in ${file}.`,
  resumeWith: (command: string) => `Continue with: ${command}`,
  gameLeft: 'You left the game.',
  inputEnded: 'End of input: the game stops here.',
  pressEnter: 'Enter for the next deal (quit to leave)',
  // Input words: in lower case, without accents
  answersYes: ['y', 'yes'],
  answersPass: ['p', 'pass', 'without', 'w', 's', 'sans'],
  requests: {
    help: ['?', 'help'],
    hint: ['hint', '??'],
    board: ['b', 'board', 'table'],
    position: ['position', 'pos'],
    calls: ['h', 'history', 'talk'],
    quit: ['quit', 'exit', 'q'],
  } satisfies Record<Request, string[]>,
  /** The suit letters of the language, besides those of the notation. */
  suitLetters: {} as Readonly<Record<string, Suit>>,
  suitLetter: { c: 'c', d: 'd', h: 'h', s: 's' } satisfies Record<Suit, string>,
  rankNames: { ace: 'A', ten: 'T', jack: 'J', queen: 'Q', king: 'K' } as Readonly<Record<string, Rank>>,
  dwarfName: 'dwarf',
};

export const en: PlayerWords = { ...playInEnglish, ...helpInEnglish, ...messagesInEnglish };
