import { failure, parseMoveText, type Seat, success } from '@nain-jaune/engine';
import { withMove } from '../gameOver.ts';
import type { Context } from '../input.ts';
import { dealOrAwaitCut, mayCut, withComing } from '../nextDeal.ts';
import type { Room } from '../room.ts';
import { dealRefusal, playInGame, seatOfMember } from '../roomGame.ts';
import { type CommandOf, type CommandOutcome, type Handler, refused } from './handler.ts';

export const act: Handler<'act'> = (room, member, command, context) => {
  const { game } = room;
  if (game === null) return refused('no-deal-yet');
  if (room.saved.paused) return refused('paused');
  const seat = seatOfMember(game, member.id);
  if (seat === null) return refused('not-seated');
  const move = parseMoveText(command.move);
  if (move === undefined) throw new RangeError(`invalid move: ${command.move}`);
  const played = playInGame(game, seat, move, command.id, context.now);
  return played.ok
    ? success(withMove(room, played.value, { seat, command: command.id }, context))
    : failure(played.error);
};

export const deal: Handler<'deal'> = (room, member, command, context) => {
  if (room.game === null) return refused('no-deal-yet');
  const seat = seatOfMember(room.game, member.id);
  return seat === null && !member.board ? refused('not-seated') : dealFor(room, seat, command.id, context);
};

/** Deals for a spectator of a game in which only bots play. */
export function dealForSpectator(room: Room, command: CommandOf<'deal'>, context: Context): CommandOutcome {
  if (room.game?.seats.some(({ member }) => member !== null) !== false) return refused('not-seated');
  return dealFor(room, null, command.id, context);
}

function dealFor(room: Room, seat: Seat | null, command: string, context: Context): CommandOutcome {
  if (room.saved.paused) return refused('paused');
  const refusal = room.game === null ? 'no-deal-yet' : dealRefusal(room.game);
  return refusal === null ? success(dealOrAwaitCut(room, { seat, command }, context)) : refused(refusal);
}

/** Sets the cutter's number for the promised deal, once. */
export const cut: Handler<'cut'> = (room, member, command) => {
  const seat = room.game === null ? null : seatOfMember(room.game, member.id);
  if (!mayCut(room, seat, command.deal)) return refused('not-now');
  return success({ room: withComing(room, { cut: command.number, isCutAwaited: false }) });
};
