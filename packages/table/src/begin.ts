import {
  type Finding,
  failure,
  type Game,
  type GameRecord,
  type Outcome,
  type Ruleset,
  replayRecord,
  seatAt,
  startGame,
  success,
} from '@nain-jaune/engine';
import { drawDealer } from '@nain-jaune/engine/random';
import type { SeatInfo } from '@nain-jaune/protocol';
import { History } from './history.ts';
import type { Surroundings, TableBot, TableOptions } from './options.ts';

/** A game that a table can be opened for, new or taken up from a record. */
export interface Begun {
  readonly game: Game;
  readonly seats: readonly SeatInfo[];
  /** The bot of each seat, null for a person's. */
  readonly bots: readonly (TableBot | null)[];
  readonly history: History;
  /** Milliseconds that the game has taken before. */
  readonly elapsedMs: number;
}

/** Begins a new game. Throws a `RangeError` for a number of seats the rules forbid, or an unknown bot. */
export function begin(options: TableOptions): Begun {
  const { ruleset, seats, random } = options;
  const bots = seats.map(({ bot }) => botNamed(bot, options));
  const unknown = bots.indexOf(undefined);
  if (unknown >= 0) throw new RangeError(`no bot is called ${seats[unknown]?.bot}`);
  return {
    game: newGame(ruleset, seats.length, random),
    seats,
    bots: bots.map((bot) => bot ?? null),
    history: new History(),
    elapsedMs: 0,
  };
}

/** Takes up a recorded game where it stands, or lists what is wrong with the record. */
export function takeUp(record: GameRecord, surroundings: Surroundings): Outcome<Begun, Finding[]> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const seats = record.players.map(({ name, bot }) => ({ name, bot: bot ?? null }));
  const bots = seats.map((_, seat) => botOrStandIn(seats, seat, surroundings));
  const unknown = seats.flatMap(({ bot }, seat) =>
    bots[seat] === undefined ? [unknownBot(bot, seat, surroundings)] : [],
  );
  if (unknown.length > 0) return failure(unknown);
  const history = new History();
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
  });
}

function newGame(ruleset: Ruleset, players: number, random: Surroundings['random']): Game {
  return startGame(ruleset, players, drawDealer(ruleset, players, random).dealer);
}

/** The bot of a name, null for no name, `undefined` for a name that no bot has. */
function botNamed(name: string | null, { bots }: Surroundings): TableBot | null | undefined {
  if (name === null) return null;
  return Object.hasOwn(bots, name) ? bots[name] : undefined;
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
