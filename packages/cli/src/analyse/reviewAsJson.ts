import { type Move, makeCardsText, makeCardText, moveText } from '@nain-jaune/engine';
import type { Reason, ReviewedChoice, ReviewedMove, SeatReview } from '@nain-jaune/review';
import type { Shell } from '../shell.ts';
import { type Reviewed, reviewContext } from './reviewed.ts';

/** A reviewed deal as a program reads it: cards and moves in the notation, reasons and stories as data and as words. */
export function reviewAsJson(shell: Shell, reviewed: Reviewed): unknown {
  const { file, line, review, seats } = reviewed;
  return {
    type: 'review',
    file,
    line,
    deal: review.deal,
    choices: review.choices.filter(({ seat }) => seats.includes(seat)).map(choiceAsJson),
    seats: review.seats
      .filter(({ seat }) => seats.includes(seat))
      .map((seat) => seatAsJson(shell, reviewed, seat)),
  };
}

function seatAsJson(shell: Shell, reviewed: Reviewed, { seat, parts, lost, story }: SeatReview): unknown {
  const context = reviewContext(shell, reviewed);
  return {
    seat,
    name: context.names[seat],
    parts,
    lost,
    story: shell.review.story(story, context),
  };
}

function choiceAsJson(choice: ReviewedChoice): unknown {
  const { wanted, made, moves, secondSight } = choice;
  return {
    ...choice,
    wanted: makeCardsText(wanted),
    made: moveText(made),
    moves: moves.map(moveAsJson),
    secondSight: secondSight === null ? null : inNotation(secondSight),
  };
}

/** A move that was judged as a program reads it. */
export function moveAsJson({ move, reasons, ...measures }: ReviewedMove): unknown {
  return { move: moveText(move), ...measures, reasons: reasons.map(reasonAsJson) };
}

function inNotation<Told extends { readonly best: Move }>(told: Told): unknown {
  return { ...told, best: moveText(told.best) };
}

const CARD_KEYS: readonly string[] = ['card', 'from', 'to'];

function reasonAsJson(reason: Reason): unknown {
  return Object.fromEntries(
    Object.entries(reason).map(([key, value]) => [
      key,
      CARD_KEYS.includes(key) ? makeCardText(value) : value,
    ]),
  );
}
