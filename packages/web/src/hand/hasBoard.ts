import type { RoomInfo } from '@nain-jaune/protocol';

/** Whether a screen in the room shows the table. */
export function hasBoard({ members }: RoomInfo): boolean {
  return members.some((member) => 'board' in member && member.board === true);
}
