import { type Card, DWARF, type Ruleset, type Seat } from '@nain-jaune/engine';
import type { Reason } from '@nain-jaune/review';
import { makeGrammar } from '../../grammar.ts';
import { isCertain, percentOf } from '../../reviewWords.ts';
import { type Context, makeSubjects } from '../../sentenceWords.ts';
import { anyOfRank, ofThe, ofTheHonour, theCard, theHonour, theRank, toThe } from './cards.ts';
import { counters } from './sentences.ts';

const { count } = makeGrammar('fr');
const { does } = makeSubjects('vous');
const locale = 'fr';

/** A reason in the present, without a full stop. */
export function reason(why: Reason, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why.code) {
    case 'goes-out':
      return `${does(seat, context, 'finissez et gagnez', 'finit et gagne')} la donne`;
    case 'nearly-out':
      return `${does(seat, context, 'gagnez', 'gagne')} la donne presque à coup sûr`;
    case 'sweeps':
      return `${does(seat, context, 'prenez', 'prend')} la case ${ofTheHonour(why.card)} : ${counters(why.counters)}`;
    case 'hoc':
      return `chacun des autres paie un jeton pour le hoc ${ofTheHonour(why.card)}`;
    case 'box-stays':
      return `sans annonce, la case ${ofTheHonour(why.card)} reste en place${why.bete ? ' et coûte une bête' : ''}`;
    case 'run':
      return `${does(seat, context, 'allez', 'va')} ${ofThe(named(why.from, rules))} ${toThe(named(why.to, rules))} d’une seule suite`;
    case 'ends-run':
      return `${named(why.card, rules)} arrête la suite : ${does(seat, context, 'entamez', 'entame')} de nouveau`;
    case 'nobody-follows':
      return `personne ne peut suivre après ${named(why.card, rules)}${afterwards(why.next, seat, context)}`;
    case 'probably-held':
      return isCertain(why.part)
        ? `quelqu’un a ${anyWanted([why.card], rules)}`
        : `quelqu’un a sans doute ${anyWanted([why.card], rules)} (${percentOf(why.part, locale)})`;
    case 'probably-not-held':
      return `sans doute personne n’a ${anyWanted([why.card], rules)} (${percentOf(1 - why.part, locale)})`;
    case 'invites-honour':
      return `quelqu’un peut poser ensuite ${theHonour(why.card)} et prendre ${counters(why.counters)}`;
    case 'sheds':
      return `${count(why.points, 'point', 'points')} de moins en main`;
    case 'keeps':
      return `${does(seat, context, 'gardez', 'garde')} ${theCard(why.card)}`;
    case 'lead-goes-to':
      return `personne d’autre ne peut suivre : ${does(why.seat, context, 'entamez', 'entame')} ensuite`;
  }
}

function afterwards(next: 'lead' | 'go-on' | 'asked-first', seat: Seat, context: Context): string {
  if (next === 'lead') return ` : ${does(seat, context, 'entamez', 'entame')} de nouveau`;
  return next === 'go-on' ? ` : ${does(seat, context, 'continuez', 'continue')}` : '';
}

/** Why a move would have been better, or an empty text if the reason says little afterwards. */
export function because(why: Reason | null, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why?.code) {
    case 'goes-out':
      return ', car ce coup aurait gagné la donne';
    case 'nearly-out':
      return ', car ce coup aurait gagné la donne presque à coup sûr';
    case 'sweeps':
      return `, car ce coup aurait pris la case ${ofTheHonour(why.card)} : ${counters(why.counters)}`;
    case 'run':
      return `, car la suite serait allée jusqu’${toThe(named(why.to, rules))}`;
    case 'ends-run':
      return `, car ${named(why.card, rules)} aurait arrêté la suite`;
    case 'nobody-follows':
      return `, car personne n’aurait pu suivre après ${named(why.card, rules)}`;
    case 'probably-not-held':
      return `, car sans doute personne n’avait ${anyWanted([why.card], rules)}`;
    case 'lead-goes-to':
      return why.seat === seat ? `, car ${does(seat, context, 'auriez', 'aurait')} entamé de nouveau` : '';
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
