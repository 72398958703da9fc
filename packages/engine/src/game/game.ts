import type { Card } from '../cards/card.ts';
import type { Draw } from '../cards/draw.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import { type Deal, handOf, makeDeal, playDeal, turnOf } from '../deal/deal.ts';
import type { Anted, EndReason, GameEnded, GameEvent } from '../deal/events.ts';
import type { Move } from '../deal/move.ts';
import type { Refusal } from '../deal/refusal.ts';
import { type Dealt, dealPack } from '../deal/setup.ts';
import { boxesOf, countersOf } from '../kernel/positionWords.ts';
import { type Outcome, success } from '../outcome.ts';
import type { Rules } from '../rules/compiledRules.ts';
import { compileRules } from '../rules/compileRules.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** The part of a game that a series of deals depends on, for games played here and with real cards. */
export interface Series {
  readonly players: number;
  readonly rules: Rules;
  readonly firstDealer: Seat;
  readonly counters: readonly number[];
  /** Each box's counters, in the order of the honours. */
  readonly boxes: readonly number[];
  /** The deal in progress, or the last settled one. Null before the first. */
  readonly deal: { readonly setup: { readonly dealer: Seat } } | null;
  /** The settled deals in order, including the last. */
  readonly settled: readonly unknown[];
}

/** A series of deals. Immutable: a deal or a move returns a new one. */
export interface Game extends Series {
  readonly ruleset: Ruleset;
  readonly deal: Deal | null;
  readonly settled: readonly Deal[];
  readonly ended: GameEnded | null;
  /** What it began with; absent for a game that began with full counters and empty boxes. */
  readonly start?: GameStart;
}

/** What a game begins with before its first ante, if it goes on from a position. */
export interface GameStart {
  /** Each seat's counters. */
  readonly counters: readonly number[];
  /** Each box's counters, in the order of the honours. */
  readonly boxes: readonly number[];
}

/** A game and the events that led to it. */
export interface GameStep {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/**
 * Begins a game, before its first ante. With a `start` its counters and boxes are those, else as the ruleset says.
 *
 * @throws RangeError if the ruleset forbids the number of players.
 *
 * @example
 * ```ts
 * import { RULESETS, seatAt, startGame } from '@nain-jaune/engine';
 *
 * const game = startGame(RULESETS.famille, 4, seatAt(0));
 * game.counters; // => [120, 120, 120, 120]
 * ```
 */
export function startGame(ruleset: Ruleset, players: number, firstDealer: Seat, start?: GameStart): Game {
  const rules = compileRules(ruleset, players);
  const usual = usualStart(ruleset, rules);
  const { counters, boxes } = start ?? usual;
  const isUsual = `${counters};${boxes}` === `${usual.counters};${usual.boxes}`;
  return {
    ruleset,
    players,
    rules,
    firstDealer,
    counters,
    boxes,
    deal: null,
    settled: [],
    ended: null,
    ...(!isUsual && { start: { counters, boxes } }),
  };
}

function usualStart(ruleset: Ruleset, { players, stakes }: Rules): GameStart {
  return { counters: seatsOf(players).map(() => ruleset.counters), boxes: stakes.map(() => 0) };
}

/** Whether the next deal may be dealt: none is in progress and the game is not over. */
export function mayDeal(game: Game): boolean {
  return game.ended === null && seatToMove(game) === null;
}

/** Returns the seat to move, or null if no deal is in progress. */
export function seatToMove({ deal }: Pick<Game, 'deal'>): Seat | null {
  return deal === null || deal.phase.type === 'over' ? null : deal.phase.seat;
}

/** Returns the cards that each seat holds, ascending; none before the first deal. */
export function handsOf({ deal }: Pick<Game, 'deal'>): Card[][] {
  return deal === null ? [] : seatsOf(deal.rules.players).map((seat) => handOf(deal, seat));
}

export function nextDealer(game: Series): Seat {
  const last = game.deal?.setup.dealer;
  return last === undefined ? game.firstDealer : (game.rules.nextDealer[last] as Seat);
}

/**
 * Antes and deals a shuffled pack, its top card first.
 *
 * @param drawn the draws that found the first dealer.
 * @throws RangeError if a deal is in progress, the game is over, or the pack is not the 52 cards.
 *
 * @example
 * ```ts
 * import { dealCards, RULESETS, seatAt, startGame } from '@nain-jaune/engine';
 * import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
 *
 * const begun = startGame(RULESETS.famille, 4, seatAt(0));
 * const { game, events } = dealCards(begun, shuffledPack(seededRandom(1760)));
 * events.map(({ type }) => type); // => ['anted', 'anted', 'anted', 'anted', 'dealt', 'turned']
 * game.boxes; // => [4, 8, 12, 16, 20]
 * ```
 */
export function dealCards(game: Game, pack: readonly Card[], drawn?: readonly Draw[]): GameStep {
  const dealer = nextDealer(game);
  return dealHands(game, { dealer, ...dealPack(game.rules, dealer, pack), ...(drawn && { drawn }) });
}

/** Antes and deals known hands, as from a record. Throws as {@link dealCards} does. */
export function dealHands(game: Game, dealt: Dealt): GameStep {
  if (!mayDeal(game)) throw new RangeError('a deal is in progress or the game is over');
  const { counters, boxes, events: anted } = layStakes(game, dealt.dealer);
  const made = makeDeal(game.rules, { ...dealt, counters, boxes });
  if (!made.ok)
    throw new RangeError(
      `the pack is incomplete: ${made.error.map(({ expected, found }) => expected || found).join('; ')}`,
    );
  const deal = made.value;
  const events: GameEvent[] = [
    ...anted,
    {
      type: 'dealt',
      dealer: dealt.dealer,
      sizes: dealt.hands.map((hand) => hand.length),
      talon: dealt.talon.length,
      ...(dealt.drawn && { drawn: dealt.drawn }),
    },
  ];
  const turn = turnOf(deal);
  if (turn !== null) events.push(turn);
  return { game: { ...game, counters, boxes, deal }, events };
}

export interface StakesLaid {
  readonly counters: readonly number[];
  readonly boxes: readonly number[];
  readonly events: readonly Anted[];
}

export function layStakes(game: Series, dealer: Seat): StakesLaid {
  const { stakes, ante } = game.rules;
  const antes = antesOf(game, dealer);
  return {
    counters: game.counters.map((has, seat) => (antes.includes(seat as Seat) ? has - ante : has)),
    boxes: game.boxes.map((has, box) => has + (stakes[box] ?? 0) * antes.length),
    events: antes.map((seat) => ({ type: 'anted', seat, stakes })),
  };
}

/** The seats that ante before a deal: all in turn order after the dealer, or the dealer alone. */
export function antesOf({ rules, players }: Series, dealer: Seat): Seat[] {
  if (rules.onlyDealerAntes) return [dealer];
  const seats: Seat[] = [];
  for (
    let seat = rules.nextSeat[dealer] as Seat;
    seats.length < players;
    seat = rules.nextSeat[seat] as Seat
  ) {
    seats.push(seat);
  }
  return seats;
}

/**
 * Plays a seat's move in the deal in progress, with the settlement and the end of the game if they are due. With
 * `timeIsUp` the game ends with this deal if the rules have a time limit (R11). A refused move changes nothing. Before
 * the first deal every move is refused as `deal-is-over`.
 *
 * @example
 * ```ts
 * import { dealCards, legalMoves, PACK, pass, playMove, RULESETS, seatAt, startGame } from '@nain-jaune/engine';
 *
 * const { game } = dealCards(startGame(RULESETS.famille, 4, seatAt(0)), PACK);
 * if (game.deal === null || game.deal.phase.type === 'over') throw new Error('the deal has begun');
 * const { seat } = game.deal.phase;
 * playMove(game, seat, pass); // => { ok: false, error: { code: 'must-lead' } }
 *
 * const [move = pass] = legalMoves(game.deal);
 * const played = playMove(game, seat, move);
 * if (!played.ok) throw new Error(played.error.code);
 * played.value.events[0]?.type; // => 'laid'
 * ```
 */
export function playMove(game: Game, seat: Seat, move: Move, timeIsUp = false): Outcome<GameStep, Refusal> {
  if (game.deal === null) return { ok: false, error: { code: 'deal-is-over' } };
  const played = playDeal(game.deal, seat, move);
  if (!played.ok) return played;
  const { deal, events } = played.value;
  const after = withCounters(game, deal, events);
  if (deal.phase.type !== 'over') return success({ game: after, events });
  const settled: Game = { ...after, settled: [...game.settled, deal] };
  const reason = endReasonsOf(settled, timeIsUp)[0];
  if (reason === undefined) return success({ game: settled, events });
  const ended = gameEnded(settled, reason);
  return success({ game: { ...settled, ended }, events: [...events, ended] });
}

/** Keeps the lists of counters if the move changed none. */
function withCounters(game: Game, deal: Deal, events: readonly GameEvent[]): Game {
  if (!events.some(({ type }) => type === 'swept' || type === 'paid' || type === 'ended'))
    return { ...game, deal };
  return { ...game, deal, counters: countersOf(deal.words, game.players), boxes: boxesOf(deal.words) };
}

export function gameEnded({ counters }: Series, reason: EndReason): GameEnded {
  return { type: 'game-ended', reason, winners: winnersOf(counters) };
}

/** Returns the seats with the most counters, ascending (R10). */
export function winnersOf(counters: readonly number[]): Seat[] {
  const most = Math.max(...counters);
  return seatsOf(counters.length).filter((seat) => counters[seat] === most);
}

/**
 * Returns every reason why a game whose last deal is settled is over, the one to report first. A target and a number of
 * deals end it at the settlement, time at the end of the deal, ruin before the next ante.
 */
export function endReasonsOf(game: Series, timeIsUp: boolean): EndReason[] {
  const { rules, counters, settled } = game;
  const reasons: EndReason[] = [];
  if (rules.target !== null && Math.max(...counters) >= rules.target) reasons.push('target');
  if (rules.deals !== null && settled.length >= rules.deals) reasons.push('deals');
  if (timeIsUp && rules.hasTimeLimit) reasons.push('time');
  if (reasons.length === 0 && isRuined(game)) reasons.push('ruin');
  return reasons;
}

function isRuined(game: Series): boolean {
  return antesOf(game, nextDealer(game)).some((seat) => (game.counters[seat] ?? 0) < game.rules.ante);
}
