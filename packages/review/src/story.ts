import type { Seat } from '@nain-jaune/engine';
import type {
  Mistake,
  Parts,
  ReviewedChoice,
  ReviewedMove,
  Story,
  StoryChoice,
  WholeParts,
} from './dealReview.ts';
import { type Estimate, exactly, isSignificantlyAbove, isSignificantlyBelow, sumOf } from './estimate.ts';
import type { Reason } from './reason.ts';

/** Thresholds in counters. Smaller amounts are not mentioned, and less than `well` is as good as nothing. */
const THRESHOLDS = { cards: 3, choice: 1, badly: 6, well: 3 } as const;

/** Reasons that explain afterwards why a move would have been better. */
const EXPLANATIONS: ReadonlySet<Reason['code']> = new Set([
  'goes-out',
  'nearly-out',
  'sweeps',
  'run',
  'ends-run',
  'nobody-follows',
  'probably-not-held',
  'lead-goes-to',
]);

/** Summarises a seat's deal. Every statement is statistically significant. */
export function storyOf(seat: Seat, parts: Parts, choices: readonly ReviewedChoice[]): Story {
  const whole = wholeParts(parts);
  return {
    seat,
    cards: { kind: kindOf(parts.luck), counters: whole.luck },
    choices: { count: choices.length, best: bestOf(choices), mistake: mistakeOf(choices) },
    end: { parts: whole, play: choices.length === 0 ? 'no-choice' : playOf(parts, choices) },
  };
}

/** Returns what a move surely lost in counters, or 0 if it is no mistake. */
export function costOf(loss: Estimate | undefined): number {
  return loss !== undefined && isSignificantlyAbove(loss, THRESHOLDS.choice) ? loss.value : 0;
}

/** Returns the sum of what the mistakes among a seat's choices cost. */
export function lostBy(choices: readonly ReviewedChoice[]): Estimate {
  return sumOf(
    choices.filter(({ cost }) => cost > 0).flatMap(({ moves, place }) => moves[place]?.loss ?? []),
  );
}

function kindOf(part: Estimate): Story['cards']['kind'] {
  if (isSignificantlyAbove(part, 0) && part.value >= THRESHOLDS.cards) return 'good';
  return isSignificantlyBelow(part, 0) && part.value <= -THRESHOLDS.cards ? 'bad' : 'usual';
}

const PARTS = ['place', 'luck', 'own', 'others'] as const;

/** Rounds the parts so that they still add up: down, and the largest remainders up. */
function wholeParts(parts: Parts): WholeParts {
  const whole = PARTS.map((part) => Math.floor(parts[part].value));
  const missing = parts.result - whole.reduce((sum, one) => sum + one, 0);
  const remainder = (index: number) => parts[PARTS[index] ?? 'place'].value - (whole[index] ?? 0);
  const raised = new Set([0, 1, 2, 3].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, missing));
  const [place = 0, luck = 0, own = 0, others = 0] = whole.map(
    (one, index) => one + (raised.has(index) ? 1 : 0),
  );
  return { place, luck, own, others, result: parts.result };
}

/** "Well" needs an estimate that excludes a notable loss, and play that did not surely cost counters as the cards were. */
function playOf({ own }: Parts, choices: readonly ReviewedChoice[]): Story['end']['play'] {
  const lost = lostBy(choices);
  if (lost.value > 0) return isSignificantlyAbove(lost, THRESHOLDS.badly) ? 'badly' : 'fairly';
  const possible = sumOf(choices.map(possibleLoss));
  return isSignificantlyBelow(possible, THRESHOLDS.well) && kindOf(own) !== 'bad' ? 'well' : 'unclear';
}

/** The loss of a choice. If it was the best by estimate, its error is half of what another move may be better by. */
function possibleLoss({ moves, place }: ReviewedChoice): Estimate {
  if (place > 0) return moves[place]?.loss ?? exactly(0);
  const open = moves.slice(1).map(({ loss }) => loss.standardError - loss.value / 2);
  return { value: 0, standardError: Math.max(0, ...open) };
}

/** Returns the best move made whose alternatives would have cost the most. */
function bestOf(choices: readonly ReviewedChoice[]): StoryChoice | null {
  const candidates = choices
    .filter(({ place }) => place === 0)
    .flatMap((choice) => {
      const next = choice.moves[1];
      return next !== undefined && isSignificantlyAbove(next.loss, THRESHOLDS.choice)
        ? [storyChoice(choice, next.loss)]
        : [];
    });
  return mostExpensive(candidates);
}

function mistakeOf(choices: readonly ReviewedChoice[]): Mistake | null {
  const candidates = choices.flatMap((choice) => {
    const { moves, place, cost } = choice;
    const [best] = moves;
    const made = moves[place];
    if (best === undefined || made === undefined || cost === 0) return [];
    return [{ ...storyChoice(choice, made.loss), better: best.move, reason: explanationFor(best, made) }];
  });
  return mostExpensive(candidates);
}

function storyChoice({ made, lead, wanted }: ReviewedChoice, loss: Estimate): StoryChoice {
  return { move: made, lead, wanted, counters: Math.round(loss.value) };
}

function mostExpensive<Choice extends StoryChoice>(choices: readonly Choice[]): Choice | null {
  return choices.reduce<Choice | null>(
    (most, one) => (most !== null && most.counters >= one.counters ? most : one),
    null,
  );
}

/** Returns the first explanation of the better move that does not apply to the move made. */
function explanationFor(better: ReviewedMove, made: ReviewedMove): Reason | null {
  const common = new Set(made.reasons.map(({ code }) => code));
  return better.reasons.find(({ code }) => EXPLANATIONS.has(code) && !common.has(code)) ?? null;
}
