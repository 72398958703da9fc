import { type Card, DWARF, heightOf, isCourt, PACK, PACK_SIZE, rankOf } from '../cards/card.ts';
import { makeCardSet, NO_CARDS } from '../cards/cardSet.ts';
import { CardSums } from '../cards/cardSums.ts';
import { parseCardText } from '../cards/notation.ts';
import { neighbour, type Seat, seatsOf } from '../cards/seat.ts';
import {
  DWARF_FACTOR,
  IS_HOC,
  IS_HONOUR,
  KEYS,
  LEAD,
  LEAD_LOWEST,
  OPERA_FACTOR,
  type OperaRules,
  type Rules,
  type WantedKey,
} from './compiledRules.ts';
import { cardsAfter, isDwarfWild, runsWithinSuit } from './ruleFacts.ts';
import type { Ruleset } from './ruleset.ts';
import { isRulesetId, RULESETS } from './rulesets.ts';

/** Hand sizes for 2 to 8 players with a talon (S0, S1, S3; R23). */
const HAND_TABLE = [22, 15, 12, 9, 8, 7, 6];

const compiled = new WeakMap<Ruleset, Map<number, Rules>>();

/**
 * Returns the rules of a ruleset for a number of players, compiled once for each.
 *
 * @throws RangeError if the ruleset forbids that number.
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
 * The compiled rules of a ruleset by number of players. A parsed ruleset that equals one of the six shares its rules,
 * so that a thousand tables use the same tables.
 */
function sharedBy(ruleset: Ruleset): Map<number, Rules> {
  const known = isRulesetId(ruleset.id) ? RULESETS[ruleset.id] : ruleset;
  const same = JSON.stringify(known) === JSON.stringify(ruleset) ? known : ruleset;
  const byPlayers = compiled.get(same) ?? new Map<number, Rules>();
  compiled.set(same, byPlayers);
  compiled.set(ruleset, byPlayers);
  return byPlayers;
}

function compile(ruleset: Ruleset, players: number): Rules {
  if (!ruleset.players.includes(players)) {
    throw new RangeError(`${ruleset.id} is not played by ${players}, but by ${ruleset.players.join(', ')}`);
  }
  const honours = ruleset.honours.map(({ card }) => parseCardText(card) as Card);
  const honourSet = makeCardSet(honours);
  const stakes = ruleset.honours.map(({ stake }) => stake);
  const wild = isDwarfWild(ruleset) ? 1 << DWARF : 0;
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
    after: tabulate(PACK_SIZE, (card) => cardsAfter(ruleset, card as Card)[0] ?? LEAD),
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
  if (ruleset.hand === 'table') return seatsOf(players).map(() => HAND_TABLE[players - 2] ?? 0);
  // R2: if the pack does not divide evenly, the first seats get one card more.
  return seatsOf(players).map(
    (place) => Math.floor(PACK_SIZE / players) + (place < PACK_SIZE % players ? 1 : 0),
  );
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
  return runsWithinSuit(ruleset) ? [key as Card] : PACK.filter((card) => card >> 2 === key >> 2);
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
 * Returns the counters that a loser pays for a card: one, or its points. A court is ten points; the ruleset sets the
 * points of an ace.
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

/** R15: the product of the factors, or the larger. */
function factorOf({ opera, heldDwarfFactor, factors }: Ruleset, applies: number): number {
  const forOpera = (applies & OPERA_FACTOR) === 0 ? 1 : (opera?.factor ?? 1);
  const forDwarf = (applies & DWARF_FACTOR) === 0 ? 1 : heldDwarfFactor;
  return factors === 'multiply' ? forOpera * forDwarf : Math.max(forOpera, forDwarf);
}

function operaRules({ opera }: Ruleset): OperaRules | null {
  if (opera === null) return null;
  const { when, sweeps } = opera;
  return {
    alone: when === 'unopposed',
    withoutPass: when === 'first-chance',
    fromLead: when === 'first-lead',
    sweeps,
  };
}

function dealLimit(ruleset: Ruleset, players: number): number | null {
  const { deals } = ruleset.end;
  return deals === null || typeof deals === 'number' ? deals : (deals[String(players)] ?? null);
}
