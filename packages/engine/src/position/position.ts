import type { Card } from '../cards/card.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import type { Move } from '../deal/move.ts';
import { type Game, layStakes } from '../game/game.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { GameView } from '../view/view.ts';

/** Known cards, ascending, or their number. */
export type KnownCards = readonly Card[] | number;

/**
 * A deal in progress as one seat knows it: all that is needed to continue it. What follows from the moves is left out
 * (hands now, run, boxes, counters).
 */
export interface Position {
  readonly rules: Ruleset;
  /** The seat that has this knowledge. Null if all hands are open. */
  readonly seat: Seat | null;
  readonly dealer: Seat;
  readonly counters: readonly number[];
  readonly boxes: readonly number[];
  readonly hands: readonly KnownCards[];
  readonly talon: KnownCards;
  /** The moves from the first lead, including passes. */
  readonly moves: readonly Move[];
}

/** Returns the position of the deal in progress with all hands open, or null if there is none. */
export function positionOfGame(game: Game): Position | null {
  const { deal, ruleset } = game;
  if (deal === null || deal.phase.type === 'over') return null;
  const { dealer, hands, talon, counters, boxes } = deal.setup;
  const nothing = { ...game, counters: counters.map(() => 0), boxes: boxes.map(() => 0) };
  const laid = layStakes(nothing, dealer);
  return {
    rules: ruleset,
    seat: null,
    dealer,
    counters: counters.map((has, seat) => has - (laid.counters[seat] ?? 0)),
    boxes: boxes.map((has, box) => has - (laid.boxes[box] ?? 0)),
    hands: hands.map(ascending),
    talon: ascending(talon),
    moves: deal.moves,
  };
}

/**
 * Returns the position of the deal in progress as a seat knows it, or null if there is none, or for a spectator.
 */
export function positionOfView(view: GameView): Position | null {
  const { deal, seat, rules, players } = view;
  if (deal === null || deal.turn === null || seat === null) return null;
  const before = beforeTheAnte(view);
  const laidBy = (one: Seat) => deal.laid.filter((laid) => laid.seat === one).map(({ card }) => card);
  const hands = seatsOf(players).map(
    (one): KnownCards =>
      one === seat ? ascending([...deal.hand, ...laidBy(one)]) : (deal.sizes[one] ?? 0) + laidBy(one).length,
  );
  const moves = deal.events.flatMap((event): Move[] => {
    if (event.type === 'passed') return [{ type: 'pass' }];
    return event.type === 'laid' ? [{ type: 'lay', card: event.card, announced: event.announced }] : [];
  });
  const talon = deal.talon === 0 ? [] : deal.talon;
  return { rules, seat, dealer: deal.dealer, ...before, hands, talon, moves };
}

/** Counters and boxes before the ante: the payments of the deal in progress, reversed. */
function beforeTheAnte({ deal, counters, boxes }: GameView): Pick<Position, 'counters' | 'boxes'> {
  const [players, board] = [[...counters], [...boxes]];
  const add = (counts: number[], index: number, count: number): void => {
    counts[index] = (counts[index] ?? 0) + count;
  };
  for (const event of deal?.events ?? []) {
    if (event.type === 'anted') {
      event.stakes.forEach((stake, box) => {
        add(board, box, -stake);
        add(players, event.seat, stake);
      });
    } else if (event.type === 'swept') {
      add(board, event.box, event.counters);
      add(players, event.seat, -event.counters);
    } else if (event.type === 'paid') {
      add(players, event.from, event.counters);
      add(players, event.to, -event.counters);
    }
  }
  return { counters: players, boxes: board };
}

function ascending(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b);
}
