import { type Deal, legalMoves, type Move, playDeal, type Seat } from '@nain-jaune/engine';
import { countersOf } from '@nain-jaune/engine/kernel';

/** Plays a legal move on an immutable deal. */
export function after(deal: Deal, move: Move): Deal {
  const played = playDeal(deal, toMove(deal), move);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value.deal;
}

function toMove({ phase }: Deal): Seat {
  if (phase.type === 'over') throw new Error('the deal is over');
  return phase.seat;
}

/**
 * The result of a deal with best play and all hands open, by trying everything: no table, no move left out. Throws a
 * `RangeError` at the limit of positions.
 */
export class BruteForce {
  #left: number;
  readonly #moves: (deal: Deal) => readonly Move[];

  constructor(mostPositions: number, moves: (deal: Deal) => readonly Move[] = legalMoves) {
    this.#left = mostPositions;
    this.#moves = moves;
  }

  counters(deal: Deal): number[] {
    if (--this.#left < 0) throw new RangeError('too many positions');
    if (deal.phase.type === 'over') return countersOf(deal.words, deal.rules.players);
    const seat = toMove(deal);
    const results = this.#moves(deal).map((move) => this.counters(after(deal, move)));
    return results.reduce((best, next) => (at(next, seat) > at(best, seat) ? next : best));
  }
}

function at(counters: readonly number[], seat: number): number {
  return counters[seat] ?? 0;
}
