import type { Ruleset } from '@nain-jaune/engine';
import type { FixedDeal } from '@nain-jaune/engine/testing';
import type { SCORING_TOPICS } from '../../scoringTopics.ts';
import { gameIsOver, targetReached, timeRunsOut } from './gameEnds.ts';
import {
  betes,
  different,
  forgotten,
  hocs,
  honoursOf,
  kings,
  laid,
  type Observe,
  operaEnd,
  ordinaryEnd,
  owedFor,
  PLAYERS,
  played,
  stateOf,
  swept,
  twinOf,
} from './situation.ts';

const EMPTY = { boxes: [0, 0, 0, 0, 0] };

/** A card laid silently and aloud. */
const bothWays = <Seen>(rules: Ruleset, card: string, look: (deal: FixedDeal) => Seen, last = false) =>
  (['silent', 'aloud'] as const).map((how) => look(laid(rules, card, how, last)));

/** Whether a run goes on or the same player leads. */
const afterwards = (deal: FixedDeal) => (deal.state.endsWith('leads') ? 'stops' : 'goes on');

/** The dwarf of place 1 in place of the card that follows another. */
const dwarfAfter = (rules: Ruleset, card: string) =>
  played(rules, [`${card} ${twinOf(rules, card)}`, '7d 9h'], `${card} -`);

/** The state after the dwarf is laid in place of the card that follows another, or the refusal. */
function dwarfFor(rules: Ruleset, card: string): string {
  const deal = dwarfAfter(rules, card);
  const answer = deal.answerTo('7d');
  return answer === 'accepted' ? stateOf(deal.play('7d')) : answer;
}

function forgetting(rules: Ruleset): unknown {
  const deal = forgotten(rules);
  return [deal.eventsOf('missed').length, swept(deal), betes(deal)];
}

const isOpera = (deal: FixedDeal) => deal.state.endsWith('opera');
const alone = (rules: Ruleset) => isOpera(operaEnd(rules, '9h'));
const afterOthers = (rules: Ruleset) => isOpera(played(rules, ['4c 4d', '5c'], '4c - 5c'));
const afterFollowing = (rules: Ruleset) => isOpera(played(rules, ['4c 4d', '5c 5d'], '4c - 5c * 5d'));
const afterStall = (rules: Ruleset) => isOpera(played(rules, ['9c 9d'], '9c * 9d'));
const afterPassing = (rules: Ruleset) =>
  isOpera(played({ ...rules, firstLead: 'any' }, ['9c 4c 4d', '5c'], '9c * 4c - 5c'));
const interrupted = (rules: Ruleset) => isOpera(ordinaryEnd(rules, '9h'));

const paid = (rules: Ruleset) =>
  operaEnd(rules, '7d 9h')
    .eventsOf('paid')
    .map(({ owed }) => owed);

const handCosts =
  (...held: readonly string[]): Observe =>
  (rules) =>
    held.map((cards) => `${cards}: ${owedFor(rules, cards)}`);

/** The kinds of events of a settlement, in order. */
function orderOf(deal: FixedDeal): string {
  const kinds = deal.events
    .map(({ type }) => type)
    .filter((type) => ['swept', 'paid', 'beted'].includes(type));
  return kinds.filter((kind, index) => kind !== kinds[index - 1]).join(' ');
}

/** The situations of honours, payments, operas and the end of a game. */
export const OF_SCORING: Readonly<Record<keyof typeof SCORING_TOPICS, Observe>> = {
  'honour-laid': (rules) =>
    different(
      honoursOf(rules).map((honour) =>
        bothWays(rules, honour, (deal) => [
          swept(deal).length,
          hocs(deal),
          hocs(deal) > 0 && afterwards(deal),
        ]),
      ),
    ),
  'honour-stops': (rules) => {
    const others = honoursOf(rules).filter((honour) => honour !== '7d' && !honour.startsWith('K'));
    const stops = different(others.map((honour) => afterwards(laid(rules, honour, 'silent'))));
    const dwarf = afterwards(laid(rules, '7d', 'silent'));
    const isSaid = stops[0] === 'goes on' || (honoursOf(rules).includes('7d') && dwarf === 'goes on');
    return { stops, ...(isSaid && { dwarf, forAKing: dwarf === 'goes on' && dwarfFor(rules, 'Qc') }) };
  },
  'forgot-to-announce': (rules) => {
    const [silent = 0, aloud = 0] = bothWays(rules, 'Td', hocs);
    return [forgetting(rules), silent < aloud ? 'no hoc' : ''];
  },
  'announced-late': (rules) => [laid(rules, 'Td', 'silent').answerTo('Td!'), forgetting(rules)],
  'honour-last-card': (rules) => bothWays(rules, 'Td', (deal) => [deal.turn, swept(deal)], true),
  'honour-held': (rules) => [betes(ordinaryEnd(rules, 'Td')), betes(ordinaryEnd(rules, 'Td Jc'))],
  'how-much-is-a-bete': (rules) =>
    [{}, EMPTY].map((setting) => [
      betes(ordinaryEnd(rules, 'Td', setting)),
      betes(forgotten(rules, setting)),
    ]),

  'lay-the-dwarf': (rules) => [
    ...['4c', 'Qc'].map((card) => dwarfFor(rules, card)),
    dwarfAfter(rules, '6d').answerTo('7d'),
    swept(laid(rules, '7d', 'aloud')),
  ],
  'must-lay-the-dwarf': (rules) => {
    const pass = dwarfAfter(rules, '6d').answerTo('-');
    return {
      afterFour: dwarfAfter(rules, '4c').answerTo('7d'),
      pass: [pass, dwarfAfter(rules, '4c').answerTo('-')],
      ...(pass !== 'accepted' && { afterOtherSix: dwarfAfter(rules, '6h').answerTo('-') }),
    };
  },
  'dwarf-held': (rules) => [owedFor(rules, '7d'), betes(ordinaryEnd(rules, '7d'))],
  'hoc-called': (rules) => [bothWays(rules, 'Kd', hocs), played(rules, ['9c 9d'], '9c *').eventsOf('paid')],
  'king-and-honour': (rules) => {
    const seen = kings(rules, true)
      .map((king) => laid(rules, king, 'aloud'))
      .map((deal) => [hocs(deal), swept(deal).length]);
    const plain = kings(rules, false).map((king) => hocs(laid(rules, king, 'aloud')));
    return plain[0] === 0 ? 'no hoc' : [different(plain), different(seen)];
  },
  'king-in-silence': (rules) => [
    bothWays(rules, 'Kd', (deal) => [hocs(deal), afterwards(deal)]),
    different(kings(rules, true).map((king) => laid(rules, king, 'silent').eventsOf('missed').length)).filter(
      Boolean,
    ),
  ],

  'what-losers-pay': handCosts('Ac', '2c', '9c', 'Tc', 'Jh', 'Qd', 'Kd', '8d 9d', '7d', '7d 9d'),
  'an-ace-in-hand': handCosts('Ac', 'Kd'),
  'a-king-in-hand': handCosts('Jh', 'Qd', 'Kd'),
  'cannot-pay': (rules) => {
    const deal = ordinaryEnd(rules, 'Kd Qd', { counters: [1, 1, 1] });
    return [deal.eventsOf('paid').map(({ counters }) => counters), Math.min(...deal.counters)];
  },
  'who-is-paid-first': (rules) => {
    const payers = operaEnd(rules, 'Td')
      .eventsOf('paid')
      .map(({ from }) => from);
    const orders = [ordinaryEnd(rules, 'Td'), forgotten(rules)].map(orderOf);
    const isSwept = orderOf(operaEnd(rules, '9h'));
    return [isSwept, orders.find((order) => order.endsWith('paid beted')) ?? '', payers.slice(0, PLAYERS)];
  },

  'what-is-an-opera': (rules) =>
    [alone, afterOthers, afterPassing, afterFollowing, afterStall, interrupted].map((situation) =>
      situation(rules),
    ),
  'what-an-opera-brings': (rules) => {
    const deal = operaEnd(rules, 'Kd');
    const held = deal.eventsOf('paid').map(({ owed }) => owed);
    return [isOpera(deal), deal.eventsOf('swept').map(({ counters }) => counters), held];
  },
  'others-laid-before': (rules) =>
    [alone, afterOthers, afterPassing, afterFollowing].map((situation) => situation(rules)),
  'dwarf-at-an-opera': (rules) => (alone(rules) ? paid(rules) : 'no opera'),
  'bete-after-an-opera': (rules) => {
    const deal = operaEnd(rules, 'Td');
    const [after, usual] = [betes(deal), betes(ordinaryEnd(rules, 'Td'))];
    if (after.length === 0) return 'no bete';
    return [isOpera(deal), deal.eventsOf('swept').length, `${after}` === `${usual}` ? 'as usual' : after];
  },

  'when-over': gameIsOver,
  'time-is-up': timeRunsOut,
  'target-in-mid-deal': targetReached,
};
