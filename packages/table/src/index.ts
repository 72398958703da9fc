/**
 * Online and home tables: a room as a pure reducer, and the driver that runs it. The caller provides clock, storage and
 * connections.
 */
export type { Fault, LoadingBot, TableBot } from './bots.ts';
export type { Cancel, Clock } from './clock.ts';
export {
  type DriverOptions,
  type NewConnection,
  type RoomConnection,
  RoomDriver,
  type SubmitError,
} from './driver/roomDriver.ts';
export { BOUNDS, type Bucket, RATES, type Rate, take, tokensIn } from './room/bounds.ts';
export {
  type DealEntry,
  ENTRY_VERSION,
  type Entry,
  type GameEntry,
  type MoveEntry,
  type OverEntry,
  type ReportEntry,
} from './room/entries.ts';
export { type HomeGame, type HomeOpening, openHomeRoom } from './room/home.ts';
export { lobbyTableOf, summaryOf } from './room/info.ts';
export type { Known, NewMember, RoomConfig } from './room/input.ts';
export { HOME_LIMITS, type Limits, ONLINE_LIMITS } from './room/limits.ts';
export { loadRoom } from './room/load.ts';
export { makeCode } from './room/makeCode.ts';
export { isInvited } from './room/members.ts';
export { type OpenRoom, openRoom } from './room/open.ts';
export { PEOPLE } from './room/people.ts';
export { type RoomRecord, recordOf, settledRecordOf } from './room/record.ts';
export { openHomeRoomAt, resumeHomeRoom } from './room/resumeHome.ts';
export type { Pace, Room, SavedMember, SavedRoom } from './room/room.ts';
export { mayDeal, publicView } from './room/roomGame.ts';
