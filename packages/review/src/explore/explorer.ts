import type { GameRecord } from '@nain-jaune/engine';
import { type Decision, decisionsIn } from './decisions.ts';
import { type Exploration, SITUATIONS } from './exploration.ts';
import { FacetCounts } from './facetCounts.ts';
import { admitsHand, admitsPlayer, admitsRecord, EVERYTHING, type ExploreFilter } from './filter.ts';
import { SituationTotals } from './situationTotals.ts';

/**
 * Adds up what players lead or keep, and what comes of it, record by record. It stores no record, so its size does not
 * depend on their number.
 *
 * @example
 * ```ts
 * import * as engine from '@nain-jaune/engine';
 * import { Explorer } from '@nain-jaune/review/explore';
 *
 * const begun = engine.startGame(engine.RULESETS['nain-jaune-court'], 4, engine.seatAt(0));
 * let { game } = engine.dealCards(begun, engine.PACK);
 * while (game.deal !== null && game.deal.phase.type !== 'over') {
 *   const [move = engine.pass] = engine.legalMoves(game.deal);
 *   const played = engine.playMove(game, game.deal.phase.seat, move);
 *   if (!played.ok) throw new Error(played.error.code);
 *   game = played.value.game;
 * }
 * const players = engine.seatsOf(4).map((seat) => ({ name: `Player ${seat + 1}` }));
 *
 * const explorer = new Explorer();
 * explorer.add(engine.makeRecord(game, players));
 * explorer.result().deals; // => 1
 * ```
 */
export class Explorer {
  readonly #filter: ExploreFilter;
  readonly #facets = new FacetCounts();
  readonly #situations = SITUATIONS.map((situation) => new SituationTotals(situation));
  readonly #counts = { records: 0, deals: 0, openDeals: 0, otherRecords: 0, practiceRecords: 0 };

  constructor(filter: ExploreFilter = EVERYTHING) {
    this.#filter = filter;
  }

  /** Adds a record that follows the rules, as `readRecord` returns it. */
  add(record: GameRecord): void {
    const counts = this.#counts;
    if (isPractice(record)) {
      counts.practiceRecords += 1;
      return;
    }
    this.#facets.add(record);
    if (!admitsRecord(this.#filter, record)) {
      counts.otherRecords += 1;
      return;
    }
    counts.records += 1;
    for (const index of record.deals.keys()) this.#addDeal(record, index);
  }

  /** Returns the figures of the records so far. */
  result(): Exploration {
    return {
      ...this.#counts,
      facets: this.#facets.facets(),
      situations: this.#situations.map((totals) => totals.explored()),
    };
  }

  #addDeal(record: GameRecord, index: number): void {
    const result = record.deals[index]?.result;
    if (result === undefined) {
      this.#counts.openDeals += 1;
      return;
    }
    this.#counts.deals += 1;
    const results = decisionsIn(record, index)
      .filter((decision) => this.#admits(record, decision))
      .map((decision) => ({
        decision,
        change: (result.counters[decision.seat] ?? 0) - decision.counters,
        hasWon: result.winner === decision.seat,
      }));
    for (const [place, situation] of SITUATIONS.entries()) {
      this.#situations[place]?.addDeal(results.filter(({ decision }) => decision.situation === situation));
    }
  }

  #admits({ players }: GameRecord, { seat, hand }: Decision): boolean {
    const player = players[seat];
    return player !== undefined && admitsPlayer(this.#filter, player) && admitsHand(this.#filter.hand, hand);
  }
}

/** Whether a record tries a move of another game again. The page marks those. */
function isPractice(record: GameRecord): boolean {
  return 'practice' in record && record.practice === true;
}
