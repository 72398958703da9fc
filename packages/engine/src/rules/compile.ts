import { type Card, DWARF, heightOf, isCourt, PACK, PACK_SIZE, rankOf } from '../cards/card.ts';
import { makeCardSet, NO_CARDS } from '../cards/cardSet.ts';
import { CardSums } from '../cards/cardSums.ts';
import { parseCardText } from '../cards/notation.ts';
import { neighbour, type Seat, seatsOf } from '../cards/seat.ts';
import type { Ruleset } from './ruleset.ts';
import { isRulesetId, RULESETS } from './rulesets.ts';

/**
 * What is wanted is a set of cards, and a set has a number, its key:
 * - 0 to 51: this card continues the run (a run by rank: the four cards of its rank; the key is the club's);
 * - {@link LEAD}: a lead of any card;
 * - {@link LEAD_LOWEST} + rank: a lead of one of this rank (the first lead where it must be the lowest).
 */
export type WantedKey = number;
/** The key of a lead of any card; this and every higher key is a lead. */
export const LEAD: WantedKey = PACK_SIZE;
/** The key of a lead of an ace; the other ranks follow. */
export const LEAD_LOWEST: WantedKey = LEAD + 1;
const KEYS = LEAD_LOWEST + 13;

/** What laying a card may bring besides going on: bits of {@link Rules.special}. */
export const IS_HONOUR = 1;
/** The card is paid as a hoc when announced. */
export const IS_HOC = 2;

/** The place in {@link Rules.factors} of an opera. */
export const OPERA_FACTOR = 2;
/** The place in {@link Rules.factors} of a payer who still holds the dwarf. */
export const DWARF_FACTOR = 1;

/** The rule of the opera as the kernel reads it. */
export interface OperaRules {
  /** Whether a card of any other player prevents it, and not only one laid between the winner's own (R6). */
  readonly alone: boolean;
  /** Whether a pass of the winner prevents it. */
  readonly withoutPass: boolean;
  readonly sweeps: boolean;
}

/** Hand sizes for 3 to 8 players where a talon is left (S0, S1, S3). */
const HAND_TABLE = [15, 12, 9, 8, 7, 6];

/**
 * A ruleset compiled for a number of players: sets and tables, which the kernel reads instead of the ruleset's keys.
 * Made by {@link compileRules}, the only reader of those keys.
 */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly players: number;

  /** Cards of each place in dealing order, the dealer's neighbour first. */
  readonly handSizes: readonly number[];
  readonly packet: number;
  /** The next seat in the direction of play, by seat. */
  readonly nextSeat: Int32Array;
  /** The seats in the direction of play from seat 0, twice round. */
  readonly seatInTurn: Int32Array;
  /** The place of each seat in that order, the first time round. */
  readonly placeInTurn: Int32Array;
  /** The next seat in the direction of the deal, by seat. */
  readonly nextDealtTo: Int32Array;
  /** The next dealer, by dealer. */
  readonly nextDealer: Int32Array;

  /** The stake of each box. */
  readonly stakes: readonly number[];
  /** What one ante costs. */
  readonly ante: number;
  readonly onlyDealerAntes: boolean;

  /** Whether a run goes on within its suit: one card is wanted, and not a rank. */
  readonly withinSuit: boolean;
  /** The cards of the wanted sets by key, ascending; none for a lead. */
  readonly wantedCards: readonly (readonly Card[])[];
  /** The wanted sets by key: cards 0 to 31 in the low words, the others in the high. */
  readonly wantedLow: Int32Array;
  readonly wantedHigh: Int32Array;
  /** The key wanted after a card was laid, by card: {@link LEAD} when it stops the run. */
  readonly after: Int32Array;
  /** The key wanted after everyone passed, by key. */
  readonly afterStall: Int32Array;
  /** Cards that may be laid at any turn: the wild dwarf (R5). */
  readonly wildLow: number;
  /** Whether the wild dwarf stands for the card wanted and the run goes on. */
  readonly dwarfStandsFor: boolean;
  /** Wanted cards that must be laid by who holds them. */
  readonly obligedLow: number;
  readonly obligedHigh: number;
  readonly firstLeadIsLowest: boolean;

  /** Bits `IS_HONOUR` (1) and {@link IS_HOC}, by card. */
  readonly special: Uint8Array;
  /** The cards that may be announced, where announcing is required; otherwise none. */
  readonly announceableLow: number;
  readonly announceableHigh: number;
  /** The box of a card, −1 where it is no honour. */
  readonly boxOf: Int8Array;
  /** The honours in the order of the boxes. */
  readonly honours: readonly Card[];
  /** The honours as a set: cards 0 to 31 in the low word, the others in the high. */
  readonly honoursLow: number;
  readonly honoursHigh: number;
  readonly announcingRequired: boolean;
  readonly missedIsBete: boolean;
  readonly heldIsBete: boolean;

  /** Whether losers pay the points of their cards, and not their number. */
  readonly paysPoints: boolean;
  /** What a loser pays for a card. */
  readonly worth: Int32Array;
  /** What a loser pays for the cards of a hand. */
  readonly worthSums: CardSums;
  /** What a payment to the winner is multiplied by: {@link OPERA_FACTOR} and {@link DWARF_FACTOR} are added for what applies. */
  readonly factors: Int32Array;
  /** Whether a bête adds the stake of the box, and not what it holds. */
  readonly beteIsStake: boolean;
  /** What the compiler makes of the rule of the opera, or null. */
  readonly opera: OperaRules | null;
  readonly debts: boolean;
  /** The number of deals that ends the game, or null. */
  readonly deals: number | null;
  readonly target: number | null;
  readonly hasTimeLimit: boolean;
}

const compiled = new WeakMap<Ruleset, Map<number, Rules>>();

/**
 * The rules of a ruleset for a number of players, compiled once for each.
 * Throws a `RangeError` when the ruleset forbids that number.
 *
 * @example
 * ```ts
 * import { compileRules, RULESETS } from '@nain-jaune/engine';
 *
 * const rules = compileRules(RULESETS['lindor-1789'], 5);
 * rules.handSizes; // => [9, 9, 9, 9, 9]
 * ```
 */
export function compileRules(ruleset: Ruleset, players: number): Rules {
  const byPlayers = compiled.get(ruleset) ?? sharedBy(ruleset);
  const rules = byPlayers.get(players) ?? compile(ruleset, players);
  byPlayers.set(players, rules);
  return rules;
}

/**
 * Where the compiled rules of a ruleset are, by the number of players. One that was read is an object of its own each time:
 * where it says what a known one says it shares them, so that a thousand tables look things up in the same places.
 */
function sharedBy(ruleset: Ruleset): Map<number, Rules> {
  const known = isRulesetId(ruleset.id) ? RULESETS[ruleset.id] : ruleset;
  const same = JSON.stringify(known) === JSON.stringify(ruleset) ? known : ruleset;
  const byPlayers = compiled.get(same) ?? new Map<number, Rules>();
  compiled.set(same, byPlayers);
  compiled.set(ruleset, byPlayers);
  return byPlayers;
}

/**
 * Returns the cards that continue a run after a card that was laid as itself, ascending; none if the card stops the run.
 *
 * @example
 * ```ts
 * import { compileRules, DWARF, makeCardsText, RULESETS, wantedAfter } from '@nain-jaune/engine';
 *
 * makeCardsText(wantedAfter(compileRules(RULESETS['lindor-1789'], 4), DWARF)); // => '8c 8d 8h 8s'
 * ```
 */
export function wantedAfter(rules: Rules, card: Card): readonly Card[] {
  return rules.wantedCards[rules.after[card] as number] ?? [];
}

function compile(ruleset: Ruleset, players: number): Rules {
  if (!ruleset.players.includes(players)) {
    throw new RangeError(`${ruleset.id} is not played by ${players}, but by ${ruleset.players.join(', ')}`);
  }
  const honours = ruleset.honours.map(({ card }) => parseCardText(card) as Card);
  const honourSet = makeCardSet(honours);
  const stakes = ruleset.honours.map(({ stake }) => stake);
  const wild = ruleset.dwarf === 'plain' ? 0 : 1 << DWARF;
  const compulsory = ruleset.continuing === 'compulsory';
  return {
    ruleset,
    players,
    ...seating(ruleset, players),
    handSizes: handSizes(ruleset, players),
    packet: ruleset.packet,
    stakes,
    ante: stakes.reduce((sum, stake) => sum + stake, 0),
    onlyDealerAntes: ruleset.ante === 'dealer',
    withinSuit: runsWithinSuit(ruleset),
    ...wantedSets(ruleset),
    after: tabulate(PACK_SIZE, (card) => keyAfter(ruleset, honours, card as Card)),
    afterStall: tabulate(KEYS, (key) => keyAfterStall(ruleset, key)),
    wildLow: wild,
    dwarfStandsFor: ruleset.dwarf === 'stands-for-wanted',
    obligedLow: compulsory ? ~wild : 0,
    obligedHigh: compulsory ? ~0 : 0,
    firstLeadIsLowest: ruleset.firstLead === 'lowest',
    special: Uint8Array.from(PACK, (card) => specialBits(ruleset, honours, card)),
    ...announceable(ruleset, honours),
    boxOf: Int8Array.from(PACK, (card) => honours.indexOf(card)),
    honours,
    honoursLow: honourSet.low,
    honoursHigh: honourSet.high,
    announcingRequired: ruleset.announcing === 'required',
    missedIsBete: ruleset.missedHonour === 'bete',
    heldIsBete: ruleset.heldHonour === 'bete',
    paysPoints: ruleset.payment === 'points',
    worth: tabulate(PACK_SIZE, (card) => worthOf(ruleset, card as Card)),
    worthSums: new CardSums((card) => worthOf(ruleset, card)),
    factors: tabulate(4, (applies) => factorOf(ruleset, applies)),
    beteIsStake: ruleset.bete === 'stake',
    opera: operaRules(ruleset),
    debts: ruleset.debts,
    deals: dealLimit(ruleset, players),
    target: ruleset.end.target,
    hasTimeLimit: ruleset.end.minutes !== null,
  };
}

function tabulate(length: number, value: (index: number) => number): Int32Array {
  return Int32Array.from({ length }, (_, index) => value(index));
}

type Seating = Pick<Rules, 'nextSeat' | 'seatInTurn' | 'placeInTurn' | 'nextDealtTo' | 'nextDealer'>;

function seating(ruleset: Ruleset, players: number): Seating {
  const dealerMoves = ruleset.nextDealer === 'left' ? 'clockwise' : 'anticlockwise';
  const step = ruleset.play === 'clockwise' ? 1 : players - 1;
  return {
    seatInTurn: tabulate(2 * players, (place) => (place * step) % players),
    placeInTurn: tabulate(players, (seat) => (seat * step) % players),
    nextSeat: tabulate(players, (seat) => neighbour(seat as Seat, ruleset.play, players)),
    nextDealtTo: tabulate(players, (seat) => neighbour(seat as Seat, ruleset.dealTo, players)),
    nextDealer: tabulate(players, (seat) => neighbour(seat as Seat, dealerMoves, players)),
  };
}

function handSizes(ruleset: Ruleset, players: number): number[] {
  if (ruleset.hand === 'table') return seatsOf(players).map(() => HAND_TABLE[players - 3] as number);
  // R2: where the pack does not divide, those dealt to first get one card more.
  return seatsOf(players).map(
    (place) => Math.floor(PACK_SIZE / players) + (place < PACK_SIZE % players ? 1 : 0),
  );
}

/** Whether a run goes on within its suit: one card is wanted, and not a rank. */
export function runsWithinSuit({ run }: Ruleset): boolean {
  return run === 'suit';
}

function wantedSets(ruleset: Ruleset): Pick<Rules, 'wantedCards' | 'wantedLow' | 'wantedHigh'> {
  const cards = Array.from({ length: KEYS }, (_, key) => wantedCards(ruleset, key));
  const sets = cards.map(makeCardSet);
  return {
    wantedCards: cards.map((wanted, key) => (key < LEAD ? wanted : [])),
    wantedLow: Int32Array.from(sets, ({ low }) => low),
    wantedHigh: Int32Array.from(sets, ({ high }) => high),
  };
}

function wantedCards(ruleset: Ruleset, key: WantedKey): Card[] {
  if (key === LEAD) return [...PACK];
  if (key > LEAD) return PACK.filter((card) => card >> 2 === key - LEAD_LOWEST);
  return ruleset.run === 'suit' ? [key as Card] : PACK.filter((card) => card >> 2 === key >> 2);
}

function keyAfter(ruleset: Ruleset, honours: readonly Card[], card: Card): WantedKey {
  if (rankOf(card) === 'K' || isStop(ruleset, honours, card)) return LEAD;
  return ruleset.run === 'suit' ? card + 4 : ((card >> 2) + 1) * 4;
}

function isStop(ruleset: Ruleset, honours: readonly Card[], card: Card): boolean {
  if (card === DWARF && ruleset.dwarf !== 'plain') return ruleset.dwarf === 'stop';
  return ruleset.hocs && honours.includes(card);
}

function keyAfterStall(ruleset: Ruleset, key: WantedKey): WantedKey {
  const risen = key + 4;
  return ruleset.stall === 'next-rank' && risen < LEAD ? risen : LEAD;
}

function specialBits(ruleset: Ruleset, honours: readonly Card[], card: Card): number {
  const isHonour = honours.includes(card);
  const isHoc = ruleset.hocs && (isHonour || rankOf(card) === 'K');
  return (isHonour ? IS_HONOUR : 0) | (isHoc ? IS_HOC : 0);
}

function announceable(
  ruleset: Ruleset,
  honours: readonly Card[],
): Pick<Rules, 'announceableLow' | 'announceableHigh'> {
  const cards = PACK.filter((card) => specialBits(ruleset, honours, card) !== 0);
  const { low, high } = ruleset.announcing === 'required' ? makeCardSet(cards) : NO_CARDS;
  return { announceableLow: low, announceableHigh: high };
}

/**
 * Returns the counters that a loser pays for a card in the hand: one, or its points. A court is ten points, an ace what the
 * ruleset says.
 *
 * @example
 * ```ts
 * import { makeCard, RULESETS, worthOf } from '@nain-jaune/engine';
 *
 * worthOf(RULESETS['yellow-dwarf'], makeCard('A', 'h')); // => 10
 * worthOf(RULESETS.famille, makeCard('A', 'h')); // => 1
 * ```
 */
export function worthOf(ruleset: Ruleset, card: Card): number {
  if (ruleset.payment === 'cards') return 1;
  if (rankOf(card) === 'A') return ruleset.acePoints;
  return isCourt(card) ? 10 : heightOf(card);
}

/** R15: both factors, or the larger. */
function factorOf({ opera, heldDwarfFactor, factors }: Ruleset, applies: number): number {
  const forOpera = (applies & OPERA_FACTOR) === 0 ? 1 : (opera?.factor ?? 1);
  const forDwarf = (applies & DWARF_FACTOR) === 0 ? 1 : heldDwarfFactor;
  return factors === 'multiply' ? forOpera * forDwarf : Math.max(forOpera, forDwarf);
}

/**
 * Only eldest hand's first card can be a lead, because the last to lay leads: `first-lead` is then `unopposed`. Who never
 * passed laid all cards at once.
 */
function operaRules({ opera }: Ruleset): OperaRules | null {
  if (opera === null) return null;
  const { when, sweeps } = opera;
  return {
    alone: when === 'unopposed' || when === 'first-lead',
    withoutPass: when === 'first-chance',
    sweeps,
  };
}

function dealLimit(ruleset: Ruleset, players: number): number | null {
  const { deals } = ruleset.end;
  return deals === null || typeof deals === 'number' ? deals : (deals[String(players)] ?? null);
}
