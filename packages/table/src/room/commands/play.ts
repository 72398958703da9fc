import { failure, parseMoveText, type Seat, seatToMove, success } from '@nain-jaune/engine';
import type { Command } from '@nain-jaune/protocol';
import type { MoveEntry, OverEntry } from '../entries.ts';
import type { Changed, Context } from '../input.ts';
import { afterGame } from '../members.ts';
import { dealOrAwaitCut, mayCut, withComing } from '../nextDeal.ts';
import { settledRecordOf } from '../record.ts';
import type { Actor, Room, RoomGame, SavedMember } from '../room.ts';
import { dealRefusal, type GameChange, mayDeal, playInGame, seatOfMember } from '../roomGame.ts';
import { withScores } from '../scores.ts';
import {
  type CommandOf,
  type CommandOutcome,
  type Handler,
  type Rule,
  type Rules,
  refused,
} from './handler.ts';

const act: Handler<'act'> = (room, member, command, context) => {
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

const deal: Handler<'deal'> = (room, member, command, context) => {
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
const cut: Handler<'cut'> = (room, member, command) => {
  const seat = room.game === null ? null : seatOfMember(room.game, member.id);
  if (!mayCut(room, seat, command.deal)) return refused('not-now');
  return success({ room: withComing(room, { cut: command.number, isCutAwaited: false }) });
};

const PLAY_COMMANDS = { act: { handle: act }, deal: { handle: deal }, cut: { handle: cut } } as const;

/** Carries out a command. In a home room only those of play are known. */
export function carryOut<Type extends Command['type']>(
  room: Room,
  member: SavedMember,
  command: CommandOf<Type> & { readonly type: Type },
  context: Context,
): CommandOutcome {
  const rules: Partial<Rules> = isOfPlay(command) ? PLAY_COMMANDS : (context.config.people?.commands ?? {});
  const rule: Rule<Type> | undefined = rules[command.type];
  if (rule === undefined) return refused('not-now');
  const { handle, hostOnly, notWhilePlaying } = rule;
  const { host, phase } = room.saved;
  if (hostOnly && host !== member.id && !member.board) return refused('host-only');
  if (notWhilePlaying && phase === 'playing') return refused('not-now');
  return handle(room, member, command, context);
}

function isOfPlay({ type }: Pick<Command, 'type'>): boolean {
  return Object.hasOwn(PLAY_COMMANDS, type);
}

/** Returns the room after a move. `actor` is null for a bot. A game that ends with the move is over in the same step. */
export function withMove(
  room: Room,
  { game, entry }: GameChange<MoveEntry>,
  actor: Actor | null,
  context: Context,
): Changed {
  const moved = { ...room, game };
  if (seatToMove(game.game) !== null || mayDeal(game)) return { room: moved, entries: [entry] };
  const feats = context.config.people?.feats(room, game) ?? [];
  return {
    room: { ...moved, saved: afterGame(withScores(room.saved, game, feats)) },
    entries: [entry, overEntry(room, game, actor, context)],
  };
}

export function overEntry(room: Room, game: RoomGame, lastAct: Actor | null, { now }: Context): OverEntry {
  const { members, former } = room.saved;
  const known = new Map([...members, ...former].map(({ id, tokenHash }) => [id, tokenHash]));
  return {
    type: 'over',
    game: game.number,
    record: settledRecordOf(game, now),
    members: game.seats.map(({ member }) => member),
    tokenHashes: game.seats.map(({ member }) => (member === null ? null : (known.get(member) ?? null))),
    lastAct,
  };
}
