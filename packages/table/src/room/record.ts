import { type Deal, type Game, type GameRecord, makeRecord, type RecordDeal } from '@nain-jaune/engine';
import type { DealProof } from '../proof/proof.ts';
import type { RoomGame } from './room.ts';

/** A record with the elapsed time, so that a resumed game continues to count. */
export interface RoomRecord extends GameRecord {
  readonly elapsedMs: number;
}

/** The record of a game so far, with the deal in progress. */
export function recordOf({ game, seats, settled, startedAt }: RoomGame, now: number): RoomRecord {
  const players = seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  const unsettled = makeRecord({ ...game, settled: [] }, players);
  return { ...unsettled, deals: [...settled, ...unsettled.deals], elapsedMs: now - startedAt };
}

/** The record of a game so far, without the secret cards of a deal in progress. */
export function settledRecordOf(game: RoomGame, now: number): RoomRecord {
  return { ...recordOf(game, now), deals: game.settled };
}

export function recordDeal(game: Game, deal: Deal, proof: DealProof | null): RecordDeal {
  const [made] = makeRecord({ ...game, deal, settled: [deal] }, []).deals;
  if (made === undefined) throw new Error('a record has the deals of its game');
  if (proof === null) return made;
  const proven = { ...made, proof };
  return proven;
}
