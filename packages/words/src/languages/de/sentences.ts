import {
  type Beted,
  type Card,
  type Draw,
  type EndReason,
  type GameEnded,
  runsWithinSuit,
  type Seat,
  seatAt,
  tiesIn,
} from '@nain-jaune/engine';
import { isHocAtStall, makeCalls } from '../../callWords.ts';
import { capital, distinct, makeGrammar, sumOf } from '../../grammar.ts';
import {
  type Context,
  type EventSentences,
  honourOf,
  isYou,
  makeSubjects,
  nameOf,
  type RefusalSentences,
  seatsWithCards,
  youFirst,
} from '../../sentenceWords.ts';
import { anyOfRank, type Case, calls, theCardIn, theHonourIn } from './cards.ts';

const { and, count, number, or } = makeGrammar('de');
const { callOf } = makeCalls(calls);
const { who, does } = makeSubjects('du');

export const events: EventSentences = {
  anted: (event, context) =>
    `${does(event.seat, context, 'setzt', 'setzt')} ${counters(sumOf(event.stakes))}.`,
  dealt: ({ dealer, sizes, talon, drawn }, context) => {
    const cards = Math.max(...sizes) === 1 ? 'Karte' : 'Karten';
    const rest = talon === 0 ? 'kein Talon' : `${number(talon)} im Talon`;
    const deals = `${does(dealer, context, 'gibst', 'gibt')}: je ${or(distinct(sizes).map(number))} ${cards}, ${rest}.`;
    return drawn === undefined ? deals : `${draws(drawn, context)} ${capital(deals)}`;
  },
  'picked-up': (event) => `Du nimmst ${count(event.cards.length, 'Karte', 'Karten')} auf.`,
  turned: (event, context) =>
    event.leads
      ? `${does(event.seat, context, 'spielst', 'spielt')} aus.`
      : `${does(event.seat, context, 'bist', 'ist')} am Zug: Gesucht ist ${wanted(event.wanted, context)}.`,
  laid: (event, context) => {
    const act = event.led
      ? does(event.seat, context, 'spielst', 'spielt')
      : does(event.seat, context, 'legst', 'legt');
    const place = event.standsFor === null ? '' : ` für ${theCardIn(event.standsFor, 'accusative')}`;
    const says = isYou(event.seat, context) ? 'sagst' : 'sagt';
    const call = event.announced ? ` und ${says} an: „${callOf(event, context.rules)}“` : '.';
    return `${act} ${theCardIn(event.card, 'accusative')}${place}${event.led ? ' aus' : ''}${call}`;
  },
  passed: (event, context) =>
    context.rules.hocs
      ? `${does(event.seat, context, 'sagst', 'sagt')} „${callOf(event, context.rules)}“.`
      : `${does(event.seat, context, 'passt', 'passt')}: „${callOf(event, context.rules)}“.`,
  stalled: (event, context) => {
    if (!isHocAtStall(context.rules))
      return `Niemand legt an. Die letzte Karte kam von ${whom(event.seat, context, 'dir')}.`;
    const says = isYou(event.seat, context) ? 'sagst' : 'sagt';
    return `Niemand legt an. ${capital(does(event.seat, context, 'hast', 'hat'))} die letzte Karte gelegt und ${says} „${callOf(event, context.rules)}“.`;
  },
  rose: (event, context) => `Jetzt ist ${wanted(event.wanted, context)} gesucht.`,
  stopped: (event, context) =>
    `${theCardIn(event.card, 'nominative')} stoppt die Folge: ${capital(
      does(event.seat, context, 'spielst', 'spielt'),
    )} wieder aus.`,
  swept: (event, context) => {
    const contents = event.counters === 0 ? 'Es war leer' : counters(event.counters);
    const box = `das Fach ${theHonourIn(honourOf(event.box, context), 'genitive')} ab: ${contents}`;
    if (!event.opera) return `${does(event.seat, context, 'räumst', 'räumt')} ${box}.`;
    return `für die Oper ${isYou(event.seat, context) ? 'räumst' : 'räumt'} ${who(event.seat, context)} ${box}.`;
  },
  missed: (event, context) =>
    `${does(event.seat, context, 'hast', 'hat')} vergessen, ${theHonourIn(honourOf(event.box, context), 'accusative')} anzusagen: ${afterMissed(
      context,
    )}.`,
  paid: (event, context) => {
    const { reason, from, to, owed } = event;
    const cause = reason === 'hoc' ? 'für den Hoc' : 'für die Karten auf der Hand';
    if (event.counters === 0) {
      const owes = `${does(from, context, 'schuldest', 'schuldet')} ${whom(to, context, 'dir')}`;
      const has = isYou(from, context) ? 'hast' : 'hat';
      return `${owes} ${counters(owed)} ${cause}, ${has} aber keine mehr.`;
    }
    const pays = `${does(from, context, 'zahlst', 'zahlt')} an ${whom(to, context, 'dich')}`;
    if (event.counters === owed) return `${pays} ${counters(owed)} ${cause}.`;
    return `${pays} nur ${number(event.counters)} von ${counters(owed)} ${cause}: Mehr ${isYou(from, context) ? 'hast du' : `hat ${nameOf(from, context)}`} nicht.`;
  },
  ended: ({ winner, opera }, context) => {
    const wins = does(winner, context, 'bist fertig und gewinnst', 'ist fertig und gewinnt');
    return `${wins} die Runde.${opera ? ' Eine Oper!' : ''}`;
  },
  shown: (event, context) =>
    `${does(event.seat, context, 'hast', 'hat')} noch ${and(event.cards.map((card) => theCardIn(card, 'accusative')))} auf der Hand.`,
  beted: (event, context) => {
    const { seat, owed } = event;
    const cause = causeOfBete(event, context);
    if (owed === 0) return `${cause}, aber das Fach ist leer.`;
    if (event.counters === 0) {
      return `${cause}, ${isYou(seat, context) ? 'hast' : 'hat'} aber keine Jetons mehr für das Fach.`;
    }
    if (event.counters === owed) {
      const you = isYou(seat, context);
      if (context.rules.bete === 'stake')
        return `${cause} und ${you ? 'legst' : 'legt'} einen Einsatz in das Fach: ${counters(owed)}.`;
      const doubles = you ? 'verdoppelst' : 'verdoppelt';
      return `${cause} und ${doubles} das Fach mit ${counters(owed)}.`;
    }
    const can = isYou(seat, context) ? 'kannst' : 'kann';
    return `${cause}, ${can} aber nur ${number(event.counters)} von ${counters(owed)} in das Fach zahlen.`;
  },
  settled: (event, context) => {
    const seats = event.counters.map((some, seat) => `${who(seatAt(seat), context)} ${number(some)}`);
    return `Nach der Abrechnung: ${and(seats)}; ${number(sumOf(event.boxes))} auf dem Tableau.`;
  },
  'game-ended': (event, context) => `Die Partie ist zu Ende: ${ending(event, context)}`,
};

export const refusals: RefusalSentences = {
  'not-your-turn': (refusal, context) => `Du bist nicht am Zug, sondern ${nameOf(refusal.toMove, context)}.`,
  'deal-is-over': () => 'Die Runde ist zu Ende.',
  'card-not-held': (refusal) => `Du hast ${theCardIn(refusal.card, 'accusative')} nicht.`,
  'card-not-wanted': (refusal, context) =>
    `${theCardIn(refusal.card, 'nominative')} passt nicht: Gesucht ist ${wanted(refusal.wanted, context)}.`,
  'lead-lowest': (refusal) => `Beginne mit deiner niedrigsten Karte: ${orCards(refusal.lowest, 'dative')}.`,
  'must-lead': () => 'Du spielst aus und kannst nicht passen.',
  'must-continue': (refusal) =>
    `Du kannst anlegen, also musst du: Lege ${orCards(refusal.cards, 'accusative')}.`,
  'nothing-to-announce': (refusal, context) =>
    context.rules.announcing === 'automatic'
      ? 'Hier muss man nichts ansagen: Honneurs räumen ihr Fach von selbst ab.'
      : `Mit ${theCardIn(refusal.card, 'dative')} gibt es nichts anzusagen.`,
};

function whom(seat: Seat, context: Context, you: 'dich' | 'dir'): string {
  return isYou(seat, context) ? you : nameOf(seat, context);
}

export function counters(some: number): string {
  return count(some, 'Jeton', 'Jetons');
}

function orCards(cards: readonly Card[], grammaticalCase: Case): string {
  return or(cards.map((card) => theCardIn(card, grammaticalCase)));
}

function wanted([card]: readonly Card[], { rules }: Context): string {
  if (card === undefined) return 'eine beliebige Karte';
  return runsWithinSuit(rules) ? theCardIn(card, 'nominative') : anyOfRank(card);
}

function draws(drawn: readonly Draw[], context: Context): string {
  const [first = []] = drawn;
  const ties = tiesIn(drawn).map(({ seats, again }) => {
    const equals = and(youFirst(seats, context).map((seat) => whom(seat, context, 'dir')));
    return `Gleichstand zwischen ${equals}, also noch einmal: ${capital(cardsOf(again, context))}.`;
  });
  return [`${cardsOf(first, context)}.`, ...ties].join(' ');
}

function cardsOf(draw: Draw, context: Context): string {
  return and(
    seatsWithCards(draw).map(
      ({ seat, card }) => `${does(seat, context, 'ziehst', 'zieht')} ${theCardIn(card, 'accusative')}`,
    ),
  );
}

function afterMissed({ rules }: Context): string {
  if (rules.missedHonour === 'stays') return 'Das Fach bleibt';
  return rules.bete === 'box'
    ? 'Das Fach wird bei der Abrechnung verdoppelt'
    : 'Bei der Abrechnung ist ein Einsatz für das Fach fällig';
}

function causeOfBete({ reason, seat, box }: Beted, context: Context): string {
  const honour = honourOf(box, context);
  const has = `Bête: ${capital(does(seat, context, 'hast', 'hat'))}`;
  return reason === 'held'
    ? `${has} noch ${theHonourIn(honour, 'accusative')} auf der Hand`
    : `${has} die Ansage ${theHonourIn(honour, 'genitive')} vergessen`;
}

/** Why the game is over, and who wins if `winners` names anyone. It begins with a small letter in the middle of a sentence. */
export function ending({ reason, winners }: GameEnded, context: Context): string {
  const wins = winners.length === 0 ? '' : ` ${capital(victory(winners, context))}.`;
  return `${endReason(reason, context)}.${wins}`;
}

function endReason(reason: EndReason, context: Context): string {
  const { rules } = context;
  switch (reason) {
    case 'ruin':
      return capital(`${ruin(context)} nicht mehr setzen`);
    case 'deals':
      return 'Die letzte Runde ist gespielt';
    case 'target':
      return `Das Ziel von ${counters(rules.end.target ?? 0)} ist erreicht`;
    case 'time':
      return 'Die Zeit ist um';
  }
}

function ruin(context: Context): string {
  const [first, ...others] = youFirst(context.ruined ?? [], context);
  if (first === undefined) return 'jemand kann';
  if (others.length === 0) return does(first, context, 'kannst', 'kann');
  const can = isYou(first, context) ? 'könnt' : 'können';
  return `${and([first, ...others].map((seat) => who(seat, context)))} ${can}`;
}

function victory(winners: readonly Seat[], context: Context): string {
  const [first, ...others] = youFirst(winners, context);
  if (first === undefined) return '';
  if (others.length === 0) return does(first, context, 'gewinnst', 'gewinnt');
  const share = isYou(first, context) ? 'teilt euch' : 'teilen sich';
  return `${and([first, ...others].map((seat) => who(seat, context)))} ${share} den Sieg`;
}
