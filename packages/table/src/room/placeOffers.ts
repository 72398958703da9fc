import { failure, success } from '@nain-jaune/engine';
import { makeSecret } from '../proof/secret.ts';
import { BOUNDS } from './bounds.ts';
import type { Changed, ClaimedPlace, Context } from './input.ts';
import { isReplaced, memberIn, withMember } from './members.ts';
import { closing, disconnect, sessionsOf, withLive } from './presence.ts';
import type { Room, SavedMember } from './room.ts';

/** 128 bits. */
const SECRET_WORDS = 4;

/**
 * Offers the place of a member to the device that shows the new secret. A device that took the place before loses it at once; the
 * member's own device keeps it until another one takes it.
 */
export function withPlaceOffered(room: Room, member: SavedMember, context: Context): Changed {
  const { now, random, config } = context;
  const secret = makeSecret(random, SECRET_WORDS);
  const ended = sessionsOf(room, member.id);
  const gone = ended.reduce((left, session) => disconnect(left, session, now).room, room);
  const open = isReplaced(member) ? withoutToken(gone, member, context) : gone;
  const offers = new Map(open.live.offers).set(member.id, { secret, until: now + config.limits.replaceMs });
  return { room: withLive(open, { offers }), closed: closing(ended, 'displaced'), secret };
}

/** No token has this hash. An unused offer has replaced the token already. */
function withoutToken(room: Room, member: SavedMember, { random }: Context): Room {
  return room.live.offers.has(member.id) ? room : withToken(room, member, makeSecret(random));
}

function withToken(
  room: Room,
  { id, tokenHash: before, replacedTokens = [] }: SavedMember,
  tokenHash: string,
) {
  const tokens = [...replacedTokens, before].slice(-BOUNDS.replacedTokens);
  return { ...room, saved: withMember(room.saved, id, { tokenHash, replacedTokens: tokens }) };
}

/** Another device takes an offered place: its token becomes the only one of the member. */
export function withPlaceTaken(
  room: Room,
  { member: id, secret }: ClaimedPlace,
  tokenHash: string,
  now: number,
): Changed {
  const offer = room.live.offers.get(id);
  const member = memberIn(room.saved, id);
  if (room.saved.phase === 'closed') return { room, result: failure('table-closed') };
  if (member === undefined || offer === undefined || offer.until < now || !isSameText(offer.secret, secret))
    return { room, result: failure('not-offered') };
  const offers = new Map(room.live.offers);
  offers.delete(id);
  return { room: withLive(withToken(room, member, tokenHash), { offers }), result: success(id) };
}

/** Compares in constant time. */
function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
