/** Simulations of many games, and the arena in which bots play the same cards. */
export { type ArenaOptions, arena, gamesPerRound, standingsOf } from './arena/arena.ts';
export type { SeatsTaken } from './arena/arenaJob.ts';
export { type ContestantName, isContestantName, OPEN_NAMES } from './arena/contestant.ts';
export { ArenaMismatchError, type ArenaRecord } from './arena/recordedRounds.ts';
export type { ArenaEnd, ArenaReport, ContestantReport } from './arena/report.ts';
export type { Standings } from './arena/standings.ts';
export { ExecBot, type ExecOptions } from './exec/execBot.ts';
export { ExecFault, type Fault, type FaultKind } from './exec/execFault.ts';
export type { FaultCount } from './faultTally.ts';
export { botsBySeat, simulateGame, withDeals } from './game.ts';
export { isExecName, isPlayerName, type PlayerName } from './players.ts';
export type { Measure } from './runningMean.ts';
export { seedOfGame } from './seeding.ts';
export { BOT_MILLISECONDS, type SimulationOptions, type SimulationReport, simulate } from './simulate.ts';
export { type Standing, type Statistics, StatisticsGatherer, summariseRecord } from './statistics.ts';
