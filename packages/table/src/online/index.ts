/**
 * A table that people come to over a network: the company, its games, what outlives the server. No sockets, no storage, no
 * clock of its own.
 */
export type { Newcomer } from './company.ts';
export type {
  DealEntry,
  Entry,
  GameEntry,
  GameSeat,
  KeptCompany,
  KeptPerson,
  MoveEntry,
  OverEntry,
} from './entries.ts';
export type { Limits } from './limits.ts';
export type { Known, OnlineConnection } from './line.ts';
export { OnlineTable } from './onlineTable.ts';
export type { OnlineSurroundings } from './surroundings.ts';
