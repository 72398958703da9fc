import { type Deadline, earliest, memberOnClock } from './arranged.ts';
import { overEntry, withMove } from './commands/play.ts';
import type { Changed, Context } from './input.ts';
import { dealOrAwaitCut, requesterOf, withComing } from './nextDeal.ts';
import { closing, withAway, withoutSessions, withPause } from './presence.ts';
import type { Room } from './room.ts';
import { playInGame } from './roomGame.ts';

export function onTimer(room: Room, context: Context): Changed {
  const first = earliest(room.live.deadlines);
  return first === null || first.at > context.now ? { room } : onDue(first, room, context);
}

function onDue(deadline: Deadline, room: Room, context: Context): Changed {
  switch (deadline.name) {
    case 'close':
      return closeRoom(room, context);
    case 'pause':
      return { room: withPause(room, true) };
    case 'cut':
      return { room: withComing(room, { isCutAwaited: false }) };
    case 'deal':
      return dealDue(room, context);
    case 'turn':
      return { room: withAway(room, memberOnClock(room)) };
    case 'bot':
      return botMoves(room, context);
    default:
      return context.config.people?.due(deadline, room, context) ?? { room };
  }
}

function dealDue(room: Room, context: Context): Changed {
  const next = room.game?.next ?? null;
  return next === null ? { room } : dealOrAwaitCut(room, requesterOf(next), context);
}

function botMoves(room: Room, context: Context): Changed {
  const { game } = room;
  if (game?.bot?.chosen == null) return { room };
  const played = playInGame(game, game.bot.seat, game.bot.chosen, null, context.now);
  if (!played.ok) throw new Error(`a legal move of a bot was refused: ${played.error.code}`);
  return withMove(room, played.value, null, context);
}

/** Closes the room permanently. A game in progress ends with its settled deals. */
export function closeRoom(room: Room, context: Context): Changed {
  if (room.saved.phase === 'closed') return { room };
  const isPlaying = room.game !== null && room.saved.phase === 'playing';
  const ended = [...room.live.sessions.keys()];
  return {
    room: withoutSessions({ ...room, saved: { ...room.saved, phase: 'closed' } }, ended),
    entries: isPlaying ? [overEntry(room, room.game, null, context)] : [],
    closed: closing(ended, 'table-closed'),
  };
}
