import { failure, success } from '@nain-jaune/engine';
import type { CloseReason, Command, CommandRefusal, ServerMessage } from '@nain-jaune/protocol';
import { arranged } from './arranged.ts';
import { BOUNDS, RATES, take } from './bounds.ts';
import type { CommandOutcome } from './commands/handler.ts';
import { carryOut, dealForSpectator } from './commands/play.ts';
import { snapshotsBetween } from './entries.ts';
import { lastNumber } from './history.ts';
import type { Addressed, Changed, Context, Input, Known, Result, Step } from './input.ts';
import { memberIn } from './members.ts';
import { broadcast, eventsMessage, greeting, viewerOf } from './messages.ts';
import { connect, disconnect, isSomebodyExpected, withLive, withoutAway } from './presence.ts';
import type { Answer, Room, SavedMember, SessionId } from './room.ts';
import { closeRoom, onTimer } from './timers.ts';

const DONE: Result = success(null);
const NO_SESSIONS: ReadonlyMap<SessionId, CloseReason> = new Map();
/** Commands without a budget: the rules limit them, or they make the room smaller. */
const UNCHARGED: ReadonlySet<Command['type']> = new Set(['act', 'deal', 'cut', 'leave']);

/**
 * What is sent to the sender of an input, after the broadcast.
 * - `greeting`: a snapshot and the events that the client does not know.
 * - `events`: those from a number on.
 */
type Reply =
  | { readonly type: 'message'; readonly message: ServerMessage }
  | { readonly type: 'greeting'; readonly known: Known | null }
  | { readonly type: 'events'; readonly from: number };

/** A change, with a reply to the sender of its input. */
interface Handled extends Changed {
  readonly reply?: Reply & { readonly to: SessionId };
}

/** Handles an input. Pure: equal arguments return equal steps. The step takes effect when its entries are stored. */
export function step(room: Room, input: Input, context: Context): Step {
  const stepped = finished(room, handled(room, input, context), context);
  if (input.type !== 'command' || UNCHARGED.has(input.command.type) || stepped.entries.length === 0)
    return stepped;
  const charged = withCharge(stepped.room, memberOf(room, input.session), context.now);
  return charged === null
    ? finished(room, refusal(room, input.session, input.command, { code: 'too-fast' }), context)
    : { ...stepped, room: charged };
}

/** Completes a change with its consequences, entries and messages. */
function finished(before: Room, changed: Handled, context: Context): Step {
  const live = isDeserted(changed.room, context)
    ? merged(changed, closeRoom(changed.room, context))
    : changed;
  const room = arranged(live.room, context);
  const { entries = [], closed = NO_SESSIONS, result = DONE, reply } = live;
  const replies = reply === undefined ? [] : messagesOf(reply, room, context.now);
  return {
    room,
    entries: entries.concat(snapshotsBetween(before, room)),
    messages: broadcast(before, room, context.now).concat(replies, closings(closed)),
    result,
  };
}

function messagesOf(
  { to, ...reply }: Reply & { readonly to: SessionId },
  room: Room,
  now: number,
): Addressed[] {
  if (reply.type === 'message') return [{ to: [to], message: reply.message }];
  const session = room.live.sessions.get(to);
  if (session === undefined) return [];
  if (reply.type === 'greeting' || room.game === null)
    return greeting(room, to, reply.type === 'greeting' ? reply.known : null, now);
  const viewer = viewerOf(room, room.game, session.member);
  return [{ to: [to], message: eventsMessage(room, room.game, viewer, reply.from) }];
}

function closings(closed: ReadonlyMap<SessionId, CloseReason>): Addressed[] {
  return [...closed].map(([session, reason]) => ({ to: [session], message: { type: 'closed', reason } }));
}

/** Whether all members have left permanently. A home room stays open. */
function isDeserted({ saved }: Room, { config }: Context): boolean {
  const isAtHome = config.limits.abandonedMs === null;
  return !isAtHome && saved.members.length === 0 && saved.phase !== 'closed';
}

function merged(first: Handled, then: Changed): Handled {
  return {
    ...first,
    room: then.room,
    entries: [...(first.entries ?? []), ...(then.entries ?? [])],
    closed: new Map([...(then.closed ?? []), ...(first.closed ?? [])]),
  };
}

function handled(room: Room, input: Input, context: Context): Handled {
  switch (input.type) {
    case 'join':
      return context.config.people?.join(room, input, context) ?? { room, result: failure('table-full') };
    case 'connect':
      return connected(room, input, context);
    case 'catch-up':
      return { room, reply: { to: input.session, type: 'greeting', known: input.known } };
    case 'disconnect':
      return disconnect(room, input.session, context.now);
    case 'command':
      return commanded(room, input.session, input.command, context);
    case 'bot-moved':
      return botChose(room, input);
    case 'timer':
      return onTimer(room, context);
    case 'erase':
      return context.config.people?.erase(room, input.tokenHash) ?? { room };
    case 'pace':
      return { room: withLive(room, { pace: input.pace }) };
    case 'close':
      return input.onlyIfDeserted && isSomebodyExpected(room) ? { room } : closeRoom(room, context);
  }
}

function connected(
  room: Room,
  input: Extract<Input, { type: 'connect' }>,
  { config: { people } }: Context,
): Handled {
  const changed = connect(room, input);
  if (!changed.room.live.sessions.has(input.session)) return changed;
  const seated =
    input.member === null ? changed.room : (people?.regainSeat(changed.room, input.member) ?? changed.room);
  return { ...changed, room: seated, reply: { to: input.session, type: 'greeting', known: input.known } };
}

function memberOf(room: Room, session: SessionId): SavedMember | undefined {
  return memberIn(room.saved, room.live.sessions.get(session)?.member ?? null);
}

/** A command ends the absence of a member. `cut` does not, because clients send it without their user. */
function commanded(room: Room, session: SessionId, command: Command, context: Context): Handled {
  if (!room.live.sessions.has(session)) return { room };
  const member = memberOf(room, session);
  if (member === undefined) return spectatorCommand(room, session, command, context);
  const present = command.type === 'cut' ? room : withoutAway(room, member.id);
  const earlier = present.live.answers.get(member.id)?.find((answer) => answer.command === command.id);
  if (earlier !== undefined)
    return { room: present, reply: { to: session, ...repeated(present, command, earlier) } };
  const outcome = carryOut(present, member, command, context);
  return outcome.ok
    ? accepted(present, outcome.value, session, member, command)
    : refusal(present, session, command, outcome.error);
}

function spectatorCommand(room: Room, session: SessionId, command: Command, context: Context): Handled {
  const outcome: CommandOutcome =
    command.type === 'deal'
      ? dealForSpectator(room, command, context)
      : failure({ code: command.type === 'act' ? 'not-seated' : 'spectator' });
  return outcome.ok ? outcome.value : refusal(room, session, command, outcome.error);
}

function accepted(
  before: Room,
  changed: Changed,
  session: SessionId,
  member: SavedMember,
  command: Command,
): Handled {
  const first = isPlay(command) ? nextEventOf(before) : null;
  const { secret } = changed;
  const answer: Answer = { command: command.id, accepted: true, first };
  const answered = withAnswer(changed.room, member, secret === undefined ? answer : { ...answer, secret });
  if (isPlay(command)) return { ...changed, room: answered };
  return { ...changed, room: answered, reply: { to: session, ...acceptance(command, secret) } };
}

/** Accepted acts and deals are answered by their events. */
function isPlay({ type }: Command): boolean {
  return type === 'act' || type === 'deal';
}

function nextEventOf({ game }: Room) {
  return game === null ? null : { game: game.number, number: lastNumber(game.history) + 1 };
}

function acceptance({ id }: Command, secret: string | undefined): Reply {
  return { type: 'message', message: { type: 'accepted', id, ...(secret !== undefined && { secret }) } };
}

function refusal(room: Room, session: SessionId, command: Command, refused: CommandRefusal): Handled {
  const member = memberOf(room, session);
  const answer: Answer = { command: command.id, accepted: false, refusal: refused };
  return {
    room: member === undefined ? room : withAnswer(room, member, answer),
    reply: { to: session, ...refusalMessage(command, refused) },
  };
}

function refusalMessage({ id }: Command, refusal: CommandRefusal): Reply {
  return { type: 'message', message: { type: 'refused', id, refusal } };
}

function repeated({ game }: Room, command: Command, answer: Answer): Reply {
  if (!answer.accepted) return refusalMessage(command, answer.refusal);
  const { first, secret } = answer;
  if (first === null || game === null) return acceptance(command, secret);
  return first.game !== game.number || first.number <= game.history.forgotten
    ? { type: 'greeting', known: null }
    : { type: 'events', from: first.number };
}

/** Members who have left get no answers. */
function withAnswer(room: Room, { id }: SavedMember, answer: Answer): Room {
  if (memberIn(room.saved, id) === undefined) return room;
  const answers = [...(room.live.answers.get(id) ?? []), answer].slice(-BOUNDS.answers);
  return withLive(room, { answers: new Map(room.live.answers).set(id, answers) });
}

/** Charges a stored change of a member to both budgets. Returns null if one of them is used up. */
function withCharge(room: Room, member: SavedMember | undefined, now: number): Room | null {
  const { buckets } = room.live;
  const name = `change:${member?.id}`;
  const own = take(RATES.change, buckets.get(name), now);
  const all = take(RATES.roomChange, buckets.get('room'), now);
  if (own === null || all === null) return null;
  return withLive(room, { buckets: new Map(buckets).set(name, own).set('room', all) });
}

function botChose(room: Room, { seat, number, move }: Extract<Input, { type: 'bot-moved' }>): Handled {
  const turn = room.game?.bot ?? null;
  if (room.game === null || turn?.seat !== seat || turn.number !== number) return { room };
  return { room: { ...room, game: { ...room.game, bot: { ...turn, chosen: move } } } };
}
