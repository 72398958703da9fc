import {
  type Outcome,
  openPosition,
  type Problem,
  parsePositionText,
  recordAtPosition,
  type Seat,
  viewAtPosition,
} from '@nain-jaune/engine';
import type { LobbySeat, PositionRequest } from '../lobby/messages.ts';
import { strongRandom } from './chance.ts';
import type { StoredGame } from './gameStore.ts';
import { seatedHere } from './lazyBots.ts';
import { PRACTICE } from './storedGame.ts';
import { Trouble } from './trouble.ts';

/**
 * What is stored of a practice game that goes on from a position. The person takes the seat of the position, or the seat to
 * move if all hands are open; hands that are not known are drawn. Throws a {@link Trouble} with every problem of the text.
 */
export function gameAtPosition({ text, seats }: PositionRequest): Pick<StoredGame, 'text' | 'profiles'> {
  const position = orTrouble(parsePositionText(text));
  const { seat } = orTrouble(viewAtPosition(position));
  const open = orTrouble(openPosition(position, strongRandom()));
  const seated = seatedAt(seats.slice(0, position.hands.length), seat);
  const players = seated.map(seatedHere).map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  const record = orTrouble(recordAtPosition(open, players));
  return {
    text: JSON.stringify({ ...record, ...PRACTICE }),
    profiles: seated.map(({ profile }) => profile ?? null),
  };
}

/** The person on their seat, and the bots on the others in their order. */
function seatedAt([person, ...bots]: readonly LobbySeat[], seat: Seat | null): LobbySeat[] {
  return person === undefined ? bots : bots.toSpliced(seat ?? 0, 0, person);
}

function orTrouble<Value>(outcome: Outcome<Value, readonly Problem[]>): Value {
  if (outcome.ok) return outcome.value;
  throw new Trouble({ code: 'position-wrong', problems: outcome.error });
}
