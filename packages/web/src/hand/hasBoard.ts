import type { RoomInfo } from '@nain-jaune/protocol';

/** Whether a screen in the room shows the table. */
export function hasBoard({ members }: RoomInfo): boolean {
  return members.some(({ board }) => board);
}
