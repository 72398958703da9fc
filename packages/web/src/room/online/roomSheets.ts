import type { StanceSheets } from '../../table/overTable.svelte.ts';
import { TABLE_SHEETS } from '../../table/tableSheets.ts';
import DealProof from './DealProof.svelte';
import RoomNext from './RoomNext.svelte';
import RoomSheet from './RoomSheet.svelte';
import SayingLog from './SayingLog.svelte';
import SaySheet from './SaySheet.svelte';

/** The sheets over the table of a room. */
export const ROOM_SHEETS: StanceSheets = {
  sheets: { ...TABLE_SHEETS, say: SaySheet, room: RoomSheet },
  next: RoomNext,
  proof: DealProof,
  chat: SayingLog,
};
