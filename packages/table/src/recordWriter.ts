import { type Deal, type Game, makeRecord, type RecordDeal } from '@nain-jaune/engine';
import type { SeatInfo } from '@nain-jaune/protocol';
import type { GameTime } from './gameTime.ts';
import type { Surroundings, TableRecord } from './options.ts';

/** Writes the record of one table's game again and again, each settled deal once. */
export class RecordWriter {
  readonly #seats: () => readonly SeatInfo[];
  readonly #time: GameTime;
  readonly #proofOf: Surroundings['proofOf'];
  readonly #written = new WeakMap<Deal, readonly RecordDeal[]>();

  constructor(seats: () => readonly SeatInfo[], time: GameTime, proofOf: Surroundings['proofOf']) {
    this.#seats = seats;
    this.#time = time;
    this.#proofOf = proofOf;
  }

  /** The record of a game so far, with the time it has taken. */
  write(game: Game): TableRecord {
    const players = this.#seats().map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
    const now = makeRecord({ ...game, settled: [] }, players);
    const settled = game.settled.flatMap((deal, index) => this.#settled(game, deal, index + 1));
    return { ...now, deals: [...settled, ...now.deals], elapsedMs: this.#time.elapsed };
  }

  #settled(game: Game, deal: Deal, number: number): readonly RecordDeal[] {
    const before = this.#written.get(deal);
    if (before !== undefined) return before;
    const proof = this.#proofOf?.(number) ?? null;
    const { deals } = makeRecord({ ...game, deal, settled: [deal] }, []);
    const written = proof === null ? deals : deals.map((one) => ({ ...one, proof }));
    this.#written.set(deal, written);
    return written;
  }
}
