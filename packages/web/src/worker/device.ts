import { type GameView, type Seat, seatsAfter } from '@nain-jaune/engine';

/**
 * Who should have the device at a table of several people: whoever is to move; while a bot is, whoever of the people
 * moved last, or else the first of them who will be asked. Null while no deal is in progress: then all is open.
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
