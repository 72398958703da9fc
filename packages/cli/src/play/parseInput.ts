import { type Card, makeCard, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '@nain-jaune/engine';
import { SUIT_SIGNS, type Words } from '@nain-jaune/words';
import type { CliWords } from '../words/cliWords.ts';

/** What a player may ask for besides moving. */
export type Request = 'help' | 'hint' | 'board' | 'position' | 'talk' | 'quit';

/** What a player typed, understood: which card of it is meant is not decided yet where no suit was named. */
export type PlayerInput =
  | { readonly type: 'card'; readonly rank: Rank; readonly suit: Suit | null; readonly announced: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'request'; readonly request: Request }
  | { readonly type: 'unknown' };

/** A card has at most so many words: `dame de coeur !`. */
const MOST_WORDS = 4;

/** The words of a language as a player types them: without accents, in lower case. */
export interface Vocabulary {
  readonly ranks: readonly (readonly [text: string, rank: Rank])[];
  readonly suits: ReadonlyMap<string, Suit>;
  readonly suitNames: readonly (readonly [name: string, suit: Suit])[];
  readonly dwarf: string;
  readonly passes: readonly string[];
  readonly requests: Readonly<Record<Request, readonly string[]>>;
}

/** The words of a language that a player may type, the record's own letters among them. */
export function vocabularyOf(words: Words, cli: CliWords): Vocabulary {
  return {
    ranks: ranksOf(words, cli).toSorted(([a], [b]) => b.length - a.length),
    suits: new Map([
      ...SUITS.flatMap((suit) => [[suit, suit] as const, [SUIT_SIGNS[suit], suit] as const]),
      ...Object.entries(cli.suitLetters),
    ]),
    suitNames: SUITS.map((suit) => [simplify(words.suitName(makeCard('A', suit))), suit]),
    dwarf: cli.dwarfName,
    passes: cli.answersPass,
    requests: cli.requests,
  };
}

/**
 * Understands a line that a player typed. A letter that names a card of the hand is that card; else it may
 * be a pass or a request, so that `q` is the queen for an English player who holds one and a wish to quit
 * for another.
 */
export function parseInput(line: string, hand: readonly Card[], vocabulary: Vocabulary): PlayerInput {
  const text = simplify(line);
  const card = parseCard(text, vocabulary);
  if (card !== null && (card.suit !== null || hand.some((held) => rankOf(held) === card.rank))) return card;
  if (isPass(text, vocabulary)) return { type: 'pass' };
  const request = requestIn(text, vocabulary);
  if (request !== undefined) return { type: 'request', request };
  return card ?? { type: 'unknown' };
}

/**
 * The cards of a line with several, such as `8 9 10!` or `8 clubs, 9 hearts`, as one text each; the line itself if it is
 * something else.
 */
export function splitInput(line: string, hand: readonly Card[], vocabulary: Vocabulary): readonly string[] {
  if (parseInput(line, hand, vocabulary).type !== 'unknown') return [line];
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const cards: string[] = [];
  for (let first = 0; first < words.length; ) {
    const count = longestCard(words.slice(first), vocabulary);
    if (count === 0) return [line];
    cards.push(words.slice(first, first + count).join(' '));
    first += count;
  }
  return cards;
}

/** How many words at the beginning name one card together. */
function longestCard(words: readonly string[], vocabulary: Vocabulary): number {
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    if (parseCard(simplify(words.slice(0, count).join(' ')), vocabulary) !== null) return count;
  }
  return 0;
}

/** The suit that a text names, by its letter, its sign or the beginning of its name. */
export function parseSuit(text: string, { suits, suitNames }: Vocabulary): Suit | null {
  const plain = simplify(text).replace(/^(of|de|du)\s+/, '');
  const suit = suits.get(plain);
  if (suit !== undefined) return suit;
  const named = plain.length < 2 ? [] : suitNames.filter(([name]) => name.startsWith(plain));
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}

/** The cards of a hand that a typed card may mean. */
export function matchingCards(
  typed: { readonly rank: Rank; readonly suit: Suit | null },
  cards: readonly Card[],
): Card[] {
  return cards.filter(
    (card) => rankOf(card) === typed.rank && (typed.suit === null || suitOf(card) === typed.suit),
  );
}

function ranksOf(words: Words, cli: CliWords): (readonly [string, Rank])[] {
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
  if (text === vocabulary.dwarf) return { type: 'card', rank: '7', suit: 'd', announced };
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

/** Whether a line is the wish to quit, where no card can be meant. */
export function isQuit(line: string, { requests }: Vocabulary): boolean {
  return requests.quit.includes(simplify(line));
}

function isPass(text: string, { passes }: Vocabulary): boolean {
  return text === '' || /^[-–—]$/.test(text) || passes.includes(text.split(' ')[0] ?? '');
}

function requestIn(text: string, { requests }: Vocabulary): Request | undefined {
  return (['help', 'hint', 'board', 'position', 'talk', 'quit'] as const).find((request) =>
    requests[request].includes(text),
  );
}

function simplify(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/œ/g, 'oe').replace(/ß/g, 'ss').replace(/\s+/g, ' ').trim();
}
