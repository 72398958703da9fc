import { failure, success } from '@nain-jaune/engine';
import type { Changed } from './input.ts';
import { withMember } from './members.ts';
import type { Room } from './room.ts';
import { withName } from './roomGame.ts';
import { withoutSayingsOf } from './talk.ts';

/**
 * Deletes the name, portrait and texts of the member with this token, who may have left. The name in stored steps and
 * records is deleted by the store.
 */
export function erase(room: Room, tokenHash: string): Changed {
  const { members, former } = room.saved;
  const member = [...members, ...former].find((one) => one.tokenHash === tokenHash);
  if (member === undefined) return { room, result: failure('wrong-token') };
  const saved = withMember(room.saved, member.id, { name: '', face: null });
  const game = room.game === null ? null : withName(room.game, member.id, '');
  const talk = withoutSayingsOf(room.talk, member.id);
  return { room: { ...room, saved, game, talk }, result: success(member.id) };
}
