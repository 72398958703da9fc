/** Checks of one deal of a record apart from its moves: shape, cards, draw and result. */
import { heightOf, isCard, PACK, words } from './cards.ts';
import { handSizes } from './dealing.ts';
import type { Game } from './game.ts';
import type { DealRecord, DealResult } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { asObject, at, type Fault, isInteger } from './values.ts';

/** What makes a value no deal of a record, or null. */
export function dealShapeFault(value: unknown, players: number): Fault | null {
  const code = 'deal-shape';
  const deal = asObject<keyof DealRecord>(value);
  if (deal === null) {
    return { code, message: 'the deal is not an object' };
  }
  const { dealer, hands, talon, moves, drawn, result } = deal;
  if (!isInteger(dealer, 0, players - 1)) {
    return { code, message: 'dealer: not a seat' };
  }
  if (!isListOf(hands, players, (hand) => typeof hand === 'string')) {
    return { code, message: `hands: not ${players} texts` };
  }
  if (typeof talon !== 'string' || typeof moves !== 'string') {
    return { code, message: 'talon, moves: not both texts' };
  }
  if (drawn !== undefined && !isListOf(drawn, null, isCard)) {
    return { code, message: 'drawn: not a list of cards' };
  }
  const isResult = result === undefined || isDealResult(result, players);
  return isResult ? null : { code: 'result-shape', message: 'result: not winner, opera, counters and boxes' };
}

/** Whether the value is a list of this length, or of any length for null. */
function isListOf(value: unknown, length: number | null, check: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && (length === null || value.length === length) && value.every(check);
}

function isDealResult(value: unknown, players: number): boolean {
  const result = asObject<keyof DealResult>(value);
  const isCount = (one: unknown): boolean => isInteger(one, Number.MIN_SAFE_INTEGER);
  return (
    result !== null &&
    isInteger(result.winner, 0, players - 1) &&
    typeof result.opera === 'boolean' &&
    isListOf(result.counters, players, isCount) &&
    isListOf(result.boxes, 5, isCount)
  );
}

/** Each of the 52 cards must be there once, and each hand must have its size. */
export function cardsFault(rules: Ruleset, deal: DealRecord): Fault | null {
  const hands = deal.hands.map(words);
  const fault = packFault([...hands.flat(), ...words(deal.talon)]);
  if (fault !== null) {
    return fault;
  }
  const sizes = handSizes(rules, hands.length, deal.dealer);
  const seat = hands.findIndex((hand, i) => hand.length !== at(sizes, i));
  return seat < 0 ? null : { code: 'hand-size', message: `seat ${seat} must have ${at(sizes, seat)} cards` };
}

function packFault(cards: readonly string[]): Fault | null {
  const unknown = cards.find((card) => !isCard(card));
  if (unknown !== undefined) {
    return { code: 'card-unknown', message: `"${unknown}" is not a card` };
  }
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) {
    return { code: 'card-twice', message: `${twice} is there twice` };
  }
  const missing = PACK.find((card) => !cards.includes(card));
  return missing === undefined ? null : { code: 'card-missing', message: `${missing} is missing` };
}

/** Checks the cards drawn for the first dealer. They are in the first deal, if the highest card deals. */
export function drawnFault(game: Game, { dealer, drawn }: DealRecord): Fault | null {
  if (drawn === undefined || game.lastDealer !== null || game.rules.firstDealer === 'lot') {
    return null;
  }
  const isOneEach = drawn.length === game.players && new Set(drawn).size === drawn.length;
  return isOneEach && canDeal(dealer, drawn) ? null : { code: 'drawn', message: `drawn: ${drawn.join(' ')}` };
}

/**
 * Whether the draw may have made this seat the dealer: it drew the highest card, or, if equals drew again, a higher
 * card than another one of them. A seat that lost a draw to equals did not draw a king.
 */
function canDeal(dealer: number, drawn: readonly string[]): boolean {
  const own = heightOf(at(drawn, dealer));
  const others = drawn.filter((_, seat) => seat !== dealer).map(heightOf);
  const isHighest = others.every((other) => other < own);
  const mayHaveDrawnAgain = others.some((other) => other < own) && !others.includes(heightOf('Ks'));
  return isHighest || mayHaveDrawnAgain;
}

/** The first difference between the result that a record says and the right one, or null. */
export function resultFault(recorded: DealResult, right: DealResult): Fault | null {
  for (const key of ['winner', 'opera', 'counters', 'boxes'] as const) {
    const [is, should] = [JSON.stringify(recorded[key]), JSON.stringify(right[key])];
    if (is !== should) {
      return { code: `result-${key}`, message: `${key}: ${is}, by the rules ${should}` };
    }
  }
  return null;
}
