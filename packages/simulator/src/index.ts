/** Many games between bots: simulations, and the arena in which they play each other in duplicate. */
export { type ArenaOptions, arena } from './arena/arena.ts';
export type { SeatsTaken } from './arena/arenaJob.ts';
export {
  type ContestantName,
  isContestantName,
  OPEN_NAMES,
} from './arena/contestant.ts';
export type { TimeSummary } from './arena/durationHistogram.ts';
export type { ArenaEnd, ArenaReport, ContestantReport, Difference } from './arena/report.ts';
export { ExecBot, type ExecOptions } from './exec/execBot.ts';
export { ExecFault, type Fault, type FaultKind } from './exec/execFault.ts';
export type { FaultCount } from './faultTally.ts';
export { botsBySeat, type GameOptions, type SimulatedGame, simulateGame, withDeals } from './game.ts';
export { MOST_DEALS } from './gameDriver.ts';
export { type ExecName, isExecName, isPlayerName, type PlayerName } from './players.ts';
export { type Measure, RunningMean } from './runningMean.ts';
export { seedOfGame } from './seeding.ts';
export { BOT_MILLISECONDS, type SimulationOptions, type SimulationReport, simulate } from './simulate.ts';
export {
  type GameSummary,
  type Standing,
  type Statistics,
  StatisticsGatherer,
  summarise,
  summariseRecord,
} from './statistics.ts';
