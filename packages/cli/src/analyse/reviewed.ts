import { type GameRecord, type Seat, seatsOf } from '@nain-jaune/engine';
import type { DealReview } from '@nain-jaune/review';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';
import { UsageError } from '../usageError.ts';

/** A reviewed deal, its place in a file and the requested seats. */
export interface Reviewed {
  readonly file: string;
  readonly line: number;
  readonly record: GameRecord;
  readonly review: DealReview;
  readonly seats: readonly Seat[];
}

/**
 * Returns the deal of `--deal`, or all deals without it.
 *
 * @throws {UsageError} if the record has no such deal, or no deal at all.
 */
export function requestedDeals({ cli }: Shell, { deals }: GameRecord, deal: number | undefined): number[] {
  const first = deal ?? 1;
  if (first > deals.length) throw new UsageError(cli.noSuchDeal(first, deals.length));
  return deal === undefined ? deals.map((_, index) => index + 1) : [deal];
}

/**
 * Returns the seats of `--seat` and `--player`, or all seats without them.
 *
 * @throws {UsageError} if the record has no such seat or player.
 */
export function requestedSeats(
  { cli }: Shell,
  { players }: GameRecord,
  { seat, player }: { readonly seat?: number; readonly player?: string },
): Seat[] {
  const names = players.map(({ name }) => name);
  const seats = seatsOf(players.length);
  if (seat !== undefined && seat > players.length)
    throw new UsageError(cli.notOneOf('--seat', String(seat), seats.map((one) => one + 1).join(', ')));
  if (player !== undefined && !names.includes(player))
    throw new UsageError(cli.notOneOf('--player', player, names.map(printable).join(', ')));
  return seats.filter(
    (one) => (seat === undefined || one === seat - 1) && (player === undefined || names[one] === player),
  );
}
