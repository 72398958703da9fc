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
import { anyOfRank, calls, rankName, theCard, theHonour } from './cards.ts';

const { and, count, number, or } = makeGrammar('en-GB');
const { callOf } = makeCalls(calls);
const { who, does } = makeSubjects('you');

export const events: EventSentences = {
  anted: (event, context) =>
    `${does(event.seat, context, 'ante', 'antes')} ${counters(sumOf(event.stakes))}.`,
  dealt: ({ dealer, sizes, talon, drawn }, context) => {
    const hands = `${or(distinct(sizes).map(number))} ${Math.max(...sizes) === 1 ? 'card' : 'cards'} each`;
    const rest = talon === 0 ? 'no talon' : `${number(talon)} in the talon`;
    const deals = `${does(dealer, context, 'deal', 'deals')}: ${hands}, ${rest}.`;
    return drawn === undefined ? deals : `${draws(drawn, context)} ${capital(deals)}`;
  },
  'picked-up': (event) => `You pick up ${count(event.cards.length, 'card', 'cards')}.`,
  turned: (event, context) =>
    event.leads
      ? `${isYou(event.seat, context) ? 'You lead' : `${nameOf(event.seat, context)} to lead`}.`
      : `${isYou(event.seat, context) ? 'Your turn' : `${nameOf(event.seat, context)} to play`}: ${what(event.wanted, context)}.`,
  laid: (event, context) => {
    const act = event.led
      ? does(event.seat, context, 'lead', 'leads')
      : does(event.seat, context, 'play', 'plays');
    const place = event.standsFor === null ? '' : ` for ${theCard(event.standsFor)}`;
    const calls = isYou(event.seat, context) ? 'call' : 'calls';
    const call = event.announced ? ` and ${calls}: “${callOf(event, context.rules)}”` : '.';
    return `${act} ${theCard(event.card)}${place}${call}`;
  },
  passed: (event, context) =>
    context.rules.hocs
      ? `${does(event.seat, context, 'say', 'says')} “${callOf(event, context.rules)}”.`
      : `${does(event.seat, context, 'pass', 'passes')}: “${callOf(event, context.rules)}”.`,
  stalled: (event, context) => {
    const last = `Nobody follows. ${capital(who(event.seat, context))} played the last card`;
    if (!isHocAtStall(context.rules)) return `${last}.`;
    return `${last} and ${isYou(event.seat, context) ? 'say' : 'says'} “${callOf(event, context.rules)}”.`;
  },
  rose: (event, context) => `Now ${wanted(event.wanted, context)}.`,
  stopped: (event, context) =>
    `${theCard(event.card)} stops the run: ${does(event.seat, context, 'lead', 'leads')} again.`,
  swept: ({ seat, box, counters: some, opera }, context) => {
    const sweeps = does(seat, context, 'sweep', 'sweeps');
    const contents = some === 0 ? 'it was empty' : counters(some);
    return `${opera ? 'for the opera ' : ''}${sweeps} the box of ${theHonour(honourOf(box, context))}: ${contents}.`;
  },
  missed: (event, context) =>
    `${who(event.seat, context)} forgot to announce ${theHonour(honourOf(event.box, context))}: ${afterMissed(
      context,
    )}.`,
  paid: (event, context) => {
    const { reason, from, to, owed } = event;
    const cause = reason === 'hoc' ? 'for the hoc' : 'for the cards left in hand';
    if (event.counters === 0) {
      const owes = does(from, context, 'owe', 'owes');
      const has = isYou(from, context) ? 'have' : 'has';
      return `${owes} ${who(to, context)} ${counters(owed)} ${cause}, but ${has} none left.`;
    }
    const pays = `${does(from, context, 'pay', 'pays')} ${who(to, context)}`;
    if (event.counters === owed) return `${pays} ${counters(owed)} ${cause}.`;
    return `${pays} only ${number(event.counters)} of ${counters(owed)} ${cause}: that is all ${does(from, context, 'have', 'has')}.`;
  },
  ended: ({ winner, opera }, context) => {
    const goes = does(winner, context, 'go out and win', 'goes out and wins');
    return `${goes} the deal.${opera ? ' An opera!' : ''}`;
  },
  shown: (event, context) =>
    `${does(event.seat, context, 'still hold', 'still holds')} ${and(event.cards.map(theCard))}.`,
  beted: (event, context) => {
    const { seat, owed } = event;
    const cause = causeOfBete(event, context);
    if (owed === 0) return `${cause}, but its box is empty.`;
    if (event.counters === 0) {
      return `${cause}, but ${isYou(seat, context) ? 'have' : 'has'} no counters left for its box.`;
    }
    if (event.counters === owed) {
      const you = isYou(seat, context);
      if (context.rules.bete === 'stake')
        return `${cause} and ${you ? 'pay' : 'pays'} one stake into its box: ${counters(owed)}.`;
      return `${cause} and ${you ? 'double' : 'doubles'} its box: ${counters(owed)}.`;
    }
    return `${cause}, but can pay its box only ${number(event.counters)} of ${counters(owed)}.`;
  },
  settled: (event, context) => {
    const seats = event.counters.map((some, seat) => `${who(seatAt(seat), context)} ${number(some)}`);
    return `After the settlement: ${and(seats)}; ${number(sumOf(event.boxes))} on the board.`;
  },
  'game-ended': (event, context) => `Game over: ${ending(event, context)}`,
};

export const refusals: RefusalSentences = {
  'not-your-turn': (refusal, context) => `Not your turn yet: it’s ${nameOf(refusal.toMove, context)}’s.`,
  'deal-is-over': () => 'The deal is over.',
  'card-not-held': (refusal) => `You don’t have ${theCard(refusal.card)}.`,
  'card-not-wanted': (refusal, context) =>
    `${theCard(refusal.card)} doesn’t fit: ${wanted(refusal.wanted, context)}.`,
  'lead-lowest': (refusal) => `Your first card must be your lowest: ${or(refusal.lowest.map(theCard))}.`,
  'must-lead': () => 'You lead, so you can’t pass.',
  'must-continue': (refusal) => `You can follow, so you must: play ${or(refusal.cards.map(theCard))}.`,
  'nothing-to-announce': (refusal, context) =>
    context.rules.announcing === 'automatic'
      ? 'No need to announce: honours sweep by themselves here.'
      : `There is nothing to announce with ${theCard(refusal.card)}.`,
};

export function counters(some: number): string {
  return count(some, 'counter', 'counters');
}

function wanted([card]: readonly Card[], { rules }: Context): string {
  if (card === undefined) return 'any card may be led';
  return runsWithinSuit(rules) ? `${theCard(card)} is wanted` : `${anyOfRank(card)} is wanted`;
}

function what([card]: readonly Card[], { rules }: Context): string {
  if (card === undefined) return 'any card';
  return runsWithinSuit(rules) ? theCard(card) : `any ${rankName(card)}`;
}

function draws(drawn: readonly Draw[], context: Context): string {
  const [first = []] = drawn;
  const ties = tiesIn(drawn).map(({ seats, card, again }) => {
    const equals = and(seats.map((seat) => who(seat, context)));
    const both = `${seats.length === 2 ? 'both' : 'all'} have ${anyOfRank(card)}`;
    return capital(`${equals} ${both} and draw again: ${cardsOf(again, context)}.`);
  });
  return [`For the first deal ${cardsOf(first, context)}.`, ...ties].join(' ');
}

function cardsOf(draw: Draw, context: Context): string {
  return and(
    seatsWithCards(draw).map(({ seat, card }) => `${does(seat, context, 'draw', 'draws')} ${theCard(card)}`),
  );
}

function afterMissed({ rules }: Context): string {
  if (rules.missedHonour === 'stays') return 'its box stays';
  return rules.bete === 'box'
    ? 'its box will be doubled at the settlement'
    : 'one stake will be due for its box at the settlement';
}

function causeOfBete({ reason, seat, box }: Beted, context: Context): string {
  const act =
    reason === 'held'
      ? does(seat, context, 'still hold', 'still holds')
      : `${who(seat, context)} forgot to announce`;
  return `Bête: ${act} ${theHonour(honourOf(box, context))}`;
}

/** Why the game is over, and who wins if `winners` names anyone. It begins with a small letter in the middle of a sentence. */
export function ending({ reason, winners }: GameEnded, context: Context): string {
  const wins = winners.length === 0 ? '' : ` ${capital(victory(winners, context))}.`;
  return `${endReason(reason, context)}.${wins}`;
}

function endReason(reason: EndReason, context: Context): string {
  const { rules, ruined = [] } = context;
  switch (reason) {
    case 'ruin':
      return ruined.length === 0
        ? 'someone cannot pay the ante'
        : `${and(youFirst(ruined, context).map((seat) => who(seat, context)))} cannot pay the ante`;
    case 'deals':
      return 'the last deal has been played';
    case 'target':
      return `the target of ${counters(rules.end.target ?? 0)} has been reached`;
    case 'time':
      return 'time is up';
  }
}

function victory(winners: readonly Seat[], context: Context): string {
  const [first] = winners;
  if (first !== undefined && winners.length === 1) return does(first, context, 'win', 'wins');
  return `${and(youFirst(winners, context).map((seat) => who(seat, context)))} share the win`;
}
