import { type GameRecord, type Seat, seatsOf } from '@nain-jaune/engine';
import type { DealReview } from '@nain-jaune/review';
import { type Context, namelessSeat, shownPlayers } from '@nain-jaune/words';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';
import { UsageError } from '../usage.ts';

/** A deal that was reviewed, with where it stands and whose part of it was asked for. */
export interface Reviewed {
  readonly file: string;
  readonly line: number;
  readonly record: GameRecord;
  readonly review: DealReview;
  readonly seats: readonly Seat[];
}

/** How those who played are spoken of. */
export function reviewContext({ words }: Shell, { record }: Reviewed): Context {
  const { players, rules } = record;
  const names = shownPlayers(players, words).map(({ name }) => printable(name));
  return { names, rules, you: namelessSeat(players) };
}

/** The seats that were asked for, all where none was. One that the record does not have is a wrong use. */
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
