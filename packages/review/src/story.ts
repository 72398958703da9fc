import type { Seat } from '@nain-jaune/engine';
import type { Mistake, Parts, ReviewedChoice, ReviewedMove, Story, ToldChoice } from './dealReview.ts';
import { type Estimate, exactly, isAbove, isBelow, sumOf } from './estimate.ts';
import type { Reason } from './reason.ts';

/** What is told of, in counters: less is no news to anybody. */
const TOLD = { cards: 3, luck: 3, choice: 1, fairly: 1, badly: 6 } as const;

/** Reasons for a move that say afterwards why it would have been better. */
const TELLING: ReadonlySet<Reason['code']> = new Set([
  'goes-out',
  'nearly-out',
  'sweeps',
  'run',
  'ends-run',
  'nobody-follows',
  'probably-not-held',
  'lead-goes-to',
]);

/** The story of a seat's deal. Nothing is claimed that may well be chance of the sampling. */
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
  if (isAbove(cards, 0) && cards.value >= TOLD.cards) return 'good';
  return isBelow(cards, 0) && cards.value <= -TOLD.cards ? 'bad' : 'usual';
}

/** Luck is all of the result that is neither the place's due nor given away. */
function luckOf({ place, result }: Parts, lost: Estimate): Story['end']['luck'] {
  const luck = sumOf([exactly(result), { ...place, value: -place.value }, lost]);
  if (isAbove(luck, 0) && luck.value >= TOLD.luck) return 'with';
  return isBelow(luck, 0) && luck.value <= -TOLD.luck ? 'against' : 'neither';
}

function playOf(lost: Estimate): Story['end']['play'] {
  if (isAbove(lost, TOLD.badly)) return 'badly';
  return isAbove(lost, TOLD.fairly) ? 'fairly' : 'well';
}

/** The choice in which the best move was made and any other would have cost the most. */
function bestOf(choices: readonly ReviewedChoice[]): ToldChoice | null {
  const told = choices
    .filter(({ place }) => place === 0)
    .flatMap((choice) => {
      const next = choice.moves[1];
      return next !== undefined && isAbove(next.loss, TOLD.choice) ? [toldOf(choice, next.loss)] : [];
    });
  return mostOf(told);
}

function mistakeOf(choices: readonly ReviewedChoice[]): Mistake | null {
  const told = choices.flatMap((choice) => {
    const { moves, place } = choice;
    const [best] = moves;
    const made = moves[place];
    if (best === undefined || made === undefined || !isAbove(made.loss, TOLD.choice)) return [];
    return [{ ...toldOf(choice, made.loss), better: best.move, reason: tellingReason(best, made) }];
  });
  return mostOf(told);
}

function toldOf({ made, lead, wanted }: ReviewedChoice, loss: Estimate): ToldChoice {
  return { move: made, lead, wanted, counters: Math.round(loss.value) };
}

function mostOf<Told extends ToldChoice>(told: readonly Told[]): Told | null {
  return told.reduce<Told | null>(
    (most, one) => (most !== null && most.counters >= one.counters ? most : one),
    null,
  );
}

/** The first reason for the better move that does not hold for the one that was made. */
function tellingReason(better: ReviewedMove, made: ReviewedMove): Reason | null {
  const common = new Set(made.reasons.map(({ code }) => code));
  return better.reasons.find(({ code }) => TELLING.has(code) && !common.has(code)) ?? null;
}
