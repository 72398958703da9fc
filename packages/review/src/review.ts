import { areAlike, type Thought } from '@nain-jaune/bots/search';
import type { GameView, Move, Replay, Seat } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { possibilitiesFrom } from './cardPossibilities.ts';
import { ChoiceValues } from './choiceValues.ts';
import type { DealReview, ReviewedChoice, ReviewedMove, SeatReview, SecondSight } from './dealReview.ts';
import { type Estimate, sumOf } from './estimate.ts';
import { evaluateMoves } from './evaluateMoves.ts';
import type { ReviewOptions } from './options.ts';
import { reasonsFor } from './reasons.ts';
import { seatAverages } from './seatAverages.ts';
import { secondSights } from './secondSight.ts';
import { storyOf } from './story.ts';
import { type Choice, type WalkedDeal, walkDeal } from './walkDeal.ts';

/** The parts of the work that are done when the places, the values and the second sights are found. */
const PLACES = 0.1;
const VALUES = 0.2;
const SIGHTS = 0.3;

/**
 * Reviews one deal of a game: every choice in it, and where everyone's result came from. Yields now and then the part
 * that is done, from 0 to 1. Gives null where there is no such deal or it is not settled.
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
  const places = yield* upTo(PLACES, seatAverages(walked, options.placeDeals, seed));
  const values = new ChoiceValues(walked, options.streams);
  yield* after(VALUES, values.find(seed));
  const sights = yield* after(SIGHTS, secondSights(walked, options.positions));
  const choices = yield* judgeChoices(walked, values, sights, options);
  return {
    deal: number,
    choices,
    seats: places.map((place, seat) => seatReview(seat as Seat, place, values, choices)),
  };
}

/** Work whose own part, from 0 to 1, is so much of the whole. */
function* upTo<Result>(
  share: number,
  work: Generator<number, Result, void>,
): Generator<number, Result, void> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield share * value;
  }
}

/** Work that does not tell how far it is: the whole stays at the same part meanwhile. */
function* after<Result>(part: number, work: Generator<void, Result, void>): Generator<number, Result, void> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield part;
  }
}

function* judgeChoices(
  { choices, number }: WalkedDeal,
  values: ChoiceValues,
  sights: readonly (SecondSight | null)[],
  options: ReviewOptions,
): Generator<number, ReviewedChoice[], void> {
  const judged: ReviewedChoice[] = [];
  for (const [index, choice] of choices.entries()) {
    const random = seededRandom(`${options.seed}/${number}/${choice.move}`);
    const done = SIGHTS + ((1 - SIGHTS) * index) / choices.length;
    const thought = yield* after(done, evaluateMoves(choice.view, choice.moves, random, options));
    judged.push({
      ...judgedChoice(choice, thought),
      secondSight: sights[index] ?? null,
      change: values.change(index, choice.seat),
    });
    yield done;
  }
  return judged;
}

function judgedChoice(choice: Choice, thought: Thought): Omit<ReviewedChoice, 'secondSight' | 'change'> {
  const moves = madeFirst(choice, reviewedMoves(choice.view, thought));
  return {
    move: choice.move,
    seat: choice.seat,
    lead: choice.lead,
    wanted: choice.view.deal?.turn?.wanted ?? [],
    made: choice.made,
    moves,
    place: placeOf(choice, moves),
    deals: thought.deals,
    exact: thought.exact,
  };
}

/** What the search found of each move, with what speaks for it. */
export function reviewedMoves(view: GameView, { candidates }: Thought): ReviewedMove[] {
  const reasons = reasonsFor(possibilitiesFrom(view), candidates);
  return candidates.map(({ move, value, standardError, loss, lossError }, index) => ({
    move,
    expected: { value, standardError },
    loss: { value: loss, standardError: lossError },
    reasons: reasons[index] ?? [],
  }));
}

/** Of several moves that lose nothing the one that was made stands first. */
function madeFirst(choice: Choice, moves: readonly ReviewedMove[]): readonly ReviewedMove[] {
  const made = moves[placeOf(choice, moves)];
  return made?.loss.value === 0 ? [made, ...moves.filter((move) => move !== made)] : moves;
}

function placeOf({ deal, made }: Choice, moves: readonly { readonly move: Move }[]): number {
  return moves.findIndex(({ move }) => areAlike(deal.rules, move, made));
}

function seatReview(
  seat: Seat,
  place: Estimate,
  values: ChoiceValues,
  choices: readonly ReviewedChoice[],
): SeatReview {
  const parts = values.parts(seat, place);
  const lost = sumOf(
    choices
      .filter((choice) => choice.seat === seat)
      .flatMap(({ moves, place: made }) => moves[made]?.loss ?? []),
  );
  return { seat, parts, lost, story: storyOf(seat, parts, lost, choices) };
}
