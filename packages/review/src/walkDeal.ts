import {
  beginView,
  type Deal,
  type GameView,
  legalMoves,
  type Move,
  parseMoveText,
  type Replay,
  type ReplayStep,
  type Rules,
  type Seat,
  seatsOf,
  seeStep,
  startGame,
} from '@nain-jaune/engine';
import { consideredMoves } from './consideredMoves.ts';

/** A decision between moves that are not equivalent. */
export interface Choice {
  /** The number of the move in its deal, from 1. */
  readonly move: number;
  readonly seat: Seat;
  /** The number of this lead among the seat's leads in the deal, from 1. Null if it did not lead. */
  readonly lead: number | null;
  readonly view: GameView;
  /** One move of each group of equivalent moves, among them the move made or an equivalent. */
  readonly moves: readonly Move[];
  readonly made: Move;
  /** The deal before the move. */
  readonly deal: Deal;
}

export interface WalkedDeal {
  /** The number of the deal in its game, from 1. */
  readonly number: number;
  readonly rules: Rules;
  /** Counters by seat before the ante. */
  readonly before: readonly number[];
  /** Counters by seat after the settlement. */
  readonly after: readonly number[];
  /** The deal before its first lead. */
  readonly dealt: Deal;
  readonly choices: readonly Choice[];
}

/** Collects the choices of a deal. Returns null if there is no such deal or it is not settled. */
export function walkDeal({ steps }: Replay, number: number): WalkedDeal | null {
  const begin = steps.findIndex(({ deal }) => deal === number);
  const last = steps.findLast(({ deal }) => deal === number);
  const dealt = steps[begin]?.game.deal;
  if (dealt == null || last?.game.deal?.phase.type !== 'over') return null;
  const { game } = last;
  return {
    number,
    rules: game.rules,
    before: (steps[begin - 1]?.game ?? startGame(game.ruleset, game.players, game.firstDealer, game.start))
      .counters,
    after: game.counters,
    dealt,
    choices: choicesIn(steps, number),
  };
}

function choicesIn(steps: readonly ReplayStep[], number: number): Choice[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { ruleset, players, start } = first.game;
  let views = seatsOf(players).map((seat) => beginView(ruleset, players, seat, start));
  const choices: Choice[] = [];
  let before: Deal | null = null;
  for (const step of steps) {
    if (step.deal > number) break;
    if (step.deal === number && before !== null) choices.push(...choiceAt(step, before, views));
    views = views.map((view) => seeStep(view, step));
    before = step.game.deal;
  }
  return choices;
}

function choiceAt({ move, seat, text }: ReplayStep, deal: Deal, views: readonly GameView[]): Choice[] {
  const made = parseMoveText(text);
  const view = seat === null ? undefined : views[seat];
  if (seat === null || made === undefined || view === undefined) return [];
  const moves = consideredMoves(deal.rules, legalMoves(deal), made);
  return moves.length < 2 ? [] : [{ move, seat, lead: leadNumber(view), view, moves, made, deal }];
}

function leadNumber({ deal, seat }: GameView): number | null {
  if (deal?.turn?.leads !== true) return null;
  return deal.laid.filter((laid) => laid.led && laid.seat === seat).length + 1;
}
