import type { Seat } from '@nain-jaune/engine';
import type { Mistake, Parts, ReviewedChoice, ReviewedMove, Story, StoryChoice } from './dealReview.ts';
import { type Estimate, exactly, isSignificantlyAbove, isSignificantlyBelow, sumOf } from './estimate.ts';
import type { Reason } from './reason.ts';

/** Thresholds in counters. Smaller amounts are not mentioned. */
const THRESHOLDS = { cards: 3, luck: 3, choice: 1, fairly: 1, badly: 6 } as const;

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
export function storyOf(seat: Seat, parts: Parts, lost: Estimate, all: readonly ReviewedChoice[]): Story {
  const choices = all.filter((choice) => choice.seat === seat);
  return {
    seat,
    cards: { kind: kindOf(parts.cards), counters: Math.round(parts.cards.value) },
    choices: { count: choices.length, best: bestOf(choices), mistake: mistakeOf(choices) },
    end: {
      result: parts.result,
      luck: luckOf(parts, lost),
      play: choices.length === 0 ? 'no-choice' : playOf(lost),
    },
  };
}

function kindOf(cards: Estimate): Story['cards']['kind'] {
  if (isSignificantlyAbove(cards, 0) && cards.value >= THRESHOLDS.cards) return 'good';
  return isSignificantlyBelow(cards, 0) && cards.value <= -THRESHOLDS.cards ? 'bad' : 'usual';
}

/** Luck is the result less the seat's average, plus what its choices lost. */
function luckOf({ place, result }: Parts, lost: Estimate): Story['end']['luck'] {
  const luck = sumOf([exactly(result), { ...place, value: -place.value }, lost]);
  if (isSignificantlyAbove(luck, 0) && luck.value >= THRESHOLDS.luck) return 'with';
  return isSignificantlyBelow(luck, 0) && luck.value <= -THRESHOLDS.luck ? 'against' : 'neither';
}

function playOf(lost: Estimate): Story['end']['play'] {
  if (isSignificantlyAbove(lost, THRESHOLDS.badly)) return 'badly';
  return isSignificantlyAbove(lost, THRESHOLDS.fairly) ? 'fairly' : 'well';
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
    const { moves, place } = choice;
    const [best] = moves;
    const made = moves[place];
    if (best === undefined || made === undefined || !isSignificantlyAbove(made.loss, THRESHOLDS.choice))
      return [];
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
