import {
  type Card,
  compileRules,
  handSizesFrom,
  isRulesetId,
  makeCardText,
  makeRulesCode,
  type Outcome,
  PACK,
  PACK_SIZE,
  type Position,
  type Problem,
  parsePositionText,
  RULESETS,
  type Ruleset,
  seatAt,
} from '@nain-jaune/engine';
import type { TypedNumber } from '../../game/typedNumber.ts';
import { isOpen } from './pathState.ts';

/** A position that is set up by hand. It may be incomplete or impossible. */
export interface Setup {
  readonly rules: Ruleset;
  readonly players: number;
  /** The seat whose hand is known, or null if all cards are open. */
  readonly seat: number | null;
  readonly dealer: number;
  /** Before the ante. */
  readonly counters: readonly TypedNumber[];
  readonly boxes: readonly TypedNumber[];
  /** The cards dealt to each seat, and then the talon. */
  readonly cards: readonly (readonly Card[])[];
  /** The sizes of the hands that are not known. */
  readonly sizes: readonly TypedNumber[];
  /** The moves so far, as they were typed. */
  readonly moves: string;
}

/** The sizes of the hands that the rules deal, by seat. */
export function dealtSizes({
  rules,
  players,
  dealer,
}: Pick<Setup, 'rules' | 'players' | 'dealer'>): number[] {
  return handSizesFrom(compileRules(rules, players), seatAt(dealer));
}

/** The dealer whose deal a seat leads. */
function dealerBefore(rules: Ruleset, players: number, leader: number): number {
  return compileRules(rules, players).nextSeat.indexOf(leader);
}

export function emptySetup(rules: Ruleset, players: number): Setup {
  const dealer = dealerBefore(rules, players, 0);
  return {
    rules,
    players,
    seat: 0,
    dealer,
    counters: Array.from({ length: players }, () => rules.counters),
    boxes: rules.honours.map(() => 0),
    cards: Array.from({ length: players + 1 }, () => []),
    sizes: dealtSizes({ rules, players, dealer }),
    moves: '',
  };
}

export function setupOf(position: Position): Setup {
  const { rules, seat, dealer, counters, boxes, hands, talon } = position;
  const places = [...hands, talon];
  const sizes = dealtSizes({ rules, players: hands.length, dealer });
  return {
    rules,
    players: hands.length,
    seat: isOpen(position) ? null : seat,
    dealer,
    counters,
    boxes,
    cards: places.map((cards) => (typeof cards === 'number' ? [] : cards)),
    sizes: hands.map((cards, one) => (typeof cards === 'number' ? cards : (sizes[one] ?? 0))),
    moves: '',
  };
}

/** Keeps what fits other rules: counters that were not changed become those of the rules. */
export function withRules(setup: Setup, rules: Ruleset): Setup {
  const players = rules.players.includes(setup.players) ? setup.players : (rules.players[0] ?? 3);
  const counters = setup.counters.map((has) => (has === setup.rules.counters ? rules.counters : has));
  return resized({ ...setup, rules, counters }, players, leadsOwn(setup));
}

export function withPlayers(setup: Setup, players: number): Setup {
  return resized(setup, players, leadsOwn(setup));
}

/** Whether the seat whose hand is known has the first lead. */
function leadsOwn({ rules, players, seat, dealer }: Setup): boolean {
  return seat !== null && dealerBefore(rules, players, seat) === dealer;
}

/** `keepsLead`: whether the seat whose hand is known gets the first lead. */
function resized(setup: Setup, players: number, keepsLead: boolean): Setup {
  const { rules } = setup;
  const seat = setup.seat === null ? null : Math.min(setup.seat, players - 1);
  const dealer =
    keepsLead && seat !== null ? dealerBefore(rules, players, seat) : Math.min(setup.dealer, players - 1);
  const talon = setup.cards.at(-1) ?? [];
  const hands = Array.from({ length: players }, (_, one) =>
    one < setup.players ? (setup.cards[one] ?? []) : [],
  );
  const counters = Array.from({ length: players }, (_, one) =>
    one < setup.players ? (setup.counters[one] ?? '') : rules.counters,
  );
  const sizes = dealtSizes({ rules, players, dealer });
  return { ...setup, players, seat, dealer, counters, cards: [...hands, talon], sizes };
}

/** Changes the dealer, and with the dealer the sizes of the hands. */
export function withDealer(setup: Setup, dealer: number): Setup {
  return { ...setup, dealer, sizes: dealtSizes({ ...setup, dealer }) };
}

/** The place of a card, or −1. The talon is the last place. */
export function placeOf({ cards }: Setup, card: Card): number {
  return cards.findIndex((held) => held.includes(card));
}

/** Moves a card to a place, or takes it away if it is there. */
export function tapCard(setup: Setup, card: Card, place: number): Setup {
  const isThere = placeOf(setup, card) === place;
  const cards = setup.cards.map((held, one) => {
    const others = held.filter((other) => other !== card);
    return one === place && !isThere ? [...others, card].sort((a, b) => a - b) : others;
  });
  return { ...setup, cards };
}

/** The cards without a place, ascending. */
export function cardsLeft({ cards }: Setup): Card[] {
  const placed = new Set(cards.flat());
  return PACK.filter((card) => !placed.has(card));
}

/** The number of cards that are left for the talon if a hand is hidden. Below zero if the hands are too large. */
export function talonSize({ seat, cards, sizes }: Setup): number {
  const hands = sizes.map((size, one) => (one === seat ? (cards[one]?.length ?? 0) : numberOr(0, size)));
  return PACK_SIZE - hands.reduce((sum, size) => sum + size, 0);
}

function numberOr<Other>(other: Other, typed: TypedNumber | undefined): number | Other {
  return typeof typed === 'number' ? typed : other;
}

/**
 * Fills the known hands up to the sizes of the rules with random cards that are left. If all cards are open, the rest goes to the
 * talon. `random` returns numbers from 0 up to 1.
 */
export function dealRest(setup: Setup, random: () => number): Setup {
  const left = shuffled(cardsLeft(setup), random);
  const sizes = dealtSizes(setup);
  const cards = setup.cards.map((held, place) => {
    const isTalon = place === setup.players;
    if (setup.seat !== null && place !== setup.seat) return held;
    const missing = isTalon ? left.length : Math.max(0, (sizes[place] ?? 0) - held.length);
    return [...held, ...left.splice(0, missing)].sort((a, b) => a - b);
  });
  return { ...setup, cards };
}

function shuffled(cards: Card[], random: () => number): Card[] {
  const keyed = cards.map((card) => ({ card, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ card }) => card);
}

/** The position in one line, which may be wrong. */
function textOf(setup: Setup): string {
  const { rules, seat, dealer, counters, boxes, players, cards, sizes } = setup;
  const known = (place: number) => cards[place]?.map(makeCardText).join('') || '.';
  const hand = (one: number) => (seat === null || one === seat ? known(one) : `?${numberOr(0, sizes[one])}`);
  const talon = talonSize(setup);
  const hands = Array.from({ length: players }, (_, one) => hand(one));
  return [
    isRulesetId(rules.id) && rules === RULESETS[rules.id] ? rules.id : makeRulesCode(rules),
    seat ?? '.',
    dealer,
    counters.map((has) => numberOr('x', has)).join(','),
    boxes.map((has) => numberOr('x', has)).join(','),
    hands.join('/'),
    seat === null ? known(players) : talon > 0 ? `?${talon}` : '.',
    movesOf(setup),
  ].join(' ');
}

/** Moves as they are typed may have spaces and commas between them. */
function movesOf({ moves }: Setup): string {
  return moves.replace(/[\s,]+/g, '').replaceAll('–', '-') || '.';
}

/** Returns the position, or every problem of the fields and then those of the whole. */
export function positionOf(setup: Setup): Outcome<Position, readonly Problem[]> {
  const parsed = parsePositionText(textOf(setup));
  if (parsed.ok) return parsed;
  const wrongFields = parsed.error.filter(({ code }) => code === 'wrong-value');
  if (wrongFields.length === 0) return parsed;
  const rest = parsePositionText(textOf(withoutWrongFields(setup, wrongFields)));
  const hasHands = !isWrong(wrongFields, 'hands');
  const conflicts = rest.ok
    ? []
    : rest.error.filter(
        ({ code, path }) => code === 'conflict' && (hasHands || /^(counters|boxes)/.test(path)),
      );
  return { ok: false, error: [...wrongFields, ...conflicts] };
}

/** The setup with usual values in the fields that cannot be read, so that the other fields are checked too. */
function withoutWrongFields(setup: Setup, problems: readonly Problem[]): Setup {
  const { rules } = setup;
  const dealt = isWrong(problems, 'hands')
    ? dealRest({ ...setup, cards: emptySetup(rules, setup.players).cards }, () => 0)
    : setup;
  return {
    ...dealt,
    counters: isWrong(problems, 'counters')
      ? setup.counters.map((has) => numberOr(rules.counters, has))
      : setup.counters,
    boxes: isWrong(problems, 'boxes') ? setup.boxes.map((has) => numberOr(0, has)) : setup.boxes,
    moves: isWrong(problems, 'moves') ? '' : setup.moves,
  };
}

function isWrong(problems: readonly Problem[], field: string): boolean {
  return problems.some(({ path }) => path.startsWith(field));
}
