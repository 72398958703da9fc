import type { Move, Seat } from '@nain-jaune/engine';
import type { Mistake, StoryChoice } from '@nain-jaune/review';
import { capital, makeGrammar } from '../../grammar.ts';
import { makeReview, type ReviewPhrases, roundly, type When } from '../../reviewWords.ts';
import { type Context, isYou, makeSubjects, nameOf } from '../../sentenceWords.ts';
import type { ReviewLabels } from '../en/review.ts';
import { cards, theCardIn } from './cards.ts';
import { anyWanted, because, reason } from './reasons.ts';

const { count, number } = makeGrammar('de');
const { who, does } = makeSubjects('du');

const labels: ReviewLabels = {
  thinking: 'Wird berechnet …',
  why: 'Warum?',
  play: 'Spielen',
  playMove: (move) => `Spielen: ${move}`,
  details: 'Einzelheiten',
  expected: 'Jetons',
  loss: 'Kostet',
  best: 'bester Zug',
  aboutAsGood: 'etwa gleich gut',
  noClearLoss: 'kein klarer Verlust',
  costsAbout: (counters) => `kostet etwa ${number(counters)}`,
  anyMove: 'Alle sind gleich gut.',
  onlyMove: (move) => `Kein Unterschied: ${move}.`,
  allSolved: (deals) =>
    `Exakt, wenn die anderen wie üblich spielen (${count(deals, 'mögliche Verteilung', 'mögliche Verteilungen')}).`,
  someDeals: (deals) =>
    `Geschätzt aus ${number(deals)} möglichen ${deals === 1 ? 'Kartenverteilung' : 'Kartenverteilungen'}.`,
  expectedStory: 'Erwartete Jetons bis zum Ende der Runde, mit Fehlerspanne.',
  reviewOf: (deal) => `Rückblick auf Runde ${number(deal)}`,
  reviewing: 'Der Rückblick wird erstellt …',
  notReviewed: 'Ein Rückblick auf diese Runde ist nicht möglich.',
  player: 'Spieler',
  choices: 'Alle Entscheidungen',
  judged: 'Beurteilt auf dem Niveau des Experten.',
  seeIt: 'Zug ansehen',
  tryAgain: 'Noch einmal versuchen',
  noneToChoose: 'Jeder Zug war erzwungen oder machte keinen Unterschied.',
  noChoices: 'In dieser Runde hatte niemand etwas zu entscheiden.',
  place: 'Platz',
  luck: 'Glück',
  own: 'Eigene Entscheidungen',
  others: 'Entscheidungen der anderen',
  result: 'Ergebnis',
  lost: 'Kosten der Fehler',
};

const phrases: ReviewPhrases = {
  locale: 'de',
  choiceMade: (situation, move) => `${situation}: ${move}`,
  advised: (move, why) => `${move}: ${capital(why)}.`,
  noLoss: 'nichts verloren',
  lossHardlyShows: (amount) => `kein merklicher Verlust (${amount})`,
  costs: (amount, better) => `kostete ${amount}; besser: ${better}`,
  about: (counters) => `etwa ${number(counters)}`,
  secondSight: (best, bestCounters, madeCounters) =>
    `mit offenen Karten: ${best}, ${bestCounters} statt ${madeCounters}`,
  secondSightSame: (counters) => `auch mit offenen Karten der beste Zug: ${counters}`,

  reason,
  moveName: (move) => (move.type === 'pass' ? 'passen' : cards.cardName(move.card)),
  announcing: 'ansagen',
  situation: (choice, { rules }) =>
    choice.lead === null
      ? `${anyWanted(choice.wanted, rules, 'nominative')} gesucht`
      : `${ordinal(choice.lead, 'es')} Ausspielen`,
  cardsSentence: ({ seat, cards: { kind, counters } }, context) => {
    const had = does(seat, context, 'hattest', 'hatte');
    if (kind === 'usual') return `${had} ganz gewöhnliche Karten.`;
    const [quality, more] = kind === 'good' ? ['gute', 'mehr'] : ['schlechte', 'weniger'];
    return `${had} ${quality} Karten: Sie waren etwa ${some(counters)} ${more} wert als sonst.`;
  },
  noChoice: (seat, context) => `${does(seat, context, 'hattest', 'hatte')} nichts zu entscheiden.`,
  countOnly: (seat, choices, context) =>
    `${does(seat, context, 'hattest', 'hatte')} ${count(choices, 'Entscheidung', 'Entscheidungen')}.`,
  bestAlone: (seat, best, context) =>
    `${bestMove(seat, best, context)}${when(best, context).replace(/,$/, '')}: Der nächstbeste hätte etwa ${some(best.counters)} weniger gebracht.`,
  mistakeAlone: mistake,
  bestAndMistake: (seat, best, worst, context) =>
    `${bestMove(seat, best, context)}; aber ${mistake(seat, worst, context)}`,
  sum: (seat, { place, luck, own, others, result }, context) =>
    `Ergebnis ${result}: Platz am Tisch ${place}, Glück ${luck}, ${isYou(seat, context) ? 'deine' : 'eigene'} Entscheidungen ${own}, die der anderen ${others}.`,
  verdict: (seat, play, context) =>
    play === 'unclear'
      ? 'kein klarer Fehler gefunden.'
      : `${who(seat, context)} ${PLAY[play][isYou(seat, context) ? 0 : 1]}.`,
};

export const review = makeReview(labels, phrases);

const ORDINALS = 'erst zweit dritt viert fünft sechst siebt acht neunt zehnt'.split(' ');
const PLAY = {
  well: ['hast gut gespielt', 'hat gut gespielt'],
  fairly: ['hättest etwas besser spielen können', 'hätte etwas besser spielen können'],
  badly: ['hättest viel besser spielen können', 'hätte viel besser spielen können'],
} as const;

function bestMove(seat: Seat, { move }: StoryChoice, context: Context): string {
  const what = move.type === 'pass' ? 'das Passen' : theCardIn(move.card, 'nominative');
  return isYou(seat, context)
    ? `dein bester Zug war ${what}`
    : `der beste Zug von ${nameOf(seat, context)} war ${what}`;
}

function mistake(seat: Seat, { move, better, reason: why, ...choice }: Mistake, context: Context): string {
  const what = move.type === 'pass' ? 'das Passen' : theCardIn(move.card, 'nominative');
  const whom = isYou(seat, context) ? 'dich' : nameOf(seat, context);
  const cost = `${what}${when(choice, context)} kostete ${whom} etwa ${some(choice.counters)}`;
  return `${cost}: ${betterMove(move, better)}${because(why, seat, context)}.`;
}

function betterMove(made: Move, better: Move): string {
  if (better.type === 'pass') return 'Passen wäre besser gewesen';
  if (made.type === 'lay' && made.card === better.card) return 'Ansagen wäre besser gewesen';
  return `Besser war ${theCardIn(better.card, 'nominative')}`;
}

function when({ lead, wanted }: When, { rules }: Context): string {
  if (lead === null) return `, als ${anyWanted(wanted, rules, 'nominative')} gesucht war,`;
  return ` beim ${ordinal(lead, 'en')} Ausspielen`;
}

function ordinal(lead: number, ending: 'es' | 'en'): string {
  const stem = ORDINALS[lead - 1];
  return stem === undefined ? `${number(lead)}.` : `${stem}${ending}`;
}

function some(counters: number): string {
  return count(roundly(counters), 'Jeton', 'Jetons');
}
