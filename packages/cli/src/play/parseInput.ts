import { type Card, makeCard, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '@nain-jaune/engine';
import { SUIT_SIGNS, type Words, words as wordsOf } from '@nain-jaune/words';
import type { PlayWords } from '../words/cliWords.ts';
import { en } from '../words/languages/en.ts';

const REQUESTS = ['help', 'hint', 'board', 'position', 'calls', 'quit'] as const;
export type Request = (typeof REQUESTS)[number];

/** A parsed line. `suit` is null if the line names only a rank. */
export type PlayerInput =
  | { readonly type: 'card'; readonly rank: Rank; readonly suit: Suit | null; readonly announced: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'request'; readonly request: Request }
  | { readonly type: 'unknown' };

/** `dame de coeur !` */
const MOST_WORDS_OF_CARD = 4;

/** The input words of a language and of English, in lower case without accents. The language takes precedence. */
export interface Vocabulary {
  readonly ranks: readonly (readonly [text: string, rank: Rank])[];
  readonly suits: ReadonlyMap<string, Suit>;
  readonly suitNames: readonly (readonly [name: string, suit: Suit])[];
  readonly dwarfs: readonly string[];
  readonly passes: readonly string[];
  readonly requests: ReadonlyMap<string, Request>;
}

export function vocabularyOf(words: Words, cli: PlayWords): Vocabulary {
  const english = wordsOf('en');
  return {
    ranks: [...ranksOf(words, cli), ...ranksOf(english, en)].toSorted(([a], [b]) => b.length - a.length),
    suits: new Map([
      ...SUITS.flatMap((suit) => [[suit, suit] as const, [SUIT_SIGNS[suit], suit] as const]),
      ...Object.entries(cli.suitLetters),
    ]),
    suitNames: [words, english].flatMap(({ suitName }) =>
      SUITS.map((suit) => [simplify(suitName(makeCard('A', suit))), suit] as const),
    ),
    dwarfs: [cli.dwarfName, en.dwarfName],
    passes: [...cli.answersPass, ...en.answersPass],
    requests: new Map([en, cli].flatMap(requestsOf)),
  };
}

function requestsOf({ requests }: PlayWords): (readonly [string, Request])[] {
  return REQUESTS.flatMap((request) => requests[request].map((word) => [word, request] as const));
}

/** Shorter words are letters: of a rank, a suit or a request. */
const FEWEST_LETTERS_OF_WORD = 3;

/**
 * Parses a line. A rank of the hand takes precedence over a letter: `q` is a queen if the hand has one, else `quit`. A word takes
 * precedence over a card: in German `pass` passes, and is not the ace of spades.
 */
export function parseInput(line: string, hand: readonly Card[], vocabulary: Vocabulary): PlayerInput {
  const text = simplify(line);
  const command = commandIn(text, vocabulary);
  if (command !== null && firstWord(text).length >= FEWEST_LETTERS_OF_WORD) return command;
  const card = parseCard(text, vocabulary);
  if (card !== null && (card.suit !== null || hand.some((held) => rankOf(held) === card.rank))) return card;
  return command ?? card ?? { type: 'unknown' };
}

/** Splits a line of several cards, such as `8 9 10!` or `8 clubs, 9 hearts`. Returns any other line whole. */
export function splitInput(line: string, hand: readonly Card[], vocabulary: Vocabulary): readonly string[] {
  if (parseInput(line, hand, vocabulary).type !== 'unknown') return [line];
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const cards: string[] = [];
  for (let first = 0; first < words.length; ) {
    const count = wordsOfCard(words.slice(first), vocabulary);
    if (count === 0) return [line];
    cards.push(words.slice(first, first + count).join(' '));
    first += count;
  }
  return cards;
}

/** Returns how many of the first words form one card. */
function wordsOfCard(words: readonly string[], vocabulary: Vocabulary): number {
  for (let count = Math.min(words.length, MOST_WORDS_OF_CARD); count > 0; count--) {
    if (parseCard(simplify(words.slice(0, count).join(' ')), vocabulary) !== null) return count;
  }
  return 0;
}

/** Parses a suit by its letter, its sign or the beginning of its name. */
export function parseSuit(text: string, { suits, suitNames }: Vocabulary): Suit | null {
  const plain = simplify(text).replace(/^(of|de|du)\s+/, '');
  const suit = suits.get(plain);
  if (suit !== undefined) return suit;
  const named = plain.length < 2 ? [] : suitNames.filter(([name]) => name.startsWith(plain));
  const [only = null, ...others] = new Set(named.map(([, one]) => one));
  return others.length === 0 ? only : null;
}

export function matchingCards({ rank, suit }: RankAndSuit, cards: readonly Card[]): Card[] {
  return cards.filter((card) => rankOf(card) === rank && (suit === null || suitOf(card) === suit));
}

function ranksOf(words: Words, cli: PlayWords): (readonly [string, Rank])[] {
  return [
    ...RANKS.map((rank) => [rank.toLowerCase(), rank] as const),
    ...RANKS.map((rank) => [words.rankSign(makeCard(rank, 'c')).toLowerCase(), rank] as const),
    ...Object.entries(cli.rankNames),
    ['10', 'T'] as const,
    ['1', 'A'] as const,
  ];
}

function parseCard(line: string, vocabulary: Vocabulary): (PlayerInput & { readonly type: 'card' }) | null {
  const announced = line.endsWith('!');
  const text = announced ? line.slice(0, -1).trim() : line;
  if (vocabulary.dwarfs.includes(text)) return { type: 'card', rank: '7', suit: 'd', announced };
  const found = rankThenSuit(text, vocabulary) ?? suitThenRank(text, vocabulary);
  return found === null ? null : { type: 'card', ...found, announced };
}

interface RankAndSuit {
  readonly rank: Rank;
  readonly suit: Suit | null;
}

function rankThenSuit(text: string, vocabulary: Vocabulary): RankAndSuit | null {
  for (const [name, rank] of vocabulary.ranks) {
    if (!text.startsWith(name)) continue;
    const rest = text.slice(name.length).trim();
    const suit = parseSuit(rest, vocabulary);
    if (rest === '' || suit !== null) return { rank, suit };
  }
  return null;
}

function suitThenRank(text: string, vocabulary: Vocabulary): RankAndSuit | null {
  for (const [name, rank] of vocabulary.ranks) {
    if (!text.endsWith(name)) continue;
    const suit = parseSuit(text.slice(0, -name.length).replace(/[-\s]+$/, ''), vocabulary);
    if (suit !== null) return { rank, suit };
  }
  return null;
}

/** Whether a line that cannot be a card means `quit`. */
export function isQuit(line: string, { requests }: Vocabulary): boolean {
  return requests.get(simplify(line)) === 'quit';
}

function commandIn(text: string, vocabulary: Vocabulary): PlayerInput | null {
  if (isPass(text, vocabulary)) return { type: 'pass' };
  const request = vocabulary.requests.get(text);
  return request === undefined ? null : { type: 'request', request };
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}

function isPass(text: string, { passes }: Vocabulary): boolean {
  return text === '' || /^[-–—]$/.test(text) || passes.includes(firstWord(text));
}

function simplify(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/œ/g, 'oe').replace(/ß/g, 'ss').replace(/\s+/g, ' ').trim();
}
