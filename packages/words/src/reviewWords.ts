import type { Move, Seat } from '@nain-jaune/engine';
import type {
  Estimate,
  Mistake,
  Reason,
  ReviewedChoice,
  SecondSight,
  Story,
  StoryChoice,
  WholeParts,
} from '@nain-jaune/review';
import { capital, decimalFormat, LEAST_DECIMAL } from './grammar.ts';
import type { ReviewLabels } from './languages/en/review.ts';
import type { Context } from './sentenceWords.ts';

/** The moment of a choice. */
export type When = Pick<StoryChoice, 'lead' | 'wanted'>;

/** The phrases from which {@link makeReview} makes reasons, verdicts and stories. `context.you` is addressed in the second person. */
export interface ReviewPhrases {
  readonly locale: string;
  choiceMade(situation: string, move: string): string;
  advised(move: string, reason: string): string;
  /** The move was the best one, or its loss is within the error. */
  readonly noLoss: string;
  lossHardlyShows(amount: string): string;
  costs(amount: string, better: string): string;
  /** An inexact number: `about 5`. */
  about(counters: number): string;
  /** The best move with all hands open, or that the move made was the best. */
  secondSight(best: string, bestCounters: string, madeCounters: string): string;
  secondSightSame(counters: string): string;
  reason(reason: Reason, seat: Seat, context: Context): string;
  moveName(move: Move): string;
  /** Names the better move if only the announcement was missing. */
  readonly announcing: string;
  situation(choice: When, context: Context): string;
  cardsSentence(story: Story, context: Context): string;
  noChoice(seat: Seat, context: Context): string;
  countOnly(seat: Seat, choices: number, context: Context): string;
  bestAlone(seat: Seat, best: StoryChoice, context: Context): string;
  mistakeAlone(seat: Seat, mistake: Mistake, context: Context): string;
  bestAndMistake(seat: Seat, best: StoryChoice, mistake: Mistake, context: Context): string;
  /** The result as the sum of its parts: `result −42: seat +1, luck −20, your choices −18, others’ choices −5`. */
  sum(seat: Seat, parts: Readonly<Record<keyof WholeParts, string>>, context: Context): string;
  verdict(seat: Seat, play: Exclude<Story['end']['play'], 'no-choice'>, context: Context): string;
}

export interface ReviewWords extends ReviewLabels {
  /** Why a move is good or bad for a seat: `nobody can follow the nine: you lead again`. */
  reason(reason: Reason, seat: Seat, context: Context): string;
  /** A move: `the nine of hearts`, `pass`. */
  moveName(move: Move): string;
  /** A hint in one sentence: `Ace of spades: your run goes from the ace to the three.` Without a reason: `Best: ace of spades.` */
  advice(move: Move, reason: Reason | null, seat: Seat, context: Context): string;
  /** What a move costs against the best one, foldText: `best`, `about as good`, `costs about 5`. */
  scale(loss: Estimate, place: number): string;
  /** A choice in one line: `Third lead: nine of hearts`. */
  choice(choice: ReviewedChoice, context: Context): string;
  /** The cost of a choice: `cost 2.3 ± 0.4; better: four of spades`. */
  verdict(choice: ReviewedChoice): string;
  /** The same foldText, without the error: `cost about 2; better: four of spades`. */
  cost(choice: ReviewedChoice): string;
  mistake(mistake: Mistake, seat: Seat, context: Context): string;
  /** The best move with all hands open, or null if it is unknown. */
  secondSight(choice: ReviewedChoice): string | null;
  /** The cards, the choices, and the sum of the result with a verdict. */
  story(story: Story, context: Context): readonly [string, string, string];
  /** A number with its sign, to one decimal: `+2.3`. */
  signed(value: number): string;
  /** An estimate with its sign and error: `+2.3 ± 0.4`. */
  estimate(estimate: Estimate): string;
  /** An estimate with its error, without a plus: `2.3 ± 0.4`. */
  amount(estimate: Estimate): string;
}

export function makeReview(labels: ReviewLabels, phrases: ReviewPhrases): ReviewWords {
  const numbers = makeNumbers(phrases.locale);
  return {
    ...labels,
    ...numbers,
    moveName: phrases.moveName,
    reason: (some, seat, context) => capital(phrases.reason(some, seat, context)),
    advice: (move, some, seat, context) => {
      const name = phrases.moveName(move);
      if (some === null) return `${capital(phrases.choiceMade(labels.best, name))}.`;
      return capital(phrases.advised(name, phrases.reason(some, seat, context)));
    },
    scale: (loss, place) => {
      if (place === 0) return labels.best;
      if (hasCost(loss)) return labels.costsAbout(roundly(loss.value));
      return isAboutNothing(loss) ? labels.aboutAsGood : labels.noClearLoss;
    },
    choice: (choice, context) =>
      capital(phrases.choiceMade(phrases.situation(choice, context), phrases.moveName(choice.made))),
    verdict: (choice) => verdictOf(phrases, numbers, choice),
    cost: (choice) => {
      const { made, moves, cost } = choice;
      const [best] = moves;
      if (best === undefined || lossOf(choice) === null) return phrases.noLoss;
      if (cost === 0) return labels.noClearLoss;
      return phrases.costs(phrases.about(roundly(cost)), betterName(phrases, best.move, made));
    },
    mistake: (some, seat, context) => capital(phrases.mistakeAlone(seat, some, context)),
    secondSight: ({ secondSight, made }) =>
      secondSight === null ? null : secondSightOf(phrases, numbers, secondSight, made),
    story: (story, context) => [
      capital(phrases.cardsSentence(story, context)),
      capital(choicesSentence(phrases, story, context)),
      endOf(phrases, numbers, story, context),
    ],
  };
}

type Numbers = Pick<ReviewWords, 'signed' | 'estimate' | 'amount'>;

function makeNumbers(locale: string): Numbers {
  const plain = decimalFormat(locale, 'auto');
  const signed = decimalFormat(locale, 'exceptZero');
  const withError = (value: string, { standardError }: Estimate) =>
    standardError < LEAST_DECIMAL ? value : `${value} ± ${plain(standardError)}`;
  return {
    signed,
    estimate: (estimate) => withError(signed(estimate.value), estimate),
    amount: (estimate) => withError(plain(estimate.value), estimate),
  };
}

/** Whether a loss is worth showing: at least half a counter, and twice the standard error. */
export function hasCost({ value, standardError }: Estimate): boolean {
  return value >= 0.5 && value > 2 * standardError;
}

/** Whether a loss is surely small. An estimate from too few deals does not say so. */
export function isAboutNothing({ value, standardError }: Estimate): boolean {
  return value + 2 * standardError < 3;
}

/** What the move made costs against the best one, or null if nothing. */
function lossOf({ moves, place }: ReviewedChoice): Estimate | null {
  const loss = moves[place]?.loss;
  return loss === undefined || loss.value < LEAST_DECIMAL ? null : loss;
}

function verdictOf(phrases: ReviewPhrases, { amount }: Numbers, choice: ReviewedChoice): string {
  const { made, moves, cost } = choice;
  const [best] = moves;
  const loss = lossOf(choice);
  if (best === undefined || loss === null) return phrases.noLoss;
  if (cost === 0) return phrases.lossHardlyShows(amount(loss));
  return phrases.costs(amount(loss), betterName(phrases, best.move, made));
}

/** The name of a better move. With the same card, only the announcement differs. */
function betterName({ moveName, announcing }: ReviewPhrases, better: Move, made: Move): string {
  return better.type === 'lay' && made.type === 'lay' && better.card === made.card
    ? announcing
    : moveName(better);
}

function secondSightOf(phrases: ReviewPhrases, { signed }: Numbers, seen: SecondSight, made: Move): string {
  const { best, bestCounters, madeCounters } = seen;
  return bestCounters === madeCounters
    ? phrases.secondSightSame(signed(madeCounters))
    : phrases.secondSight(betterName(phrases, best, made), signed(bestCounters), signed(madeCounters));
}

function choicesSentence(phrases: ReviewPhrases, { seat, choices }: Story, context: Context): string {
  const { count, best, mistake } = choices;
  if (best !== null && mistake !== null) return phrases.bestAndMistake(seat, best, mistake, context);
  if (mistake !== null) return phrases.mistakeAlone(seat, mistake, context);
  if (best !== null) return phrases.bestAlone(seat, best, context);
  return count === 0 ? phrases.noChoice(seat, context) : phrases.countOnly(seat, count, context);
}

function endOf(
  phrases: ReviewPhrases,
  { signed }: Numbers,
  { seat, end: { parts, play } }: Story,
  context: Context,
): string {
  const { place, luck, own, others, result } = parts;
  const texts = {
    place: signed(place),
    luck: signed(luck),
    own: signed(own),
    others: signed(others),
    result: signed(result),
  };
  const sum = capital(phrases.sum(seat, texts, context));
  // That there was no choice is said before.
  return play === 'no-choice' ? sum : `${sum} ${capital(phrases.verdict(seat, play, context))}`;
}

/** A share in per cent. Only what is certain is 100 %. */
export function percentOf(part: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return format.format(part < 1 ? Math.min(part, 0.99) : 1);
}

/** Whether a probability is 1 but for rounding. */
export function isCertain(part: number): boolean {
  return part > 1 - 1e-9;
}

/** A number of counters rounded, without its sign, at least 1. */
export function roundly(counters: number): number {
  return Math.max(1, Math.round(Math.abs(counters)));
}
