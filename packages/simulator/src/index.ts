export {
  botsBySeat,
  type GameOptions,
  MOST_DEALS,
  type SimulatedGame,
  seedOfGame,
  simulateGame,
  withDeals,
} from './game.ts';
export { Gatherer, type Measure } from './measure.ts';
export { type SimulationOptions, simulate } from './simulate.ts';
export {
  type GameSummary,
  type Standing,
  type Statistics,
  StatisticsGatherer,
  summarise,
} from './statistics.ts';
