/** Checks of one deal of a record apart from its moves: shape, cards, draw and result. */
import { isCard, PACK, words } from './cards.ts';
import { handSizes, highestIn } from './dealing.ts';
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
  if (drawn !== undefined && !isListOf(drawn, null, isDraw)) {
    return { code, message: 'drawn: not a list of draws' };
  }
  const isResult = result === undefined || isDealResult(result, players);
  return isResult ? null : { code: 'result-shape', message: 'result: not winner, opera, counters and boxes' };
}

/** Whether the value is a list of this length, or of any length for null. */
function isListOf(value: unknown, length: number | null, check: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && (length === null || value.length === length) && value.every(check);
}

function isDraw(value: unknown): boolean {
  return isListOf(value, null, (card) => card === null || isCard(card));
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

/** Checks the draws for the first dealer. They are in the first deal, if the highest card deals. */
export function drawnFault(game: Game, { dealer, drawn }: DealRecord): Fault | null {
  if (drawn === undefined) {
    return null;
  }
  const fault = (message: string): Fault => ({ code: 'drawn', message: `drawn: ${message}` });
  if (game.lastDealer !== null || game.rules.firstDealer !== 'highest-card') {
    return fault('no cards are drawn for this deal');
  }
  const cards = drawn.flat().filter((card) => card !== null);
  if (new Set(cards).size < cards.length) {
    return fault('a card is there twice');
  }
  let drawing = game.nextDealers();
  for (const draw of drawn) {
    const seats = [...draw.keys()].filter((seat) => draw[seat] !== null);
    if (drawing.length === 1 || draw.length !== game.players || seats.join() !== drawing.join()) {
      return fault(`cards of seats ${seats.join()}, by the rules of ${drawing.join()}`);
    }
    drawing = highestIn(draw);
  }
  return drawing.join() === `${dealer}` ? null : fault(`the highest card has ${drawing.join()}`);
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
