import { makeDrawTexts, seatAt, success } from '@nain-jaune/engine';
import { type DealerDraw, drawDealer, type Random } from '@nain-jaune/engine/random';
import { ENTRY_VERSION, type GameEntry } from '../entries.ts';
import type { Context } from '../input.ts';
import { memberIn, seatIn, startedRoom } from '../members.ts';
import { withoutReservedSeats } from '../reservations.ts';
import type { GameSeat, Room, SavedRoom } from '../room.ts';
import { beginGame } from '../roomGame.ts';
import { type CommandOutcome, type Handler, refused } from './handler.ts';

/** Starts the next game. Bots take the free seats. */
export const start: Handler<'start'> = (room, _member, _command, context) => startGame(room, context);

/** Starts the next game, by command or automatically. Seats of members who never connected count as free. */
export function startGame(room: Room, context: Context): CommandOutcome {
  const present = withoutReservedSeats(room);
  const started = startedRoom(present.saved, context.config.fillers);
  if (!started.ok) return refused(started.error);
  const { rules, players } = started.value.settings;
  const id = randomId(context.random);
  const { dealer, drawn } = hostDeals(started.value) ?? drawDealer(rules, players, context.random);
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

/** Where the players choose the first dealer (R23), it is the host, if seated. */
function hostDeals(room: SavedRoom): DealerDraw | null {
  const seat = room.host === null ? null : seatIn(room, room.host);
  return room.settings.rules.firstDealer === 'chosen' && seat !== null ? { dealer: seatAt(seat) } : null;
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
