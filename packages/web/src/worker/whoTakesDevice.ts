import { type GameView, type Seat, seatsAfter } from '@nain-jaune/engine';

/**
 * The person who should have the device at a table of several people: the one to move. During a bot's turn it is the person who
 * moved last, or the next one to move. Null if no deal is in progress.
 */
export function whoTakesDevice({ deal, rules, players }: GameView, people: readonly Seat[]): Seat | null {
  const turn = deal?.turn ?? null;
  if (deal === null || turn === null) return null;
  if (people.includes(turn.seat)) return turn.seat;
  const last = deal.events.findLast(
    (event) => (event.type === 'laid' || event.type === 'passed') && people.includes(event.seat),
  );
  if (last?.type === 'laid' || last?.type === 'passed') return last.seat;
  return seatsAfter(turn.seat, rules.play, players).find((seat) => people.includes(seat)) ?? null;
}
