import { makeDrawTexts, type Seat, seatAt, success } from '@nain-jaune/engine';
import { type DealerDraw, drawDealer, type Random } from '@nain-jaune/engine/random';
import { ENTRY_VERSION, type GameEntry } from '../entries.ts';
import type { Context } from '../input.ts';
import { memberIn, seatIn, startedRoom } from '../members.ts';
import { withoutReservedSeats } from '../reservations.ts';
import type { GameSeat, Room, SavedRoom } from '../room.ts';
import { beginGame } from '../roomGame.ts';
import { type CommandOutcome, type Handler, type Rules, refused } from './handler.ts';

/** Starts the next game. Bots take the free seats. */
const start: Handler<'start'> = (room, _member, { dealer }, context) => {
  const { rules, players } = room.saved.settings;
  if (dealer === undefined) return startGame(room, context);
  if (rules.firstDealer !== 'chosen') return refused('not-now');
  return dealer < players ? startGame(room, context, seatAt(dealer)) : refused('no-such-seat');
};

/**
 * Starts the next game, by command or automatically. Seats of members who never connected count as free.
 *
 * @param chosen the first dealer; absent for a draw, or for the host where the players choose
 */
export function startGame(room: Room, context: Context, chosen?: Seat): CommandOutcome {
  const present = withoutReservedSeats(room);
  const started = startedRoom(present.saved, context.config.fillers);
  if (!started.ok) return refused(started.error);
  const { rules, players } = started.value.settings;
  const id = randomId(context.random);
  const host = chosen ?? hostDealing(started.value);
  const { dealer, drawn }: DealerDraw =
    host === null ? drawDealer(rules, players, context.random) : { dealer: host };
  const entry: GameEntry = {
    type: 'game',
    version: ENTRY_VERSION,
    game: started.value.games,
    id,
    rules,
    seats: gameSeats(started.value),
    dealer,
    ...(drawn && { drawn: makeDrawTexts(drawn) }),
  };
  return success({
    room: { ...present, saved: started.value, game: beginGame(entry, context.now) },
    entries: [entry],
  });
}

/** Where the players choose the first dealer (R23) and have not, it is the host, if seated. */
function hostDealing(room: SavedRoom): Seat | null {
  const seat = room.host === null ? null : seatIn(room, room.host);
  return room.settings.rules.firstDealer === 'chosen' && seat !== null ? seatAt(seat) : null;
}

function gameSeats(room: SavedRoom): GameSeat[] {
  return room.seats.map((occupant): GameSeat => {
    if (occupant.type === 'member')
      return { name: memberIn(room, occupant.member)?.name ?? '', bot: null, member: occupant.member };
    const bot = occupant.type === 'bot' ? occupant.bot : '';
    return { name: bot, bot, member: null };
  });
}

function randomId(random: Random): string {
  return [random, random].map((source) => (source.next() >>> 0).toString(16).padStart(8, '0')).join('');
}

export const START = {
  start: { handle: start, hostOnly: true, notWhilePlaying: true },
} as const satisfies Partial<Rules>;
