import { type Deal, type Game, type GameRecord, makeRecord, type RecordDeal } from '@nain-jaune/engine';
import type { DealProof } from '../proof/proof.ts';
import type { RoomGame } from './room.ts';

/** A record with the time that its game has taken, so that a resumed game goes on counting. */
export interface RoomRecord extends GameRecord {
  readonly elapsedMs: number;
}

/** The record of a game so far, the deal in progress included. */
export function recordOf({ game, seats, settled, startedAt }: RoomGame, now: number): RoomRecord {
  const players = seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  const unsettled = makeRecord({ ...game, settled: [] }, players);
  return { ...unsettled, deals: [...settled, ...unsettled.deals], elapsedMs: now - startedAt };
}

/** The record of a game so far without a deal in progress: no card of that may be told. */
export function settledRecordOf(game: RoomGame, now: number): RoomRecord {
  return { ...recordOf(game, now), deals: game.settled };
}

/** A settled deal as the record has it. */
export function recordDeal(game: Game, deal: Deal, proof: DealProof | null): RecordDeal {
  const [made] = makeRecord({ ...game, deal, settled: [deal] }, []).deals;
  if (made === undefined) throw new Error('a record has the deals of its game');
  if (proof === null) return made;
  const proven = { ...made, proof };
  return proven;
}
