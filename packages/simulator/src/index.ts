/** Many games between bots: simulations, and the arena in which they play each other in duplicate. */
export { type ArenaOptions, arena, gamesPerRound, standingsOf } from './arena/arena.ts';
export {
  type ContestantName,
  isContestantName,
  OPEN_NAMES,
} from './arena/contestant.ts';
export { type ArenaRecord, NotOfThisArena } from './arena/earlier.ts';
export type { SeatsTaken } from './arena/job.ts';
export type { ArenaEnd, ArenaReport, ContestantReport, Difference } from './arena/report.ts';
export type { Standings } from './arena/standings.ts';
export type { TimeSummary } from './arena/times.ts';
export { seedOfGame } from './chance.ts';
export { ExecBot, type ExecOptions } from './exec/execBot.ts';
export { ExecFault, type Fault, type FaultKind } from './exec/faults.ts';
export type { FaultCount } from './faultTally.ts';
export { botsBySeat, type GameOptions, type SimulatedGame, simulateGame, withDeals } from './game.ts';
export { Gatherer, type Measure } from './measure.ts';
export { MOST_DEALS } from './play.ts';
export { type ExecName, isExecName, isPlayerName, type PlayerName } from './players.ts';
export { BOT_MILLISECONDS, type SimulationOptions, type SimulationReport, simulate } from './simulate.ts';
export {
  type GameSummary,
  type Standing,
  type Statistics,
  StatisticsGatherer,
  summarise,
  summariseRecord,
} from './statistics.ts';
