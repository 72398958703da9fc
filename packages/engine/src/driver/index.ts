/**
 * Plays games from decision to decision, with the view of each seat. It holds all cards, so no player may have it.
 *
 * @module @nain-jaune/engine/driver
 */
export { type Decision, type GameCards, GameDriver, type Turn } from './gameDriver.ts';
