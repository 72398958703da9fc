import { success } from '@nain-jaune/engine';
import type { MemberId } from '@nain-jaune/protocol';
import { BOUNDS } from '../bounds.ts';
import { makeCode } from '../makeCode.ts';
import { barsAddresses, freeName, memberIn, namingOf, withMember } from '../members.ts';
import { closing, memberLeft, spectatorsOf, withoutSessions } from '../presence.ts';
import type { Removal, Room, SessionId } from '../room.ts';
import { withName } from '../roomGame.ts';
import { withNameInScores } from '../scores.ts';
import { type Handler, type Rules, refused, saved } from './handler.ts';

const ready: Handler<'ready'> = (room, member, command) =>
  saved(room, withMember(room.saved, member.id, { ready: command.ready }));

/** Changes the name, in the game in progress too, and the portrait if one is given. */
const rename: Handler<'rename'> = (room, member, { name, face }, context) => {
  if (member.muted) return refused('muted');
  if (name === '') return refused('empty-name');
  const free = freeName(room.saved, name, member.id, namingOf(room.saved.seats, context.config));
  const change = face === undefined ? { name: free } : { name: free, face };
  const named = withNameInScores(room.saved, member.id, free);
  const renamed = { ...room, saved: withMember(named, member.id, change) };
  const isPlaying = room.game !== null && room.saved.phase === 'playing';
  return success({ room: isPlaying ? { ...renamed, game: withName(room.game, member.id, free) } : renamed });
};

const leave: Handler<'leave'> = (room, member, _command, context) =>
  success(memberLeft(room, member.id, context));

/** Every command of a member ends their absence, so nothing else is to do. */
const comeBack: Handler<'return'> = (room) => success({ room });

/** Removes a member, but not the board. Their token may not join again, and at a listed table their address. */
const remove: Handler<'remove'> = (room, _member, command, context) => {
  const removed = memberIn(room.saved, command.member);
  if (removed === undefined || removed.board) return refused('no-such-member');
  const address = addressOf(room, removed.id);
  const left = memberLeft(room, removed.id, context);
  return success({ ...left, room: withRemovals(left.room, [{ tokenHash: removed.tokenHash, address }]) });
};

const removeSpectators: Handler<'remove-spectators'> = (room) => {
  const ended = spectatorsOf(room);
  const addresses = barsAddresses(room.saved) ? addressesOf(room, ended) : [];
  const removals = addresses.map((address): Removal => ({ tokenHash: null, address }));
  const left = withoutSessions(withRemovals(room, removals), ended);
  return success({ room: left, closed: closing(ended, 'removed') });
};

/**
 * Renews the link of the table. The old link is refused, and spectators must leave. Members keep their places.
 */
const renewLink: Handler<'renew-link'> = (room, _member, _command, { random }) => {
  if (room.saved.settings.open) return refused('not-now');
  const ended = spectatorsOf(room);
  const left = withoutSessions(room, ended);
  const renewed = { ...left, saved: { ...left.saved, linkKey: makeCode(random) } };
  return success({ room: renewed, closed: closing(ended, 'link-renewed') });
};

function addressesOf({ live }: Room, sessions: readonly SessionId[]): string[] {
  return [...new Set(sessions.flatMap((session) => live.sessions.get(session)?.address ?? []))];
}

/** The address of a member; null if unknown, or if others may have the same one. */
function addressOf({ saved, live }: Room, member: MemberId): string | null {
  return barsAddresses(saved) ? (live.addresses.get(member) ?? null) : null;
}

function withRemovals(room: Room, removals: readonly Removal[]): Room {
  const all = [...room.saved.removals, ...removals].slice(-BOUNDS.removals);
  return { ...room, saved: { ...room.saved, removals: all } };
}

/** Mutes or unmutes a member, and at a listed table new members from the same address. */
const mute: Handler<'mute'> = (room, _member, { member, muted }) => {
  if (memberIn(room.saved, member) === undefined) return refused('no-such-member');
  const address = addressOf(room, member);
  const others = room.saved.mutedAddresses.filter((one) => one !== address);
  const mutedAddresses = muted && address !== null ? [...others, address] : others;
  const bounded = mutedAddresses.slice(-BOUNDS.mutedAddresses);
  return saved(room, { ...withMember(room.saved, member, { muted }), mutedAddresses: bounded });
};

const makeHost: Handler<'make-host'> = (room, _member, command) =>
  memberIn(room.saved, command.member) === undefined
    ? refused('no-such-member')
    : saved(room, { ...room.saved, host: command.member });

export const MEMBERSHIP = {
  ready: { handle: ready, notWhilePlaying: true },
  rename: { handle: rename },
  leave: { handle: leave },
  return: { handle: comeBack },
  mute: { handle: mute, hostOnly: true },
  remove: { handle: remove, hostOnly: true, notWhilePlaying: true },
  'remove-spectators': { handle: removeSpectators, hostOnly: true },
  'renew-link': { handle: renewLink, hostOnly: true },
  'make-host': { handle: makeHost, hostOnly: true },
} as const satisfies Partial<Rules>;
