import { success } from '@nain-jaune/engine';
import { BOUNDS } from '../bounds.ts';
import { freeName, memberIn, namingOf, withMember } from '../members.ts';
import { closing, memberLeft, spectatorsOf, withoutSessions } from '../presence.ts';
import type { Removal, Room } from '../room.ts';
import { withName } from '../roomGame.ts';
import { type Handler, refused, saved } from './handler.ts';

export const ready: Handler<'ready'> = (room, member, command) =>
  saved(room, withMember(room.saved, member.id, { ready: command.ready }));

/** Changes the name, in the game in progress too, and the portrait if one is given. */
export const rename: Handler<'rename'> = (room, member, { name, face }, context) => {
  if (member.muted) return refused('muted');
  if (name === '') return refused('empty-name');
  const free = freeName(room.saved, name, member.id, namingOf(room.saved.seats, context.config));
  const change = face === undefined ? { name: free } : { name: free, face };
  const renamed = { ...room, saved: withMember(room.saved, member.id, change) };
  const isPlaying = room.game !== null && room.saved.phase === 'playing';
  return success({ room: isPlaying ? { ...renamed, game: withName(room.game, member.id, free) } : renamed });
};

export const leave: Handler<'leave'> = (room, member, _command, context) =>
  success(memberLeft(room, member.id, context));

/** Every command of a member ends their absence, so nothing else is to do. */
export const comeBack: Handler<'return'> = (room) => success({ room });

/** Removes a member. Their token and address may not join again. */
export const remove: Handler<'remove'> = (room, _member, command, context) => {
  const removed = memberIn(room.saved, command.member);
  if (removed === undefined) return refused('no-such-member');
  const address = room.live.addresses.get(removed.id) ?? null;
  const left = memberLeft(room, removed.id, context);
  return success({ ...left, room: withRemovals(left.room, [{ tokenHash: removed.tokenHash, address }]) });
};

export const removeSpectators: Handler<'remove-spectators'> = (room) => {
  const ended = spectatorsOf(room);
  const addresses = new Set(ended.flatMap((session) => room.live.sessions.get(session)?.address ?? []));
  const removals = [...addresses].map((address): Removal => ({ tokenHash: null, address }));
  const left = withoutSessions(withRemovals(room, removals), ended);
  return success({ room: left, closed: closing(ended, 'removed') });
};

function withRemovals(room: Room, removals: readonly Removal[]): Room {
  const all = [...room.saved.removals, ...removals].slice(-BOUNDS.removals);
  return { ...room, saved: { ...room.saved, removals: all } };
}

/** Mutes or unmutes a member, and new members from the same address. */
export const mute: Handler<'mute'> = (room, _member, { member, muted }) => {
  if (memberIn(room.saved, member) === undefined) return refused('no-such-member');
  const address = room.live.addresses.get(member);
  const others = room.saved.mutedAddresses.filter((one) => one !== address);
  const mutedAddresses = muted && address !== undefined ? [...others, address] : others;
  const bounded = mutedAddresses.slice(-BOUNDS.mutedAddresses);
  return saved(room, { ...withMember(room.saved, member, { muted }), mutedAddresses: bounded });
};

export const makeHost: Handler<'make-host'> = (room, _member, command) =>
  memberIn(room.saved, command.member) === undefined
    ? refused('no-such-member')
    : saved(room, { ...room.saved, host: command.member });
