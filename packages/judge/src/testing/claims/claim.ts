import {
  type Card,
  compileRules,
  DWARF,
  makeCardText,
  PACK,
  parseCardText,
  RANKS,
  type Ruleset,
  rankOf,
} from '@nain-jaune/engine';
import { type FixedDeal, fixedDeal } from '@nain-jaune/engine/testing';
import { expect } from 'vitest';
import type { SentenceKeyOf, TopicId } from '../../topics.ts';

/** Rules and a number of players that they allow. */
export interface Table {
  readonly ruleset: Ruleset;
  readonly players: number;
}

/**
 * Plays the situation of a sentence with the engine, and throws if something else happens than the sentence states. It is
 * given all sentences of the answer: what none of them says must not happen.
 */
export type Claim = (table: Table, said: readonly string[]) => void;

/** A claim for each sentence of some situations. */
export type Claims<Id extends TopicId> = {
  readonly [Topic in Id]: { readonly [Say in SentenceKeyOf<Topic>]: Claim };
};

/** A claim that asks only for the table. */
export type Check = (table: Table) => void;

/** A claim that is true if several are. */
export function both(...claims: readonly Claim[]): Claim {
  return (table, said) => {
    for (const claim of claims) claim(table, said);
  };
}

/** A claim that is made only if the answer has none of some sentences. */
export function unless(says: readonly string[], claim: Claim): Claim {
  return (table, said) => {
    if (!says.some((say) => said.includes(say))) claim(table, said);
  };
}

/** Counters in the boxes of a deal whose boxes are told apart. */
export const EVERY_BOX: readonly number[] = [10, 20, 30, 40, 50];

/** What a deal is set up with besides the hands that matter. */
interface Setting {
  /** Ranks that the players who only watch hold no card of, such as `5 6`. */
  readonly avoid?: string;
  /** Counters of each place; 1000 without it. */
  readonly counters?: readonly number[];
  readonly boxes?: readonly number[];
}

/** The same table with other rules where the claim is not about them. */
export function withRules(table: Table, changes: Partial<Ruleset>): Table {
  return { ...table, ruleset: { ...table.ruleset, ...changes } };
}

/** The seat that has a place in turn; place 0 leads. */
export function seatOf({ ruleset, players }: Table, place: number): number {
  return compileRules(ruleset, players).seatInTurn[place] ?? 0;
}

/**
 * A deal in which the hands are given by place in turn, place 0 to lead. The players after those that are given hold one
 * plain card each, of no rank that is to be avoided.
 */
export function seated(table: Table, hands: readonly string[], setting: Setting = {}): FixedDeal {
  const { ruleset, players } = table;
  const held = hands.join(' ');
  const watching = plainCards(table, `${setting.avoid ?? ''} ${held}`).filter((text) => !held.includes(text));
  const byPlace = Array.from({ length: players }, (_, place) => hands[place] ?? watching[place] ?? '');
  if (byPlace.includes('')) throw new RangeError(`no cards for all who watch: ${held}`);
  const bySeat = <Item>(items: readonly Item[]) => inSeats(table, items);
  return fixedDeal({
    rules: ruleset,
    hands: bySeat(byPlace),
    counters: bySeat(setting.counters ?? byPlace.map(() => 1000)),
    ...(setting.boxes === undefined ? {} : { boxes: setting.boxes }),
  });
}

function inSeats<Item>(table: Table, byPlace: readonly Item[]): Item[] {
  const seats = byPlace.map((item, place) => ({ item, seat: seatOf(table, place) }));
  return seats.toSorted((one, other) => one.seat - other.seat).map(({ item }) => item);
}

/** The cards that are neither honours nor the dwarf, the lowest first, without ranks and cards such as `5 Kd`. */
export function plainCards({ ruleset }: Table, without = ''): string[] {
  const ranks = without.split(' ').map((text) => text.charAt(0));
  const honours = ruleset.honours.map(({ card }) => card);
  return PACK.filter((card) => card !== DWARF && !ranks.includes(rankOf(card)))
    .map(makeCardText)
    .filter((text) => !honours.includes(text));
}

/** Plain cards of one suit and ascending ranks: `['5c', '6c', '7c']`. The last one may be limited to a rank and above. */
export function plainRun(table: Table, length: number, without = ''): string[] {
  const plain = plainCards(table, without);
  for (const first of plain) {
    const run = Array.from({ length }, (_, step) => above(first, step));
    if (run.every((text) => text !== null && plain.includes(text))) return run as string[];
  }
  throw new RangeError(`no plain run of ${length} without ${without}`);
}

/** The card some ranks above another in its suit, or null where there is none. */
export function above(text: string, ranks: number): string | null {
  const card = cardOf(text) + 4 * ranks;
  return card < PACK.length ? makeCardText(card as Card) : null;
}

/** Another card of the same rank: a plain one where there is one. */
export function twinOf(table: Table, text: string, not = ''): string {
  const rank = text.charAt(0);
  const all = PACK.map(makeCardText).filter(
    (other) => other.startsWith(rank) && other !== text && !not.includes(other),
  );
  const plain = plainCards(table);
  return all.find((other) => plain.includes(other)) ?? all[0] ?? '';
}

/** The card that a text names. */
export function cardOf(text: string): Card {
  const card = parseCardText(text);
  if (card === undefined) throw new RangeError(`"${text}" names no card`);
  return card;
}

/** The honours as texts. */
export function honoursOf({ ruleset }: Table): string[] {
  return ruleset.honours.map(({ card }) => card);
}

/** The kings, plain ones first. */
export function kingsOf(table: Table): string[] {
  const honours = honoursOf(table);
  return ['Kc', 'Kd', 'Kh', 'Ks'].toSorted(
    (one, other) => Number(honours.includes(one)) - Number(honours.includes(other)),
  );
}

/** The rank above, as a letter. */
export function rankAbove(text: string): string {
  return RANKS[RANKS.findIndex((rank) => text.startsWith(rank)) + 1] ?? '';
}

/** The move that lays a card and announces it, if it can be announced. */
export function announced(deal: FixedDeal, text: string): string {
  return deal.answerTo(`${text}!`) === 'accepted' ? `${text}!` : text;
}

/** Place 0 leads a card, as its last one or not, announced if it can be or not. */
export function laid(
  table: Table,
  text: string,
  { last = false, announce = false }: { readonly last?: boolean; readonly announce?: boolean } = {},
): FixedDeal {
  const deal = seated(table, [last ? text : `${text} ${twinOf(table, text)}`]);
  return deal.play(announce ? announced(deal, text) : text);
}

/** How many players have paid place 0 a counter for a hoc. */
export function hocsPaid(deal: FixedDeal): number {
  return deal
    .told('paid')
    .filter(({ reason, owed, to }) => reason === 'hoc' && owed === 1 && Number(to) === 0).length;
}

/** The boxes that honours have swept. */
export function sweptBy(deal: FixedDeal): number[] {
  return deal.told('swept').flatMap(({ opera, box }) => (opera ? [] : [box]));
}

/** A stall after a plain card that is led: nobody holds any higher rank. */
export function stalled(table: Table, rank: (plain: readonly string[]) => string) {
  const card = rank(plainCards(table, 'K'));
  const higher = RANKS.slice(RANKS.findIndex((one) => card.startsWith(one)) + 1).join(' ');
  const deal = seated(table, [`${card} ${twinOf(table, card)}`], { avoid: higher });
  const seats: (number | null)[] = [];
  deal.play(card);
  for (let place = 0; place < table.players; place++) {
    seats.push(deal.turn);
    deal.play('-');
  }
  return { deal, card, seats };
}

/** A low plain card. There are enough cards below it for all who watch. */
export const low = (plain: readonly string[]) => plain.find((text) => !/^[A23]/.test(text)) ?? '';
/** The highest plain card. */
export const high = (plain: readonly string[]) => plain.at(-1) ?? '';

/** Place 1 is asked for a card that it holds; place 0 has led and passed. */
export function asked(table: Table) {
  const [card = '', next = ''] = plainRun(table, 2);
  const deal = seated(table, [`${card} ${twinOf(table, card)}`, `${next} ${twinOf(table, next)}`], {
    avoid: `${card} ${next}`,
  });
  return deal.play(`${card} -`);
}

/** The dwarf alone fits, wild or wanted, and need not be laid. */
export const dwarfMayBeKept: Check = (table) => {
  const spare = twinOf(table, '7d');
  for (const card of plainCards(table, 'K 7').filter((text) => above(text, 1) !== spare)) {
    const hand = `${card} ${twinOf(table, card)}`;
    const deal = seated(table, [hand, `7d ${spare}`], { avoid: rankAbove(card) });
    deal.play(`${card} -`);
    expect(deal.answerTo('7d')).toBe('accepted');
    expect(deal.answerTo('-')).toBe('accepted');
  }
};

/** Some passes. */
export function passes(count: number): string {
  return Array<string>(count).fill('-').join(' ');
}

/** Plays a deal to its end: everyone lays what they may, silently, and passes only when they must. */
export function playOut(deal: FixedDeal): FixedDeal {
  while (deal.turn !== null) {
    const silent = deal.legal.split(' ').filter((move) => !move.endsWith('!'));
    deal.play(silent[0] ?? '-');
  }
  return deal;
}

/** A settled deal that was no opera: place 0 wins, place 1 has laid a card in between, the others hold these cards. */
export function ordinaryEnd(table: Table, held: readonly string[] = [], setting: Setting = {}): FixedDeal {
  const [low = '', middle = '', high = ''] = plainRun(table, 3, held.join(' '));
  const spare = plainCards(table, `${low} ${middle} ${high} ${held.join(' ')}`).at(-1) ?? '';
  const [first = spare, ...others] = held;
  const hands = [`${low} ${high}`, `${middle} ${first}`, ...others];
  const deal = seated(table, hands, { ...setting, avoid: `${low} ${middle} ${high} ${spare}` });
  return deal.play(`${low} - ${middle} ${passes(table.players - 1)} ${high}`);
}

/** A settled deal in which place 0 went out with its first card, so that it is an opera by every rule; the others hold these cards. */
export function operaEnd(table: Table, held: readonly string[] = [], setting: Setting = {}): FixedDeal {
  const [card = ''] = plainCards(table, held.join(' '));
  return seated(table, [card, ...held], setting).play(card);
}
