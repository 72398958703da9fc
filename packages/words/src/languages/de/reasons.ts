import { type Card, DWARF, type Ruleset, type Seat } from '@nain-jaune/engine';
import type { Reason } from '@nain-jaune/review';
import { makeGrammar } from '../../grammar.ts';
import { isCertain, percentOf } from '../../reviewWords.ts';
import { type Context, isYou, makeSubjects, nameOf } from '../../sentenceWords.ts';
import { anyOfRank, anyOfRankAsObject, type Case, theCardIn, theHonourIn, theRankIn } from './cards.ts';
import { counters } from './sentences.ts';

const { count } = makeGrammar('de');
const { who, does } = makeSubjects('du');
const locale = 'de';

/** A reason in the present, without a full stop. */
export function reason(why: Reason, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why.code) {
    case 'goes-out':
      return `${does(seat, context, 'wirst fertig und gewinnst', 'wird fertig und gewinnt')} die Runde`;
    case 'nearly-out':
      return `${does(seat, context, 'gewinnst', 'gewinnt')} die Runde so gut wie sicher`;
    case 'sweeps':
      return `${does(seat, context, 'räumst', 'räumt')} das Fach ${theHonourIn(why.card, 'genitive')} ab: ${counters(why.counters)}`;
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
      return `jemand kann danach ${theHonourIn(why.card, 'accusative')} legen und ${counters(why.counters)} abräumen`;
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

/** Why a move would have been better, or an empty text if the reason says little afterwards. */
export function because(why: Reason | null, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why?.code) {
    case 'goes-out':
      return ', denn damit wäre die Runde gewonnen gewesen';
    case 'nearly-out':
      return ', denn damit wäre die Runde so gut wie gewonnen gewesen';
    case 'sweeps':
      return `, denn das hätte das Fach ${theHonourIn(why.card, 'genitive')} abgeräumt: ${counters(why.counters)}`;
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

export function anyWanted([card = DWARF]: readonly Card[], { run }: Ruleset, grammaticalCase: Case): string {
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

/** The subject after a colon, which begins a sentence. */
function capitalWho(seat: Seat, context: Context): string {
  return isYou(seat, context) ? 'Du' : nameOf(seat, context);
}
