import { type Deal, type Game, makeRecord, type RecordDeal, type RecordPlayer } from '@nain-jaune/engine';
import type { GameTime } from './gameTime.ts';
import type { TableRecord } from './options.ts';

/** Writes the record of one table's game again and again, each settled deal once. */
export class RecordWriter {
  readonly #players: readonly RecordPlayer[];
  readonly #time: GameTime;
  readonly #written = new WeakMap<Deal, readonly RecordDeal[]>();

  constructor(players: readonly RecordPlayer[], time: GameTime) {
    this.#players = players;
    this.#time = time;
  }

  /** The record of a game so far, with the time it has taken. */
  write(game: Game): TableRecord {
    const now = makeRecord({ ...game, settled: [] }, this.#players);
    const settled = game.settled.flatMap((deal) => this.#settled(game, deal));
    return { ...now, deals: [...settled, ...now.deals], elapsedMs: this.#time.elapsed };
  }

  #settled(game: Game, deal: Deal): readonly RecordDeal[] {
    const before = this.#written.get(deal);
    if (before !== undefined) return before;
    const { deals } = makeRecord({ ...game, deal, settled: [deal] }, this.#players);
    this.#written.set(deal, deals);
    return deals;
  }
}
