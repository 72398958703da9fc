import { areAlike, type Thought } from '@nain-jaune/bots/search';
import { type GameView, type Move, type Replay, type Seat, seatAt } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { possibilitiesFrom } from './cardPossibilities.ts';
import { ChoiceValues } from './choiceValues.ts';
import type {
  ChoiceCost,
  DealReview,
  ReviewedChoice,
  ReviewedMove,
  SeatReview,
  SecondSight,
} from './dealReview.ts';
import type { Estimate } from './estimate.ts';
import { type EvaluationLimits, evaluateMoves } from './evaluateMoves.ts';
import { mapProgress } from './mapProgress.ts';
import { reasonsFor } from './reasons.ts';
import { seatAverages } from './seatAverages.ts';
import { secondSights } from './secondSight.ts';
import { costOf, lostBy, storyOf } from './story.ts';
import { type Choice, type WalkedDeal, walkDeal } from './walkDeal.ts';

/** Effort of the search that judges one choice. */
type JudgeOptions = EvaluationLimits & { readonly seed: string };

/** Effort of a review. The result depends on the seed alone unless a time limit is set. */
export interface ReviewOptions extends JudgeOptions {
  /** Playouts by the reference player from each choice. */
  readonly streams: number;
  /** Random deals for the average of each seat. */
  readonly placeDeals: number;
  /** Maximum number of positions searched for each choice with all hands open. */
  readonly positions: number;
}

/** Takes a few seconds for a deal of four players. */
export const REVIEW_OPTIONS: ReviewOptions = {
  deals: 400,
  seed: '1',
  streams: 400,
  placeDeals: 10_000,
  positions: 200_000,
};

/** Progress after each step of a review. */
const AFTER = { averages: 0.1, values: 0.2, solutions: 0.3 } as const;

/**
 * Reviews the choices and the results of one deal. Yields its progress from 0 to 1. Returns null if there is no such deal
 * or it is not settled.
 *
 * @example
 * ```ts
 * import * as engine from '@nain-jaune/engine';
 * import { REVIEW_OPTIONS, reviewDeal } from '@nain-jaune/review';
 *
 * const begun = engine.startGame(engine.RULESETS['nain-jaune-court'], 4, engine.seatAt(0));
 * let { game } = engine.dealCards(begun, engine.PACK);
 * while (game.deal !== null && game.deal.phase.type !== 'over') {
 *   const [move = engine.pass] = engine.legalMoves(game.deal);
 *   const played = engine.playMove(game, game.deal.phase.seat, move);
 *   if (!played.ok) throw new Error(played.error.code);
 *   game = played.value.game;
 * }
 * const players = engine.seatsOf(4).map((seat) => ({ name: `Player ${seat + 1}` }));
 * const replayed = engine.replayRecord(engine.makeRecord(game, players));
 * if (!replayed.ok) throw new Error('the record is right');
 *
 * const work = reviewDeal(replayed.value, 1, { ...REVIEW_OPTIONS, deals: 5, streams: 5, placeDeals: 100 });
 * let step = work.next();
 * while (!step.done) step = work.next();
 * step.value?.seats.length; // => 4
 * ```
 */
export function* reviewDeal(
  replay: Replay,
  number: number,
  options: ReviewOptions,
): Generator<number, DealReview | null, void> {
  const walked = walkDeal(replay, number);
  if (walked === null) return null;
  const seed = `${options.seed}/${number}`;
  const averages = yield* mapProgress(
    seatAverages(walked, options.placeDeals, seed),
    (share) => AFTER.averages * share,
  );
  const values = new ChoiceValues(walked, options.streams);
  yield* mapProgress(values.compute(seed), () => AFTER.values);
  const sights = yield* mapProgress(secondSights(walked, options.positions), () => AFTER.solutions);
  const choices = yield* reviewChoices(walked, values, sights, options);
  return {
    deal: number,
    choices,
    seats: averages.map((place, seat) => seatReview(seatAt(seat), place, values, choices)),
  };
}

function* reviewChoices(
  { choices, number }: WalkedDeal,
  values: ChoiceValues,
  sights: readonly (SecondSight | null)[],
  options: ReviewOptions,
): Generator<number, ReviewedChoice[], void> {
  const reviewed: ReviewedChoice[] = [];
  for (const [index, choice] of choices.entries()) {
    const done = AFTER.solutions + ((1 - AFTER.solutions) * index) / choices.length;
    reviewed.push({
      ...(yield* mapProgress(judgeChoice(choice, number, options), () => done)),
      secondSight: sights[index] ?? null,
      change: values.change(index, choice.seat),
    });
    yield done;
  }
  return reviewed;
}

/**
 * Returns what each choice of a seat in a deal cost, as {@link reviewDeal} judges it with the same options, in whole counters. Yields
 * often. Returns null if there is no such deal or it is not settled.
 */
export function* choiceCosts(
  replay: Replay,
  number: number,
  seat: Seat,
  options: JudgeOptions = REVIEW_OPTIONS,
): Generator<void, readonly ChoiceCost[] | null, void> {
  const walked = walkDeal(replay, number);
  if (walked === null) return null;
  const costs: ChoiceCost[] = [];
  for (const choice of walked.choices.filter((one) => one.seat === seat)) {
    const { cost, moves } = yield* judgeChoice(choice, number, options);
    costs.push({
      cost: Math.round(cost),
      atStake: Math.round(Math.max(...moves.map(({ loss }) => costOf(loss)))),
    });
  }
  return costs;
}

export function* judgeChoice(
  choice: Choice,
  number: number,
  options: JudgeOptions,
): Generator<void, Omit<ReviewedChoice, 'secondSight' | 'change'>, void> {
  const random = seededRandom(`${options.seed}/${number}/${choice.move}`);
  return reviewedChoice(
    choice,
    yield* evaluateMoves(choice.view, choice.moves, random, options, choice.made),
  );
}

function reviewedChoice(choice: Choice, thought: Thought): Omit<ReviewedChoice, 'secondSight' | 'change'> {
  const moves = madeFirst(choice, reviewedMoves(choice.view, thought));
  const place = indexOfMade(choice, moves);
  return {
    move: choice.move,
    seat: choice.seat,
    lead: choice.lead,
    wanted: choice.view.deal?.turn?.wanted ?? [],
    made: choice.made,
    moves,
    place,
    cost: costOf(moves[place]?.loss),
    deals: thought.deals,
    exact: thought.exact,
  };
}

export function reviewedMoves(view: GameView, { candidates }: Thought): ReviewedMove[] {
  const reasons = reasonsFor(possibilitiesFrom(view), candidates);
  return candidates.map(({ move, value, standardError, loss, lossError }, index) => ({
    move,
    expected: { value, standardError },
    loss: { value: loss, standardError: lossError },
    reasons: reasons[index] ?? [],
  }));
}

/** Of several best moves, lists the one made first. */
function madeFirst(choice: Choice, moves: readonly ReviewedMove[]): readonly ReviewedMove[] {
  const made = moves[indexOfMade(choice, moves)];
  return made?.loss.value === 0 ? [made, ...moves.filter((move) => move !== made)] : moves;
}

function indexOfMade({ deal, made }: Choice, moves: readonly { readonly move: Move }[]): number {
  return moves.findIndex(({ move }) => areAlike(deal.rules, move, made));
}

function seatReview(
  seat: Seat,
  place: Estimate,
  values: ChoiceValues,
  choices: readonly ReviewedChoice[],
): SeatReview {
  const parts = values.parts(seat, place);
  const own = choices.filter((choice) => choice.seat === seat);
  return { seat, parts, lost: lostBy(own), story: storyOf(seat, parts, own) };
}
