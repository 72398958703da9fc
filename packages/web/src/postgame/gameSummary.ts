import type { GameEvent, GameRecord } from '@nain-jaune/engine';
import { type OpenDeal, openDealsOf } from './openDeal.ts';

/** What one player did in one deal. */
export interface DealSummary {
  /** Counters won, below zero lost. */
  readonly gain: number;
  readonly won: boolean;
  readonly opera: boolean;
  /** The honours with which a box was swept, as records write them. */
  readonly swept: readonly string[];
  /** How many honours were laid and not announced. */
  readonly forgotten: number;
  readonly betes: number;
  /** The most cards laid in a row in one run. */
  readonly longestRun: number;
}

/** A kept game as the statistics count it. */
export interface GameSummary {
  readonly rulesId: string;
  /** The seats that won the game; null while it goes on. */
  readonly winners: readonly number[] | null;
  /** Its finished deals, each by seat. */
  readonly deals: readonly (readonly DealSummary[])[];
}

/** What a game comes to, deal by deal and seat by seat. Its record must be right. */
export function summarise(record: GameRecord): GameSummary {
  return {
    rulesId: record.rules.id,
    winners: record.end?.winners ?? null,
    deals: openDealsOf(record).map((deal) => record.players.map((_, seat) => summariseSeat(deal, seat))),
  };
}

function summariseSeat({ rules, before, steps }: OpenDeal, seat: number): DealSummary {
  const events = steps.flatMap((step) => step.events);
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const ended = events.find((event) => event.type === 'ended');
  const won = ended?.type === 'ended' && ended.winner === seat;
  return {
    gain: (steps.at(-1)?.game.counters[seat] ?? 0) - (before.counters[seat] ?? 0),
    won,
    opera: won && ended.opera,
    swept: own.flatMap((event) =>
      event.type === 'swept' && !event.opera ? (rules.honours[event.box]?.card ?? []) : [],
    ),
    forgotten: own.filter(({ type }) => type === 'missed').length,
    betes: own.filter((event) => event.type === 'beted' && event.counters > 0).length,
    longestRun: longestRunOf(events, seat),
  };
}

/** The most cards that a seat laid in a row: another's card ends the row, and so does a lead. */
function longestRunOf(events: readonly GameEvent[], seat: number): number {
  let longest = 0;
  let row = 0;
  for (const event of events) {
    if (event.type !== 'laid') continue;
    if (event.seat !== seat) row = 0;
    else row = event.led ? 1 : row + 1;
    longest = Math.max(longest, row);
  }
  return longest;
}
