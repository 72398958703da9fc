import { type GameEvent, type GameRecord, shownRulesId } from '@nain-jaune/engine';
import { changeIn, type OpenDeal, openDealsOf } from './openDeal.ts';

/** A player's result in a deal. */
export interface DealSummary {
  /** Counters won, negative if lost. */
  readonly gain: number;
  readonly won: boolean;
  readonly opera: boolean;
  /** Honours that swept a box, in record notation. */
  readonly swept: readonly string[];
  /** Number of honours laid without an announcement. */
  readonly forgotten: number;
  readonly betes: number;
  /** Most cards laid in a row in one run. */
  readonly longestRun: number;
}

/** The data of a game that statistics use. */
export interface GameSummary {
  readonly rulesId: string;
  /** Winning seats, or null while the game is in progress. */
  readonly winners: readonly number[] | null;
  /** Finished deals, each by seat. */
  readonly deals: readonly (readonly DealSummary[])[];
}

/** Replays a valid record and summarises it. */
export function summarise(record: GameRecord): GameSummary {
  return {
    rulesId: shownRulesId(record.rules),
    winners: record.end?.winners ?? null,
    deals: openDealsOf(record).map((deal) => record.players.map((_, seat) => summariseSeat(deal, seat))),
  };
}

function summariseSeat(deal: OpenDeal, seat: number): DealSummary {
  const { rules, steps } = deal;
  const events = steps.flatMap((step) => step.events);
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const ended = events.find((event) => event.type === 'ended');
  const won = ended?.type === 'ended' && ended.winner === seat;
  return {
    gain: changeIn(deal, seat),
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

/** Returns the most cards that a seat laid in a row. Another player's card or a new lead ends the row. */
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
