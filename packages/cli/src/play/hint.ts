import type { GameView, Move, Random } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { type Hint, hintFor } from '@nain-jaune/review';
import { makeSignalYield } from '../io/interrupt.ts';
import { wrap } from '../terminal/width.ts';
import type { PlayContext } from './playContext.ts';

/** Takes about 0.1 s. */
const DEFAULT_DEALS = 500;

/** Draws the expected result of each legal move, the best first, with its reasons. */
export function drawHint(context: PlayContext, hint: Hint): string {
  const { review, paint } = context.shell;
  if (hint.only !== null) return review.onlyMove(review.moveName(hint.only));
  const moves = hint.moves.flatMap((_, index) => drawMove(context, hint, index));
  const deals = hint.exact ? review.allSolved(hint.deals) : review.someDeals(hint.deals);
  const note = wrap(`${deals} ${review.expectedStory}`, context.columns(), '');
  return [...moves, paint('dim', note)].join('\n');
}

/** The number of possible deals to examine, and the random source that draws them. */
export interface HintEffort {
  readonly deals: number;
  readonly random: Random;
}

/** Computes the hint for the seat of a view. Calls `onStep` while it does. */
export async function findHint(
  view: GameView,
  legal: readonly Move[],
  { deals, random }: HintEffort = {
    deals: DEFAULT_DEALS,
    random: seededRandom(view.deal?.events.length ?? 0),
  },
  onStep = (): void => {},
): Promise<Hint> {
  const yieldToSignals = makeSignalYield();
  const search = hintFor(view, legal, random, { deals });
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    onStep();
    await yieldToSignals();
  }
}

function drawMove(context: PlayContext, { moves }: Hint, index: number): string[] {
  const { review, paint } = context.shell;
  const move = moves[index];
  if (move === undefined) return [];
  const numbers = `${review.expected} ${review.estimate(move.expected)}`;
  const loss = index === 0 ? review.best : `${review.loss} ${review.amount(move.loss)}`;
  const name = paint(index === 0 ? 'green' : 'bold', review.moveName(move.move));
  const reasons = move.reasons.map((reason) =>
    paint('dim', `· ${review.reason(reason, context.you, context)}`),
  );
  return [`  ${name}: ${numbers} (${loss})`, ...reasons.map((line) => `      ${line}`)].map((line) =>
    wrap(line, context.columns(), '        '),
  );
}
