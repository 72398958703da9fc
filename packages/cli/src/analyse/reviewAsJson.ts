import { makeCardsText, moveText } from '@nain-jaune/engine';
import type { ReviewedChoice, ReviewedMove, SeatReview } from '@nain-jaune/review';
import { recordContext, withCardNotation } from '../replay/gameReplay.ts';
import type { Shell } from '../shell.ts';
import type { Reviewed } from './reviewed.ts';

const CARD_KEYS = ['card', 'from', 'to'];

/** Returns a reviewed deal as JSON, with cards and moves in the notation. */
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
  const context = recordContext(shell, reviewed.record);
  return {
    seat,
    name: context.names[seat],
    // `cards` is the name of luck in 1.0.0.
    parts: { ...parts, cards: parts.luck },
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
    secondSight: secondSight === null ? null : { ...secondSight, best: moveText(secondSight.best) },
  };
}

export function moveAsJson({ move, reasons, ...measures }: ReviewedMove): unknown {
  return {
    move: moveText(move),
    ...measures,
    reasons: reasons.map((reason) => withCardNotation(reason, CARD_KEYS)),
  };
}
