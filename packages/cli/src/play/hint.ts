import type { GameView, Move, Random } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { type Hint, hintFor } from '@nain-jaune/review';
import { makeBreather } from '../io/interrupt.ts';
import { wrap } from '../terminal/width.ts';
import type { Place } from './context.ts';

/** Possible deals that a hint looks at: about a tenth of a second. */
const DEALS = 500;

/** What each move that may be made now would bring, the best first, and why: from what the seat sees alone. */
export function drawHint(place: Place, hint: Hint): string {
  const { review } = place.shell;
  if (hint.only !== null) return review.onlyMove(review.moveName(hint.only));
  const moves = hint.moves.flatMap((_, index) => drawMove(place, hint, index));
  const deals = hint.exact ? review.allDeals(hint.deals) : review.someDeals(hint.deals);
  const story = wrap(`${deals} ${review.expectedStory}`, place.columns(), '');
  return [...moves, place.shell.paint('dim', story)].join('\n');
}

/** How a hint is found: by so many possible deals, which are drawn by this chance. */
export interface HintEffort {
  readonly deals: number;
  readonly random: Random;
}

/** The hint for the seat of a view. Without an effort it takes about a tenth of a second. */
export async function findHint(
  view: GameView,
  legal: readonly Move[],
  { deals, random }: HintEffort = { deals: DEALS, random: seededRandom(view.deal?.events.length ?? 0) },
): Promise<Hint> {
  const breathe = makeBreather();
  const thinking = hintFor(view, legal, random, { deals });
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    await breathe();
  }
}

function drawMove({ shell, seat, context, columns }: Place, { moves }: Hint, index: number): string[] {
  const { review } = shell;
  const move = moves[index];
  if (move === undefined) return [];
  const numbers = `${review.expected} ${review.estimate(move.expected)}`;
  const loss = index === 0 ? review.best : `${review.loss} ${review.amount(move.loss)}`;
  const name = shell.paint(index === 0 ? 'green' : 'bold', review.moveName(move.move));
  const reasons = move.reasons.map((reason) =>
    shell.paint('dim', `· ${review.reason(reason, seat, context)}`),
  );
  return [`  ${name}: ${numbers} (${loss})`, ...reasons.map((line) => `      ${line}`)].map((line) =>
    wrap(line, columns(), '        '),
  );
}
