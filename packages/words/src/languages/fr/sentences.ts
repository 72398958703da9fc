import {
  type Beted,
  type Card,
  type Draw,
  type EndReason,
  type GameEnded,
  type Paid,
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
import { anyOfRank, calls, ofTheHonour, theCard, theHonour } from './cards.ts';

const { and, count, number, or } = makeGrammar('fr');
const { callOf } = makeCalls(calls);
const { who, does } = makeSubjects('vous');

export const events: EventSentences = {
  anted: (event, context) =>
    `${does(event.seat, context, 'misez', 'mise')} ${counters(sumOf(event.stakes))}.`,
  dealt: ({ dealer, sizes, talon, drawn }, context) => {
    const largest = Math.max(...sizes);
    const hands = `${or(distinct(sizes).map(number))} ${largest === 1 ? 'carte' : 'cartes'} à chacun`;
    const rest = talon === 0 ? 'rien au talon' : `${number(talon)} au talon`;
    const deals = `${does(dealer, context, 'donnez', 'donne')} : ${hands}, ${rest}.`;
    return drawn === undefined ? deals : `${draws(drawn, context)} ${capital(deals)}`;
  },
  'picked-up': (event) => `Vous ramassez ${count(event.cards.length, 'carte', 'cartes')}.`,
  turned: (event, context) =>
    event.leads
      ? `${to(event.seat, context)} d’entamer.`
      : `${to(event.seat, context)} de jouer : on demande ${wanted(event.wanted, context)}.`,
  laid: (event, context) => {
    const act = event.led
      ? does(event.seat, context, 'entamez avec', 'entame avec')
      : does(event.seat, context, 'posez', 'pose');
    const place = event.standsFor === null ? '' : ` pour ${theCard(event.standsFor)}`;
    const announces = isYou(event.seat, context) ? 'annoncez' : 'annonce';
    const call = event.announced ? ` et ${announces} : « ${callOf(event, context.rules)} »` : '.';
    return `${act} ${theCard(event.card)}${place}${call}`;
  },
  passed: (event, context) =>
    context.rules.hocs
      ? `${does(event.seat, context, 'dites', 'dit')} « ${callOf(event, context.rules)} ».`
      : `${does(event.seat, context, 'passez', 'passe')} : « ${callOf(event, context.rules)} ».`,
  stalled: (event, context) => {
    const last = `Personne ne suit ; ${does(event.seat, context, 'avez', 'a')} posé la dernière carte`;
    if (!isHocAtStall(context.rules)) return `${last}.`;
    return `${last} et ${isYou(event.seat, context) ? 'dites' : 'dit'} « ${callOf(event, context.rules)} ».`;
  },
  rose: (event, context) => `On demande maintenant ${wanted(event.wanted, context)}.`,
  stopped: (event, context) =>
    `${theCard(event.card)} arrête la suite : ${to(event.seat, context)} d’entamer de nouveau.`,
  swept: (event, context) => {
    const sweeps = does(event.seat, context, 'prenez', 'prend');
    const contents = event.counters === 0 ? 'elle était vide' : counters(event.counters);
    const box = `la case ${ofTheHonour(honourOf(event.box, context))}`;
    return `${event.opera ? 'pour l’opéra, ' : ''}${sweeps} ${box} : ${contents}.`;
  },
  missed: (event, context) =>
    `${does(event.seat, context, 'avez', 'a')} oublié d’annoncer ${theHonour(honourOf(event.box, context))} : ${afterMissed(
      context,
    )}.`,
  paid: (event, context) => {
    const { reason, from, owed } = event;
    const left = isYou(from, context) ? 'vous' : 'lui';
    const cause = reason === 'hoc' ? 'pour le hoc' : `pour les cartes qui ${left} restent`;
    if (event.counters === 0) {
      const nothing = isYou(from, context) ? 'n’avez plus rien' : 'n’a plus rien';
      return `${gives(event, context, ['devez', 'doit'], counters(owed))} ${cause}, mais ${nothing}.`;
    }
    if (event.counters === owed)
      return `${gives(event, context, ['payez', 'paie'], counters(owed))} ${cause}.`;
    const some = `${counters(event.counters)} sur ${number(owed)}`;
    return `${paysOnly(event, context, some)} ${cause} : c’est tout ce qui ${left} reste.`;
  },
  ended: ({ winner, opera }, context) => {
    const wins = does(winner, context, 'avez fini et gagnez', 'a fini et gagne');
    return `${wins} la donne.${opera ? ' Opéra !' : ''}`;
  },
  shown: (event, context) =>
    `${does(event.seat, context, 'avez', 'a')} encore en main ${and(event.cards.map(theCard))}.`,
  beted: (event, context) => {
    const { seat, owed } = event;
    const cause = causeOfBete(event, context);
    if (owed === 0) return `${cause}, mais la case est vide.`;
    if (event.counters === 0) {
      return `${cause}, mais ${isYou(seat, context) ? 'n’avez' : 'n’a'} plus de jetons pour la case.`;
    }
    if (event.counters === owed) {
      const you = isYou(seat, context);
      if (context.rules.bete === 'stake')
        return `${cause} et ${you ? 'remettez' : 'remet'} une mise dans la case : ${counters(owed)}.`;
      return `${cause} et ${you ? 'doublez' : 'double'} la case : ${counters(owed)}.`;
    }
    const pays = isYou(seat, context) ? 'ne pouvez' : 'ne peut';
    return `${cause}, mais ${pays} mettre dans la case que ${number(event.counters)} des ${counters(owed)} dus.`;
  },
  settled: (event, context) => {
    const seats = event.counters.map((some, seat) => `${who(seatAt(seat), context)} ${number(some)}`);
    return `Après les comptes : ${and(seats)} ; ${number(sumOf(event.boxes))} sur le plateau.`;
  },
  'game-ended': (event, context) => `Partie terminée : ${ending(event, context)}`,
};

export const refusals: RefusalSentences = {
  'not-your-turn': (refusal, context) => `C’est à ${nameOf(refusal.toMove, context)} de jouer.`,
  'deal-is-over': () => 'La donne est finie.',
  'card-not-held': (refusal) => `Vous n’avez pas ${theCard(refusal.card)}.`,
  'card-not-wanted': (refusal, context) =>
    `${theCard(refusal.card)} ne convient pas : il faut ${wanted(refusal.wanted, context)}.`,
  'lead-lowest': (refusal) => `Commencez par une de vos plus basses : ${or(refusal.lowest.map(theCard))}.`,
  'must-lead': () => 'Vous entamez : impossible de passer.',
  'must-continue': (refusal) =>
    `Vous pouvez suivre, donc vous devez : posez ${or(refusal.cards.map(theCard))}.`,
  'nothing-to-announce': (refusal, context) =>
    context.rules.announcing === 'automatic'
      ? 'Rien à annoncer ici : les belles cartes prennent leur case d’elles-mêmes.'
      : `Rien à annoncer avec ${theCard(refusal.card)}.`,
};

function to(seat: Seat, context: Context): string {
  return `à ${who(seat, context)}`;
}

export function counters(some: number): string {
  return count(some, 'jeton', 'jetons');
}

function wanted([card]: readonly Card[], { rules }: Context): string {
  if (card === undefined) return 'n’importe quelle carte';
  return runsWithinSuit(rules) ? theCard(card) : anyOfRank(card);
}

function draws(drawn: readonly Draw[], context: Context): string {
  const [first = []] = drawn;
  const ties = tiesIn(drawn).map(({ seats, again }) => {
    const equals = and(youFirst(seats, context).map((seat) => who(seat, context)));
    return `Égalité entre ${equals}, on tire à nouveau : ${cardsOf(again, context)}.`;
  });
  return [`Pour la première donne, ${cardsOf(first, context)}.`, ...ties].join(' ');
}

function cardsOf(draw: Draw, context: Context): string {
  return and(
    seatsWithCards(draw).map(({ seat, card }) => `${does(seat, context, 'tirez', 'tire')} ${theCard(card)}`),
  );
}

type Payment = Pick<Paid, 'from' | 'to'>;
type Verb = readonly [second: string, third: string];

/** A payment with its verb. The pronoun of the payee precedes the verb. */
function gives({ from, to: payee }: Payment, context: Context, verb: Verb, amount: string): string {
  const [second, third] = verb;
  if (isYou(payee, context)) return `${nameOf(from, context)} vous ${third} ${amount}`;
  return `${does(from, context, second, third)} ${amount} à ${nameOf(payee, context)}`;
}

function paysOnly({ from, to: payee }: Payment, context: Context, amount: string): string {
  if (isYou(payee, context)) return `${nameOf(from, context)} ne vous paie que ${amount}`;
  return `${does(from, context, 'ne payez', 'ne paie')} à ${nameOf(payee, context)} que ${amount}`;
}

function afterMissed({ rules }: Context): string {
  if (rules.missedHonour === 'stays') return 'la case reste';
  return rules.bete === 'box'
    ? 'la case sera doublée aux comptes'
    : 'une mise sera due pour la case aux comptes';
}

function causeOfBete({ reason, seat, box }: Beted, context: Context): string {
  const honour = theHonour(honourOf(box, context));
  return reason === 'held'
    ? `Bête : ${does(seat, context, 'avez', 'a')} encore en main ${honour}`
    : `Bête : ${does(seat, context, 'avez', 'a')} oublié d’annoncer ${honour}`;
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
      return ruin(context);
    case 'deals':
      return 'la dernière donne est jouée';
    case 'target':
      return `l’objectif de ${counters(rules.end.target ?? 0)} est atteint`;
    case 'time':
      return 'le temps est écoulé';
  }
}

function ruin(context: Context): string {
  const [first, ...others] = youFirst(context.ruined ?? [], context);
  if (first === undefined) return 'un joueur ne peut plus miser';
  const names = and([first, ...others].map((seat) => who(seat, context)));
  if (isYou(first, context)) return `${names} ne pouvez plus miser`;
  return `${names} ${others.length === 0 ? 'ne peut' : 'ne peuvent'} plus miser`;
}

function victory(winners: readonly Seat[], context: Context): string {
  const [first, ...others] = youFirst(winners, context);
  if (first === undefined) return '';
  if (others.length === 0) return does(first, context, 'gagnez', 'gagne');
  const names = others.map((seat) => nameOf(seat, context));
  return isYou(first, context)
    ? `vous partagez la victoire avec ${and(names)}`
    : `${and([nameOf(first, context), ...names])} se partagent la victoire`;
}
