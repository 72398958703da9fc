import type { Move, Seat } from '@nain-jaune/engine';
import type { Mistake, StoryChoice } from '@nain-jaune/review';
import { makeGrammar } from '../../grammar.ts';
import { makeReview, type ReviewPhrases, roundly, type When } from '../../reviewWords.ts';
import { type Context, isYou, makeSubjects } from '../../sentenceWords.ts';
import { cards, theCard } from './cards.ts';
import { anyWanted, because, reason, whose } from './reasons.ts';

const { count, number } = makeGrammar('en-GB');
const { who } = makeSubjects('you');

export const labels = {
  thinking: 'Thinking…',
  why: 'Why?',
  play: 'Play',
  playMove: (move: string) => `Play ${move}`,
  details: 'Details',
  expected: 'Counters',
  loss: 'Costs',
  best: 'best',
  aboutAsGood: 'about as good',
  noClearLoss: 'no clear loss',
  costsAbout: (counters: number) => `costs about ${number(counters)}`,
  /** Of moves that are worth the same. */
  anyMove: 'Any of these is as good.',
  onlyMove: (move: string) => `No real choice: ${move}.`,
  allSolved: (deals: number) =>
    `Exact, if the others play as usual (${count(deals, 'possible deal', 'possible deals')}).`,
  someDeals: (deals: number) => `Estimated from ${count(deals, 'possible deal', 'possible deals')}.`,
  expectedStory: 'Counters you can expect from now to the end of the deal, with the margin of error.',
  reviewOf: (deal: number) => `Review of deal ${number(deal)}`,
  reviewing: 'Reviewing the deal…',
  notReviewed: 'This deal can’t be reviewed.',
  player: 'Player',
  choices: 'All choices',
  judged: 'Judged at the Expert’s level.',
  seeIt: 'See it',
  tryAgain: 'Try it again',
  noneToChoose: 'Every move was forced or made no difference.',
  noChoices: 'Nobody had a choice in this deal.',
  place: 'Seat',
  luck: 'Luck',
  own: 'Player’s choices',
  others: 'Others’ choices',
  result: 'Result',
  lost: 'Cost of mistakes',
};

export type ReviewLabels = typeof labels;

const phrases: ReviewPhrases = {
  locale: 'en-GB',
  choiceMade: (situation, move) => `${situation}: ${move}`,
  advised: (move, why) => `${move}: ${why}.`,
  noLoss: 'nothing lost',
  lossHardlyShows: (amount) => `no clear loss (${amount})`,
  costs: (amount, better) => `cost ${amount}; better: ${better}`,
  about: (counters) => `about ${number(counters)}`,
  secondSight: (best, bestCounters, madeCounters) =>
    `seeing all hands: ${best}, ${bestCounters} instead of ${madeCounters}`,
  secondSightSame: (counters) => `best even seeing all hands: ${counters}`,

  reason,
  moveName: (move) => (move.type === 'pass' ? 'pass' : cards.cardName(move.card)),
  announcing: 'announcing it',
  situation: (choice, { rules }) =>
    choice.lead === null ? `${anyWanted(choice.wanted, rules)} wanted` : `${ordinal(choice.lead)} lead`,
  cardsSentence: ({ seat, cards: { kind, counters } }, context) => {
    if (kind === 'usual') return `${who(seat, context)} had average cards.`;
    const more = kind === 'good' ? 'more' : 'less';
    return `${who(seat, context)} had ${kind} cards: they were worth about ${some(counters)} ${more} than usual.`;
  },
  noChoice: (seat, context) => `${who(seat, context)} had no real choice.`,
  countOnly: (seat, choices, context) => `${who(seat, context)} had ${count(choices, 'choice', 'choices')}.`,
  bestAlone: (seat, best, context) =>
    `${bestMove(seat, best, context)}${when(seat, best, context)}: the next best would have been worth about ${some(best.counters)} less.`,
  mistakeAlone: mistake,
  bestAndMistake: (seat, best, worst, context) =>
    `${bestMove(seat, best, context)}; but ${mistake(seat, worst, context)}`,
  sum: (seat, { place, luck, own, others, result }, context) =>
    `result ${result}: seat ${place}, luck ${luck}, ${whose(seat, context)} choices ${own}, others’ choices ${others}.`,
  verdict: (seat, play, context) =>
    play === 'unclear' ? 'no clear mistake found.' : `${who(seat, context)} ${PLAY[play]}.`,
};

export const review = makeReview(labels, phrases);

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const PLAY = {
  well: 'played well',
  fairly: 'could have played a little better',
  badly: 'could have played much better',
} as const;

function bestMove(seat: Seat, { move }: StoryChoice, context: Context): string {
  const what = move.type === 'pass' ? 'to pass' : theCard(move.card);
  return `${whose(seat, context)} best move was ${what}`;
}

function mistake(seat: Seat, { move, better, reason: why, ...choice }: Mistake, context: Context): string {
  const what = move.type === 'pass' ? 'passing' : theCard(move.card);
  const cost = `${what}${when(seat, choice, context)} cost ${who(seat, context)} about ${some(choice.counters)}`;
  return `${cost}: ${betterMove(move, better)} better${because(why, seat, context)}.`;
}

function betterMove(made: Move, better: Move): string {
  if (better.type === 'pass') return 'passing was';
  if (made.type === 'lay' && made.card === better.card) return 'announcing it was';
  return `${theCard(better.card)} was`;
}

function when(seat: Seat, { lead, wanted }: When, context: Context): string {
  if (lead === null) return ` when ${anyWanted(wanted, context.rules)} was wanted`;
  return ` at ${isYou(seat, context) ? 'your' : 'the'} ${ordinal(lead)} lead`;
}

function ordinal(lead: number): string {
  return ORDINALS[lead - 1] ?? `${number(lead)}th`;
}

function some(counters: number): string {
  return count(roundly(counters), 'counter', 'counters');
}
