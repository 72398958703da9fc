import {
  type Outcome,
  openPosition,
  type Problem,
  parsePositionText,
  recordAtPosition,
  type Seat,
  viewAtPosition,
} from '@nain-jaune/engine';
import { GameServiceError } from '../app/gameService/gameServiceError.ts';
import type { PositionRequest, SeatSetup } from '../app/gameService/serviceMessages.ts';
import { believedDeal } from './believedDeal.ts';
import type { StoredContent } from './createGame.ts';
import { seatedHere } from './lazyBots.ts';
import { strongRandom } from './randomSources.ts';
import { PRACTICE } from './storedGame.ts';

/**
 * A practice game that continues from a position. The person takes the seat of the position, or the seat to move if all hands
 * are open. Unknown hands are drawn; with `newHidden`, all but the person’s, as they could believe them.
 *
 * @throws {@link GameServiceError} with every problem of the text
 */
export function gameAtPosition({ text, seats, newHidden, from }: PositionRequest): StoredContent {
  const position = valueOrThrow(parsePositionText(text));
  const view = valueOrThrow(viewAtPosition(position));
  const { seat } = view;
  const open =
    newHidden === true
      ? { ...position, seat: null, ...believedDeal(view, strongRandom()) }
      : valueOrThrow(openPosition(position, strongRandom()));
  const seated = seatedAt(seats.slice(0, position.hands.length), seat);
  const players = seated.map(seatedHere).map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  const record = valueOrThrow(recordAtPosition(open, players));
  return {
    text: JSON.stringify({ ...record, ...PRACTICE }),
    profiles: seated.map(({ profile }) => profile ?? null),
    ...(from !== undefined && { from }),
  };
}

function seatedAt([person, ...bots]: readonly SeatSetup[], seat: Seat | null): SeatSetup[] {
  return person === undefined ? bots : bots.toSpliced(seat ?? 0, 0, person);
}

function valueOrThrow<Value>(outcome: Outcome<Value, readonly Problem[]>): Value {
  if (outcome.ok) return outcome.value;
  throw new GameServiceError({ code: 'position-wrong', problems: outcome.error });
}
