import { compileRules, DWARF, makeCardText, PACK, RANKS, type Ruleset, rankOf } from '@nain-jaune/engine';
import { card, type FixedDeal, fixedDeal } from '@nain-jaune/engine/testing';
import { expect } from 'vitest';
import type { SentenceKeyOf, TopicId } from '../../topics.ts';

export interface Table {
  readonly ruleset: Ruleset;
  readonly players: number;
}

/**
 * Plays the situation of a sentence with the engine, and throws if the sentence is wrong. `answer` has the keys of all
 * sentences of the answer: what none of them states must not happen.
 */
export type Claim = (table: Table, answer: readonly string[]) => void;

export type Claims<Id extends TopicId> = {
  readonly [Topic in Id]: { readonly [Say in SentenceKeyOf<Topic>]: Claim };
};

/** A claim that does not depend on the rest of the answer. */
export type Check = (table: Table) => void;

export function both(...claims: readonly Claim[]): Claim {
  return (table, answer) => {
    for (const claim of claims) claim(table, answer);
  };
}

/** A claim for answers without some sentences. */
export function unless(says: readonly string[], claim: Claim): Claim {
  return (table, answer) => {
    if (!says.some((say) => answer.includes(say))) claim(table, answer);
  };
}

/** Boxes with different contents. */
export const EVERY_BOX: readonly number[] = [10, 20, 30, 40, 50];

export interface Setting {
  /** Ranks that the remaining players do not hold, such as `5 6`. */
  readonly avoid?: string;
  /** By place, 1000 by default. */
  readonly counters?: readonly number[];
  readonly boxes?: readonly number[];
}

export function withRules(table: Table, changes: Partial<Ruleset>): Table {
  return { ...table, ruleset: { ...table.ruleset, ...changes } };
}

/** The seat at a place in the order of turns. Place 0 leads. */
export function seatOf({ ruleset, players }: Table, place: number): number {
  return compileRules(ruleset, players).seatInTurn[place] ?? 0;
}

/** A deal with these hands, by place. Each remaining player holds one plain card, of no rank in `avoid`. */
export function seated(table: Table, hands: readonly string[], setting: Setting = {}): FixedDeal {
  const { ruleset, players } = table;
  const held = hands.join(' ');
  const watching = plainCards(table, `${setting.avoid ?? ''} ${held}`).filter((text) => !held.includes(text));
  const byPlace = Array.from(
    { length: players },
    (_, place) => hands[place] ?? watching[place - hands.length] ?? '',
  );
  if (byPlace.includes('')) throw new RangeError(`no cards for the remaining players: ${held}`);
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

/** The cards that are neither honours nor the dwarf, lowest first, without ranks such as those of `5 Kd`. */
export function plainCards({ ruleset }: Table, without = ''): string[] {
  const ranks = without.split(' ').map((text) => text.charAt(0));
  const honours = ruleset.honours.map(({ card }) => card);
  return PACK.filter((card) => card !== DWARF && !ranks.includes(rankOf(card)))
    .map(makeCardText)
    .filter((text) => !honours.includes(text));
}

/** Plain cards of one suit in ascending order: `['5c', '6c', '7c']`. */
export function plainRun(table: Table, length: number, without = ''): string[] {
  const plain = plainCards(table, without);
  for (const first of plain) {
    const run = Array.from({ length }, (_, step) => above(first, step) ?? '');
    if (run.every((text) => plain.includes(text))) return run;
  }
  throw new RangeError(`no plain run of ${length} without ${without}`);
}

/** The card some ranks above another in its suit, or null. */
export function above(text: string, ranks: number): string | null {
  const higher = PACK[card(text) + 4 * ranks];
  return higher === undefined ? null : makeCardText(higher);
}

/** Another card of the same rank, if possible a plain one. */
export function twinOf(table: Table, text: string, not = ''): string {
  const rank = text.charAt(0);
  const all = PACK.map(makeCardText).filter(
    (other) => other.startsWith(rank) && other !== text && !not.includes(other),
  );
  const plain = plainCards(table);
  return all.find((other) => plain.includes(other)) ?? all[0] ?? '';
}

export function honoursOf({ ruleset }: Table): string[] {
  return ruleset.honours.map(({ card }) => card);
}

/** The kings, those without a box first. */
export function kingsOf(table: Table): string[] {
  const honours = honoursOf(table);
  return ['Kc', 'Kd', 'Kh', 'Ks'].toSorted(
    (one, other) => Number(honours.includes(one)) - Number(honours.includes(other)),
  );
}

export function rankAbove(text: string): string {
  return RANKS[RANKS.findIndex((rank) => text.startsWith(rank)) + 1] ?? '';
}

/** The move that lays a card, with its announcement if there is one. */
export function announced(deal: FixedDeal, text: string): string {
  return deal.answerTo(`${text}!`) === 'accepted' ? `${text}!` : text;
}

/** Place 0 leads a card, optionally as its last card or with an announcement. */
export function laid(
  table: Table,
  text: string,
  { last = false, announce = false }: { readonly last?: boolean; readonly announce?: boolean } = {},
): FixedDeal {
  const deal = seated(table, [last ? text : `${text} ${twinOf(table, text)}`]);
  return deal.play(announce ? announced(deal, text) : text);
}

/** The number of players who have paid place 0 a counter for a hoc. */
export function hocsPaid(deal: FixedDeal): number {
  return deal
    .eventsOf('paid')
    .filter(({ reason, owed, to }) => reason === 'hoc' && owed === 1 && Number(to) === 0).length;
}

/** The boxes swept by honours. */
export function sweptBy(deal: FixedDeal): number[] {
  return deal.eventsOf('swept').flatMap(({ opera, box }) => (opera ? [] : [box]));
}

/** A stall after a plain card is led: no player holds a higher rank. */
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

/** A low plain card with enough cards below it for the remaining players. */
export const low = (plain: readonly string[]) => plain.find((text) => !/^[A23]/.test(text)) ?? '';
export const high = (plain: readonly string[]) => plain.at(-1) ?? '';

/** Place 0 has led and passed. Place 1 holds the wanted card. */
export function asked(table: Table) {
  const [card = '', next = ''] = plainRun(table, 2);
  const deal = seated(table, [`${card} ${twinOf(table, card)}`, `${next} ${twinOf(table, next)}`], {
    avoid: `${card} ${next}`,
  });
  return deal.play(`${card} -`);
}

/** The dwarf is the only card that fits, and need not be laid. */
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
