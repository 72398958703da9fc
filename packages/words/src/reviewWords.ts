import type { Move, Seat } from '@nain-jaune/engine';
import type {
  Estimate,
  Mistake,
  Reason,
  ReviewedChoice,
  SecondSight,
  Story,
  ToldChoice,
} from '@nain-jaune/review';
import { decimalFormat, LEAST_TOLD } from './decimals.ts';
import { capital } from './grammar.ts';
import type { Context } from './sentenceWords.ts';

/** The single words of hints and reviews, for headings, buttons and lines. */
export interface ReviewLabels {
  // Hints
  readonly thinking: string;
  /** Asks for the reasons of a hint. */
  readonly why: string;
  /** The button that makes a move, alone and with the move. */
  readonly play: string;
  playMove(move: string): string;
  /** The estimates behind a hint. */
  readonly details: string;
  readonly expected: string;
  readonly loss: string;
  readonly best: string;
  /** What a move costs against the best one. */
  readonly aboutAsGood: string;
  costsAbout(counters: number): string;
  /** All moves that may be made come to the same. */
  onlyMove(move: string): string;
  /** How many possible deals were looked at: all that there are, or some. */
  allDeals(deals: number): string;
  someDeals(deals: number): string;
  /** What the numbers of a hint mean. */
  readonly expectedStory: string;

  // The review of a deal
  reviewOf(deal: number): string;
  readonly reviewing: string;
  readonly notReviewed: string;
  readonly player: string;
  readonly choices: string;
  /** The link to a move in the replay. */
  readonly seeIt: string;
  /** Begins a game that goes on from before the move. */
  readonly tryAgain: string;
  /** Nobody had a choice in the deal; one player had none. */
  readonly noChoices: string;
  readonly noneToChoose: string;
  readonly place: string;
  readonly cards: string;
  readonly own: string;
  readonly others: string;
  readonly result: string;
  readonly lost: string;
}

/** A choice, by when it was. */
export type When = Pick<ToldChoice, 'lead' | 'wanted'>;

/** The phrases that reasons, verdicts and stories are made of. A seat that is spoken to stands in the second person. */
export interface ReviewPhrases extends ReviewLabels {
  readonly locale: string;
  /** A choice: when it was, and the move made. */
  choiceMade(situation: string, move: string): string;
  /** A move that is advised, and the reason for it. */
  advised(move: string, reason: string): string;
  /** The best move was made; or one whose loss, if there is any, is within its error. */
  readonly noLoss: string;
  lossHardlyShows(amount: string): string;
  costs(amount: string, better: string): string;
  /** A number that is not exact: `about 5`. */
  about(counters: number): string;
  /** A result, and the luck and the mistakes that add up to it. */
  luckAndMistakes(result: string, luck: string, mistakes: string): string;
  /** What would have been best with all hands open; or that the move made was as good as any. */
  secondSight(best: string, bestCounters: string, madeCounters: string): string;
  secondSightSame(counters: string): string;
  /** A reason in the present, without a full stop. */
  reason(reason: Reason, seat: Seat, context: Context): string;
  moveName(move: Move): string;
  /** What would have been better than to lay the same card in silence. */
  readonly announcing: string;
  situation(choice: When, context: Context): string;
  cardsSentence(story: Story, context: Context): string;
  noChoice(seat: Seat, context: Context): string;
  noMistake(seat: Seat, choices: number, context: Context): string;
  /** The best move, and the worst, either of which may be missing. */
  bestAlone(seat: Seat, best: ToldChoice, context: Context): string;
  mistakeAlone(seat: Seat, mistake: Mistake, context: Context): string;
  bestAndMistake(seat: Seat, best: ToldChoice, mistake: Mistake, context: Context): string;
  endSentence(story: Story, context: Context): string;
}

/** What hints and reviews say. */
export interface ReviewWords extends ReviewLabels {
  /** Why a move is good or bad for a seat: `nobody can follow the nine: you lead again`. */
  reason(reason: Reason, seat: Seat, context: Context): string;
  /** A move: `the nine of hearts`, `pass`. */
  moveName(move: Move): string;
  /** A hint in one sentence: `Ace of spades: your run goes from the ace to the three.` */
  advice(move: Move, reason: Reason | null, seat: Seat, context: Context): string;
  /** What a move costs against the best one, foldText: `best`, `about as good`, `costs about 5`. */
  scale(loss: Estimate, place: number): string;
  /** A choice in one line: `Third lead: nine of hearts`. */
  choice(choice: ReviewedChoice, context: Context): string;
  /** What a choice cost: `cost 2.3 ± 0.4; better: four of spades`. */
  verdict(choice: ReviewedChoice): string;
  /** The same foldText, without the error: `cost about 2; better: four of spades`. */
  cost(choice: ReviewedChoice): string;
  /** A mistake, what it cost, and what was better. */
  mistake(mistake: Mistake, seat: Seat, context: Context): string;
  /** A result as the sum of luck and mistakes: `Result −42: luck −20, mistakes −22.` */
  yardstick(result: number, cost: Estimate): string;
  /** What would have been best with all hands open; null where nobody knows. */
  secondSight(choice: ReviewedChoice): string | null;
  /** A seat's deal in three sentences that a child understands. */
  story(story: Story, context: Context): readonly [string, string, string];
  /** A number with its sign, to one decimal: `+2.3`. */
  signed(value: number): string;
  /** An estimate with its sign and its error: `+2.3 ± 0.4`. */
  estimate(estimate: Estimate): string;
  /** An estimate with its error and no plus: `2.3 ± 0.4`. */
  amount(estimate: Estimate): string;
}

/** The hints and reviews of a language, made of its phrases. */
export function makeReview(phrases: ReviewPhrases): ReviewWords {
  const numbers = makeNumbers(phrases.locale);
  return {
    ...phrases,
    ...numbers,
    reason: (some, seat, context) => capital(phrases.reason(some, seat, context)),
    advice: (move, some, seat, context) => {
      const name = phrases.moveName(move);
      return capital(some === null ? `${name}.` : phrases.advised(name, phrases.reason(some, seat, context)));
    },
    scale: (loss, place) => {
      if (place === 0) return phrases.best;
      return hasCost(loss) ? phrases.costsAbout(roundly(loss.value)) : phrases.aboutAsGood;
    },
    choice: (choice, context) =>
      capital(phrases.choiceMade(phrases.situation(choice, context), phrases.moveName(choice.made))),
    verdict: (choice) => verdictOf(phrases, numbers, choice),
    cost: ({ made, moves, place }) => {
      const [best] = moves;
      const loss = moves[place]?.loss;
      if (best === undefined || loss === undefined || !hasCost(loss)) return phrases.noLoss;
      return phrases.costs(phrases.about(roundly(loss.value)), betterName(phrases, best.move, made));
    },
    mistake: (some, seat, context) => capital(phrases.mistakeAlone(seat, some, context)),
    yardstick: (result, { value }) => {
      const mistakes = 0 - Math.round(value);
      return phrases.luckAndMistakes(
        ...([result, result - mistakes, mistakes].map(numbers.signed) as [string, string, string]),
      );
    },
    secondSight: ({ secondSight, made }) =>
      secondSight === null ? null : seenOf(phrases, numbers, secondSight, made),
    story: (story, context) => [
      capital(phrases.cardsSentence(story, context)),
      capital(choicesSentence(phrases, story, context)),
      capital(phrases.endSentence(story, context)),
    ],
  };
}

type Numbers = Pick<ReviewWords, 'signed' | 'estimate' | 'amount'>;

function makeNumbers(locale: string): Numbers {
  const plain = decimalFormat(locale, 'auto');
  const signed = decimalFormat(locale, 'exceptZero');
  const withError = (value: string, { standardError }: Estimate) =>
    standardError < LEAST_TOLD ? value : `${value} ± ${plain(standardError)}`;
  return {
    signed,
    estimate: (estimate) => withError(signed(estimate.value), estimate),
    amount: (estimate) => withError(plain(estimate.value), estimate),
  };
}

/** Whether a loss is worth telling: at least half a counter, and surely no chance of the estimate. */
function hasCost({ value, standardError }: Estimate): boolean {
  return value >= 0.5 && value > 2 * standardError;
}

function verdictOf(
  phrases: ReviewPhrases,
  { amount }: Numbers,
  { made, moves, place }: ReviewedChoice,
): string {
  const [best] = moves;
  const loss = moves[place]?.loss;
  if (best === undefined || loss === undefined || loss.value < LEAST_TOLD) return phrases.noLoss;
  if (loss.value <= 2 * loss.standardError) return phrases.lossHardlyShows(amount(loss));
  return phrases.costs(amount(loss), betterName(phrases, best.move, made));
}

/** A better move than the one made: of the same card, only that it is announced differs. */
function betterName({ moveName, announcing }: ReviewPhrases, better: Move, made: Move): string {
  return better.type === 'lay' && made.type === 'lay' && better.card === made.card
    ? announcing
    : moveName(better);
}

function seenOf(phrases: ReviewPhrases, { signed }: Numbers, seen: SecondSight, made: Move): string {
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
  return count === 0 ? phrases.noChoice(seat, context) : phrases.noMistake(seat, count, context);
}

/** A part of a whole in per cent; what is not certain is never told as if it were. */
export function percentOf(part: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return format.format(part < 1 ? Math.min(part, 0.99) : 1);
}

/** Whether a probability is as good as certain, but for the arithmetic. */
export function isCertain(part: number): boolean {
  return part > 1 - 1e-9;
}

/** A number as a whole, without its sign, and never none: what is told is never nothing. */
export function roundly(counters: number): number {
  return Math.max(1, Math.round(Math.abs(counters)));
}
