import { failure, success } from '@nain-jaune/engine';
import type { MemberId } from '@nain-jaune/protocol';
import type { Changed } from './input.ts';
import { withMember } from './members.ts';
import type { FormerMember, Room } from './room.ts';
import { withName } from './roomGame.ts';
import { withoutSayingsOf } from './talk.ts';

const NAMELESS = { name: '', face: null };

/**
 * Deletes the name, portrait and texts of the member with this token, who may have left. The name in stored steps and
 * records is deleted by the store.
 */
export function erase(room: Room, tokenHash: string): Changed {
  const { members, former } = room.saved;
  const member = [...members, ...former].find((one) => one.tokenHash === tokenHash);
  if (member === undefined) return { room, result: failure('wrong-token') };
  const saved = withMember({ ...room.saved, former: withoutName(former, member.id) }, member.id, NAMELESS);
  const game = room.game === null ? null : withName(room.game, member.id, '');
  const talk = withoutSayingsOf(room.talk, member.id);
  return { room: { ...room, saved, game, talk }, result: success(member.id) };
}

function withoutName(former: readonly FormerMember[], id: MemberId): FormerMember[] {
  return former.map((member) => (member.id === id ? { ...member, name: '' } : member));
}
