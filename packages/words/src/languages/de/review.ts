import { type Card, DWARF, type Move, type Ruleset, type Seat } from '@nain-jaune/engine';
import type { Mistake, Reason, ToldChoice } from '@nain-jaune/review';
import { capital, makeGrammar } from '../../grammar.ts';
import {
  isCertain,
  makeReview,
  percentOf,
  type ReviewPhrases,
  type ReviewWords,
  roundly,
  type When,
} from '../../reviewWords.ts';
import { type Context, isYou, makeSubjects, nameOf } from '../../sentenceWords.ts';
import {
  anyOfRank,
  anyOfRankAsObject,
  type Case,
  cards,
  theCardIn,
  theHonourIn,
  theRankIn,
} from './cards.ts';

const { count, number } = makeGrammar('de');
const { who, does } = makeSubjects('du');
const locale = 'de';

const phrases: ReviewPhrases = {
  locale,
  thinking: 'Wird berechnet …',
  why: 'Warum?',
  play: 'Spielen',
  playMove: (move) => `Spielen: ${move}`,
  details: 'Einzelheiten',
  expected: 'Jetons',
  loss: 'Kostet',
  best: 'bester Zug',
  aboutAsGood: 'etwa gleich gut',
  costsAbout: (counters) => `kostet etwa ${number(counters)}`,
  onlyMove: (move) => `Kein Unterschied: ${move}.`,
  allDeals: (deals) =>
    deals === 1
      ? 'Die einzige mögliche Kartenverteilung wurde geprüft.'
      : `Alle ${number(deals)} möglichen Kartenverteilungen wurden geprüft.`,
  someDeals: (deals) =>
    `Geschätzt aus ${number(deals)} möglichen ${deals === 1 ? 'Kartenverteilung' : 'Kartenverteilungen'}.`,
  expectedStory: 'Erwartete Jetons bis zum Ende der Runde, mit Fehlerspanne.',
  reviewOf: (deal) => `Analyse von Runde ${number(deal)}`,
  reviewing: 'Die Runde wird analysiert …',
  notReviewed: 'Diese Runde lässt sich nicht analysieren.',
  player: 'Spieler',
  choices: 'Alle Entscheidungen',
  seeIt: 'Zug ansehen',
  tryAgain: 'Noch einmal versuchen',
  noneToChoose: 'Nichts zu entscheiden: Jeder Zug war erzwungen oder machte keinen Unterschied.',
  noChoices: 'In dieser Runde hatte niemand etwas zu entscheiden.',
  place: 'Platz',
  cards: 'Karten',
  own: 'Eigenes Spiel',
  others: 'Spiel der anderen',
  result: 'Ergebnis',
  lost: 'Kosten der Fehler',
  choiceMade: (situation, move) => `${situation}: ${move}`,
  advised: (move, why) => `${move}: ${capital(why)}.`,
  noLoss: 'nichts verloren',
  lossHardlyShows: (amount) => `kein merklicher Verlust (${amount})`,
  costs: (amount, better) => `kostete ${amount}; besser: ${better}`,
  about: (counters) => `etwa ${number(counters)}`,
  luckAndMistakes: (result, luck, mistakes) => `Ergebnis ${result}: Glück ${luck}, Fehler ${mistakes}.`,
  secondSight: (best, bestCounters, madeCounters) =>
    `mit offenen Karten: ${best}, ${bestCounters} statt ${madeCounters}`,
  secondSightSame: (counters) => `auch mit offenen Karten der beste Zug: ${counters}`,

  reason,
  moveName: (move) => (move.type === 'pass' ? 'passen' : cards.cardName(move.card)),
  announcing: 'ansagen',
  situation: (choice, { rules }) =>
    choice.lead === null
      ? `${anyWanted(choice.wanted, rules, 'nominative')} gesucht`
      : `${ordinal(choice.lead, 'es')} Ausspiel`,
  cardsSentence: ({ seat, cards: { kind, counters } }, context) => {
    const had = does(seat, context, 'hattest', 'hatte');
    if (kind === 'usual') return `${had} ganz gewöhnliche Karten.`;
    const [quality, more] = kind === 'good' ? ['gute', 'mehr'] : ['schlechte', 'weniger'];
    return `${had} ${quality} Karten: Sie waren etwa ${some(counters)} ${more} wert als sonst.`;
  },
  noChoice: (seat, context) =>
    `${does(seat, context, 'hattest', 'hatte')} nichts zu entscheiden: Jeder Zug war erzwungen oder machte keinen Unterschied.`,
  noMistake: (seat, choices, context) =>
    `${does(seat, context, 'hattest', 'hatte')} ${count(choices, 'Entscheidung', 'Entscheidungen')}, ohne klaren Fehler.`,
  bestAlone: (seat, best, context) =>
    `${bestMove(seat, best, context)}${when(best, context).replace(/,$/, '')}: Der nächstbeste hätte etwa ${some(best.counters)} weniger gebracht.`,
  mistakeAlone: mistake,
  bestAndMistake: (seat, best, worst, context) =>
    `${bestMove(seat, best, context)}; aber ${mistake(seat, worst, context)}`,
  endSentence: ({ seat, end }, context) => {
    const form = isYou(seat, context) ? 0 : 1;
    const [verb, rest] = PLAY[end.play][form];
    const play = isContrast(end.luck, end.play) ? `, ${verb} aber ${rest}` : ` und ${verb} ${rest}`;
    return `alles in allem ${outcome(seat, end.result, context)}: ${capitalWho(seat, context)} ${LUCK[end.luck][form]}${play}.`;
  },
};

/** Hints and reviews in German. */
export const review: ReviewWords = makeReview(phrases);

const ORDINALS = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];
const LUCK = {
  with: ['hattest Glück', 'hatte Glück'],
  against: ['hattest Pech', 'hatte Pech'],
  neither: ['hattest weder Glück noch Pech', 'hatte weder Glück noch Pech'],
} as const;
const PLAY = {
  well: [
    ['hast', 'gut gespielt'],
    ['hat', 'gut gespielt'],
  ],
  fairly: [
    ['hättest', 'etwas besser spielen können'],
    ['hätte', 'etwas besser spielen können'],
  ],
  badly: [
    ['hättest', 'viel besser spielen können'],
    ['hätte', 'viel besser spielen können'],
  ],
  'no-choice': [
    ['hattest', 'nichts zu entscheiden'],
    ['hatte', 'nichts zu entscheiden'],
  ],
} as const;

function outcome(seat: Seat, result: number, context: Context): string {
  const has = `${isYou(seat, context) ? 'hast' : 'hat'} ${who(seat, context)}`;
  if (result === 0) return `${has} weder gewonnen noch verloren`;
  const act = result > 0 ? 'gewonnen' : 'verloren';
  return `${has} ${count(Math.abs(result), 'Jeton', 'Jetons')} ${act}`;
}

function isContrast(luck: keyof typeof LUCK, play: keyof typeof PLAY): boolean {
  if (play === 'no-choice') return false;
  return luck === 'against' ? play === 'well' : play !== 'well';
}

function reason(why: Reason, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why.code) {
    case 'goes-out':
      return `${does(seat, context, 'wirst fertig und gewinnst', 'wird fertig und gewinnt')} die Runde`;
    case 'nearly-out':
      return `${does(seat, context, 'gewinnst', 'gewinnt')} die Runde so gut wie sicher`;
    case 'sweeps':
      return `${does(seat, context, 'räumst', 'räumt')} das Fach ${theHonourIn(why.card, 'genitive')} ab: ${count(why.counters, 'Jeton', 'Jetons')}`;
    case 'hoc':
      return `alle anderen zahlen einen Jeton für den Hoc ${theHonourIn(why.card, 'genitive')}`;
    case 'box-stays':
      return `ohne Ansage bleibt das Fach ${theHonourIn(why.card, 'genitive')} stehen${why.bete ? ' und kostet eine Bête' : ''}`;
    case 'run':
      return `die Folge reicht ${fromRank(why.from, rules)} bis ${toRank(why.to, rules)}`;
    case 'ends-run':
      return `${named(why.card, rules, 'nominative')} stoppt die Folge: ${capitalWho(seat, context)} ${isYou(seat, context) ? 'spielst' : 'spielt'} wieder aus`;
    case 'nobody-follows':
      return `nach ${named(why.card, rules, 'dative')} kann niemand anlegen${afterwards(why.next, seat, context)}`;
    case 'probably-held':
      return isCertain(why.part)
        ? `jemand hat ${anyWanted([why.card], rules, 'accusative')}`
        : `jemand hat wohl ${anyWanted([why.card], rules, 'accusative')} (${percentOf(why.part, locale)})`;
    case 'probably-not-held':
      return `wohl niemand hat ${anyWanted([why.card], rules, 'accusative')} (${percentOf(1 - why.part, locale)})`;
    case 'invites-honour':
      return `jemand kann danach ${theHonourIn(why.card, 'accusative')} legen und ${count(why.counters, 'Jeton', 'Jetons')} abräumen`;
    case 'sheds':
      return `${does(seat, context, 'wirst', 'wird')} ${count(why.points, 'Punkt', 'Punkte')} los`;
    case 'keeps':
      return `${does(seat, context, 'behältst', 'behält')} ${theCardIn(why.card, 'accusative')}`;
    case 'lead-goes-to':
      return `sonst kann niemand anlegen: Danach ${isYou(why.seat, context) ? 'spielst' : 'spielt'} ${who(why.seat, context)} aus`;
  }
}

function afterwards(next: 'lead' | 'go-on' | 'asked-first', seat: Seat, context: Context): string {
  if (next === 'lead')
    return `: ${capitalWho(seat, context)} ${isYou(seat, context) ? 'spielst' : 'spielt'} wieder aus`;
  if (next === 'asked-first') return '';
  return `: ${capitalWho(seat, context)} ${isYou(seat, context) ? 'legst' : 'legt'} weiter`;
}

/** Why a move would have been better, told afterwards; empty for what says little then. */
function because(why: Reason | null, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why?.code) {
    case 'goes-out':
      return ', denn damit wäre die Runde gewonnen gewesen';
    case 'nearly-out':
      return ', denn damit wäre die Runde so gut wie gewonnen gewesen';
    case 'sweeps':
      return `, denn das hätte das Fach ${theHonourIn(why.card, 'genitive')} abgeräumt: ${count(why.counters, 'Jeton', 'Jetons')}`;
    case 'run':
      return `, denn die Folge hätte bis ${toRank(why.to, rules)} gereicht`;
    case 'ends-run':
      return `, denn ${named(why.card, rules, 'nominative')} hätte die Folge gestoppt`;
    case 'nobody-follows':
      return `, denn nach ${named(why.card, rules, 'dative')} hätte niemand anlegen können`;
    case 'probably-not-held':
      return `, denn wohl niemand hatte ${anyWanted([why.card], rules, 'accusative')}`;
    case 'lead-goes-to':
      return why.seat === seat ? `, denn dann hätte ${who(seat, context)} wieder ausgespielt` : '';
    default:
      return '';
  }
}

function bestMove(seat: Seat, { move }: ToldChoice, context: Context): string {
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
  return ` beim ${ordinal(lead, 'en')} Ausspiel`;
}

function ordinal(lead: number, ending: 'es' | 'en'): string {
  const stem = ORDINALS[lead - 1];
  return stem === undefined ? `${number(lead)}.` : `${stem}${ending}`;
}

function anyWanted([card = DWARF]: readonly Card[], { run }: Ruleset, grammaticalCase: Case): string {
  if (run === 'suit') return theCardIn(card, grammaticalCase);
  return grammaticalCase === 'accusative' ? anyOfRankAsObject(card) : anyOfRank(card);
}

function named(card: Card, { run }: Ruleset, grammaticalCase: Case): string {
  return run === 'suit' ? theCardIn(card, grammaticalCase) : theRankIn(card, grammaticalCase);
}

/** From a card on: `von der Sieben`, `vom Buben`. */
function fromRank(card: Card, rules: Ruleset): string {
  return `von ${named(card, rules, 'dative')}`.replace(/^von dem /, 'vom ');
}

/** Up to a card: `zur Sieben`, `zum Buben`. */
function toRank(card: Card, rules: Ruleset): string {
  return `zu ${named(card, rules, 'dative')}`.replace(/^zu der /, 'zur ').replace(/^zu dem /, 'zum ');
}

function some(counters: number): string {
  return count(roundly(counters), 'Jeton', 'Jetons');
}

/** After a colon a sentence begins. */
function capitalWho(seat: Seat, context: Context): string {
  return isYou(seat, context) ? 'Du' : nameOf(seat, context);
}
