import { type Card, DWARF, type Ruleset, type Seat } from '@nain-jaune/engine';
import type { Reason } from '@nain-jaune/review';
import { makeGrammar } from '../../grammar.ts';
import { isCertain, percentOf } from '../../reviewWords.ts';
import { type Context, isYou, makeSubjects, nameOf } from '../../sentenceWords.ts';
import { anyOfRank, theCard, theHonour, theRank } from './cards.ts';
import { counters } from './sentences.ts';

const { count } = makeGrammar('en-GB');
const { who, does } = makeSubjects('you');
const locale = 'en-GB';

/** A reason in the present, without a full stop. */
export function reason(why: Reason, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why.code) {
    case 'goes-out':
      return `${does(seat, context, 'go', 'goes')} out and ${isYou(seat, context) ? 'win' : 'wins'} the deal`;
    case 'nearly-out':
      return `${does(seat, context, 'almost certainly win', 'almost certainly wins')} the deal`;
    case 'sweeps':
      return `${does(seat, context, 'sweep', 'sweeps')} the box of ${theHonour(why.card)}: ${counters(why.counters)}`;
    case 'hoc':
      return `everyone else pays a counter for the hoc of ${theHonour(why.card)}`;
    case 'box-stays':
      return `if not announced, the box of ${theHonour(why.card)} stays${why.bete ? ', and a bête is due' : ''}`;
    case 'run':
      return `${whose(seat, context)} run goes from ${named(why.from, rules)} to ${named(why.to, rules)}`;
    case 'ends-run':
      return `${named(why.card, rules)} stops the run: ${does(seat, context, 'lead', 'leads')} again`;
    case 'nobody-follows':
      return `nobody can follow ${named(why.card, rules)}${afterwards(why.next, seat, context)}`;
    case 'probably-held':
      return isCertain(why.part)
        ? `someone has ${anyWanted([why.card], rules)}`
        : `someone probably has ${anyWanted([why.card], rules)} (${percentOf(why.part, locale)})`;
    case 'probably-not-held':
      return `probably nobody has ${anyWanted([why.card], rules)} (${percentOf(1 - why.part, locale)})`;
    case 'invites-honour':
      return `someone may play ${theHonour(why.card)} next and sweep ${counters(why.counters)}`;
    case 'sheds':
      return `${does(seat, context, 'get', 'gets')} rid of ${count(why.points, 'point', 'points')}`;
    case 'keeps':
      return `${does(seat, context, 'keep', 'keeps')} ${theCard(why.card)}`;
    case 'lead-goes-to':
      return `nobody else can follow: ${does(why.seat, context, 'lead', 'leads')} next`;
  }
}

function afterwards(next: 'lead' | 'go-on' | 'asked-first', seat: Seat, context: Context): string {
  if (next === 'lead') return `: ${does(seat, context, 'lead', 'leads')} again`;
  return next === 'go-on' ? `: ${does(seat, context, 'go', 'goes')} on` : '';
}

/** Why a move would have been better, or an empty text if the reason says little afterwards. */
export function because(why: Reason | null, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why?.code) {
    case 'goes-out':
      return ', because it would have won the deal';
    case 'nearly-out':
      return ', because it would almost certainly have won the deal';
    case 'sweeps':
      return `, because it would have swept the box of ${theHonour(why.card)}: ${counters(why.counters)}`;
    case 'run':
      return `, because the run would have gone on to ${named(why.to, rules)}`;
    case 'ends-run':
      return `, because ${named(why.card, rules)} would have stopped the run`;
    case 'nobody-follows':
      return `, because nobody could have followed ${named(why.card, rules)}`;
    case 'probably-not-held':
      return `, because probably nobody had ${anyWanted([why.card], rules)}`;
    case 'lead-goes-to':
      return why.seat === seat ? `, because ${who(why.seat, context)} would have led again` : '';
    default:
      return '';
  }
}

export function anyWanted([card = DWARF]: readonly Card[], { run }: Ruleset): string {
  return run === 'suit' ? theCard(card) : anyOfRank(card);
}

function named(card: Card, { run }: Ruleset): string {
  return run === 'suit' ? theCard(card) : theRank(card);
}

export function whose(seat: Seat, context: Context): string {
  return isYou(seat, context) ? 'your' : `${nameOf(seat, context)}’s`;
}
