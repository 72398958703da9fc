/** Simulations of many games, and the arena in which bots play the same cards. */
export { type ArenaOptions, arena } from './arena/arena.ts';
export type { SeatsTaken } from './arena/arenaJob.ts';
export { type ContestantName, isContestantName, OPEN_NAMES } from './arena/contestant.ts';
export type { ArenaEnd, ArenaReport, ContestantReport } from './arena/report.ts';
export { ExecBot, type ExecOptions } from './exec/execBot.ts';
export { ExecFault, type Fault, type FaultKind } from './exec/execFault.ts';
export type { FaultCount } from './faultTally.ts';
export { botsBySeat, simulateGame, withDeals } from './game.ts';
export { isExecName, isPlayerName, type PlayerName } from './players.ts';
export type { Measure } from './runningMean.ts';
export { BOT_MILLISECONDS, type SimulationOptions, type SimulationReport, simulate } from './simulate.ts';
export type { Standing, Statistics } from './statistics.ts';
