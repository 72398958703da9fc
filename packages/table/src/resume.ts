import {
  type Finding,
  failure,
  type GameRecord,
  type Outcome,
  replayRecord,
  seatAt,
  success,
} from '@nain-jaune/engine';
import type { SeatInfo } from '@nain-jaune/protocol';
import { type Begun, botNamed, newGame } from './begin.ts';
import { History } from './history.ts';
import type { Surroundings, TableBot } from './options.ts';
import { Table } from './table.ts';

/**
 * Opens a table that goes on with a recorded game; the same events have the same numbers. The error lists what is
 * wrong with the record, a bot that does not sit at this table included. It stands apart from {@link Table}, so that
 * a program that only begins games need not load what checks records.
 */
export function resumeTable(record: GameRecord, surroundings: Surroundings): Outcome<Table, Finding[]> {
  const begun = takeUp(record, surroundings);
  return begun.ok ? success(Table.of(begun.value, surroundings)) : begun;
}

/** Takes up a recorded game where it stands, or lists what is wrong with the record. */
function takeUp(record: GameRecord, surroundings: Surroundings): Outcome<Begun, Finding[]> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const seats = record.players.map(({ name, bot }) => ({ name, bot: bot ?? null }));
  const bots = seats.map((_, seat) => botOrStandIn(seats, seat, surroundings));
  const unknown = seats.flatMap(({ bot }, seat) =>
    bots[seat] === undefined ? [unknownBot(bot, seat, surroundings)] : [],
  );
  if (unknown.length > 0) return failure(unknown);
  const history = new History(replayed.value.game);
  for (const { events, game } of replayed.value.steps) history.add(events, game);
  return success({
    // Before the first deal a record does not yet tell who deals: that is drawn again.
    game:
      record.deals.length === 0
        ? newGame(record.rules, seats.length, surroundings.random)
        : replayed.value.game,
    seats,
    bots: bots.map((bot) => bot ?? null),
    history,
    elapsedMs: elapsedIn(record),
    accepted: [],
  });
}

/** The bot of a recorded seat, or the stand-in for one that does not sit here, which is told. */
function botOrStandIn(
  seats: readonly SeatInfo[],
  seat: number,
  surroundings: Surroundings,
): TableBot | null | undefined {
  const name = seats[seat]?.bot ?? null;
  const bot = botNamed(name, surroundings);
  const { standIn, fault } = surroundings;
  if (bot !== undefined || name === null || standIn === undefined) return bot;
  fault?.({ code: 'bot-missing', seat: seatAt(seat), bot: name, standIn: standIn.name });
  return standIn;
}

function unknownBot(name: string | null, seat: number, { bots }: Surroundings): Finding {
  return {
    deal: null,
    move: null,
    code: 'wrong-value',
    expected: Object.keys(bots).join(' | '),
    found: name ?? '',
    path: `players[${seat}].bot`,
  };
}

/** The time a record says its game has taken; none where it does not say. */
function elapsedIn(record: GameRecord): number {
  const elapsed: unknown = 'elapsedMs' in record ? record.elapsedMs : 0;
  return typeof elapsed === 'number' && Number.isFinite(elapsed) && elapsed > 0 ? elapsed : 0;
}
