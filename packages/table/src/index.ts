/** One authoritative table over the engine's game. No sockets, no storage, no clock of its own. */
export type { Dealt, Moved, TableChange } from './change.ts';
export type { Cancel, Clock } from './clock.ts';
export type { Connection } from './connection.ts';
export type {
  ArrivingBot,
  Fault,
  Pace,
  Surroundings,
  TableBot,
  TableOptions,
  TableRecord,
} from './options.ts';
export { resumeTable } from './resume.ts';
export { hearStranger } from './stranger.ts';
export { Table } from './table.ts';
