import { dealCards, PACK, seatAt, startGame } from '@nain-jaune/engine';
import { expect } from 'vitest';
import {
  above,
  asked,
  both,
  type Check,
  type Claims,
  dwarfMayBeKept,
  high,
  kingsOf,
  laid,
  low,
  plainCards,
  plainRun,
  rankAbove,
  seated,
  seatOf,
  stalled,
  type Table,
  twinOf,
  unless,
} from './claim.ts';
import { answersWanted } from './dwarf.ts';
import { passes } from './finishedDeals.ts';

/** A plain card to lead, and a hand with another of its rank. */
function leadOf(table: Table, without = ''): { card: string; hand: string } {
  const [card = ''] = plainRun(table, 2, without);
  return { card, hand: `${card} ${twinOf(table, card)}` };
}

/** Place 0 has led a card and holds the next. */
function running(table: Table) {
  const [card = '', next = ''] = plainRun(table, 2);
  return seated(table, [`${card} ${next} ${twinOf(table, next)}`]).play(card);
}

type Situation = (table: Table) => { answerTo(move: string): string };

const mayPass =
  (situation: Situation): Check =>
  (table) =>
    expect(situation(table).answerTo('-')).toBe('accepted');

const mustFollow = (situation: Situation) => ({
  compulsory: both(
    (table) => expect(situation(table).answerTo('-')).toBe('must-continue'),
    unless(['butDwarf'], answersWanted('must-continue')),
  ),
  butDwarf: dwarfMayBeKept,
});

const onlyLeadersMustLay: Check = (table) => {
  const { hand } = leadOf(table);
  expect(seated(table, [hand]).answerTo('-')).toBe('must-lead');
  mayPass(asked)(table);
};

const lastToLayLeads: Check = (table) => {
  for (const rank of [low, high]) {
    const { deal, card } = stalled(table, rank);
    expect(deal.state).toBe('0 leads');
    expect(deal.legal.split(' ')).toContain(twinOf(table, card));
  }
};

/** After a stall the next rank is wanted, first from the last to lay and then from the others in turn. */
const nextRankIsWanted: Check = (table) => {
  const { deal, card } = stalled(table, low);
  const wanted = rankAbove(rankAbove(card));
  for (let place = 0; place < table.players; place++) {
    expect(deal.state).toBe(`${seatOf(table, place)} wants ${wanted}c ${wanted}d ${wanted}h ${wanted}s`);
    deal.play('-');
  }
  expect(deal.state).toContain(`0 wants ${rankAbove(wanted)}c`);
};

/** The wanted rank rises up to the king. Then the last to lay leads. */
const leadsPastTheKing: Check = (table) => {
  const { deal } = stalled(table, low);
  const wanted: string[] = [];
  while (!deal.state.endsWith('leads')) {
    wanted.push(deal.state.slice(-2, -1));
    deal.play(passes(table.players));
  }
  expect(wanted.at(-1)).toBe('K');
  expect(deal.state).toBe('0 leads');
};

const everyoneIsAsked: Check = (table) => {
  const { seats } = stalled(table, low);
  expect(seats).toEqual(seats.map((_, place) => seatOf(table, place)));
};

function dealtFrom({ ruleset, players }: Table) {
  const { game } = dealCards(startGame(ruleset, players, seatAt(0)), PACK);
  return { talon: game.deal?.setup.talon, phase: game.deal?.phase };
}

/** A card, and those of the next rank that may follow it. */
function following(table: Table): { card: string; legal: string[] } {
  const [card = '', next = ''] = plainRun(table, 2, '7');
  const all = ['c', 'd', 'h', 's'].map((suit) => `${rankAbove(card)}${suit}`);
  const hands = [`${card} ${twinOf(table, card)}`, all.join(' ')];
  const deal = seated(table, hands, { avoid: next }).play(`${card} -`);
  return { card, legal: all.filter((text) => deal.answerTo(text) === 'accepted') };
}

const oneOfARank: Check = (table) => {
  const [card = '', next = ''] = plainRun(table, 2, '7');
  const other = twinOf(table, next);
  const deal = seated(table, [`${card} ${next} ${other}`]).play(`${card} ${next}`);
  expect(deal.answerTo(other)).toBe('card-not-wanted');
};

/** The first player may lay before the second. */
const inTurn: Check = (table) => {
  const [card = '', next = ''] = plainRun(table, 2);
  const other = twinOf(table, next);
  const both = [`${next} ${twinOf(table, next, other)}`, `${other} ${twinOf(table, card)}`];
  const deal = seated(table, [`${card} ${twinOf(table, card, both.join(' '))}`, ...both]).play(card);
  const [first = 0, second = 0] = [seatOf(table, 1), seatOf(table, 2)];
  expect(deal.turn).toBe(0);
  expect(deal.answerTo(next, first)).toBe('not-your-turn');
  deal.play('-');
  expect(deal.answerTo(other, second)).toBe('not-your-turn');
  expect(deal.answerTo(next, first)).toBe('accepted');
};

const turnGoesTo =
  (seat: (players: number) => number): Check =>
  (table) => {
    const { card, hand } = leadOf(table);
    const deal = seated(table, [hand], { avoid: rankAbove(card) }).play(`${card} -`);
    expect(deal.turn).toBe(seat(table.players));
  };

const toTheLeft = turnGoesTo(() => 1);
const toTheRight = turnGoesTo((players) => players - 1);

/** The seat that leads if seat 0 deals. */
const eldestIs =
  (seat: (players: number) => number): Check =>
  (table) =>
    expect(dealtFrom(table).phase).toEqual({ type: 'lead', seat: seat(table.players) });

/** The situations of runs. */
export const PLAY: Claims<
  | 'who-begins'
  | 'first-card'
  | 'same-suit'
  | 'two-of-a-rank'
  | 'keep-back'
  | 'stop-midway'
  | 'passed-with-it'
  | 'nobody-follows'
  | 'card-in-talon'
  | 'two-can-follow'
> = {
  'who-begins': {
    clockwise: both(
      eldestIs(() => 1),
      toTheLeft,
    ),
    anticlockwise: both(
      eldestIs((players) => players - 1),
      toTheRight,
    ),
  },
  'first-card': {
    any: (table) => {
      const hand = ['Ac', '2d', '5h', '5s', '7d', 'Kc'];
      const deal = seated(table, [hand.join(' ')]);
      for (const card of hand) expect(deal.answerTo(card)).toBe('accepted');
    },
    lowest: (table, answer) => {
      const deal = seated(table, ['3c 3s 5h Kc']);
      const accepted = ['3c', '3s', '5h', 'Kc'].filter((card) => deal.answerTo(card) === 'accepted');
      expect(accepted).toEqual(['3c', '3s']);
      expect(seated(table, ['Ah 2c']).answerTo('2c')).toBe('lead-lowest');
      if (!answer.includes('dwarfToo')) expect(seated(table, ['Ah 7d']).answerTo('7d')).toBe('lead-lowest');
    },
    later: (table) => {
      const queen = plainCards(table).find((text) => text.startsWith('Q'));
      if (queen === undefined) return;
      const king = above(queen, 1) ?? '';
      const deal = seated(table, [`${queen} ${twinOf(table, queen)}`, `${king} 3c 9h`], { avoid: 'K' });
      deal.play(`${queen} - ${king}`);
      expect(deal.state).toBe(`${seatOf(table, 1)} leads`);
      for (const card of ['3c', '9h']) expect(deal.answerTo(card)).toBe('accepted');
    },
    dwarfToo: (table) => {
      expect(seated(table, ['3c 7d Kc']).answerTo('7d')).toBe('accepted');
    },
  },
  'same-suit': {
    rank: (table) => expect(following(table).legal).toHaveLength(4),
    suit: (table) => {
      const { card, legal } = following(table);
      expect(legal).toEqual([above(card, 1)]);
    },
    ace: (table) => {
      for (const ace of plainCards(table, '2 3 4 5 6 7 8 9 T J Q K')) {
        const deal = seated(table, [`${ace} ${twinOf(table, ace)}`]).play(ace);
        expect(deal.state).toMatch(/^0 wants 2/);
      }
      for (const king of kingsOf(table)) expect(laid(table, king).state).toBe('0 leads');
    },
  },
  'two-of-a-rank': {
    rank: (table) => {
      oneOfARank(table);
      expect(following(table).legal).toHaveLength(4);
    },
    suit: (table) => {
      oneOfARank(table);
      expect(following(table).legal).toHaveLength(1);
    },
  },
  'keep-back': { optional: onlyLeadersMustLay, ...mustFollow(asked) },
  'stop-midway': { optional: mayPass(running), ...mustFollow(running) },
  'passed-with-it': { optional: mayPass(asked), ...mustFollow(asked) },
  'nobody-follows': {
    lead: lastToLayLeads,
    'next-rank': nextRankIsWanted,
    again: nextRankIsWanted,
    pastKing: leadsPastTheKing,
  },
  'card-in-talon': {
    table: both(everyoneIsAsked, (table) => expect(dealtFrom(table).talon).not.toEqual([])),
    all: (table) => {
      everyoneIsAsked(table);
      expect(dealtFrom(table).talon).toEqual([]);
    },
    lead: lastToLayLeads,
    'next-rank': nextRankIsWanted,
  },
  'two-can-follow': {
    onlyOne: (table) => expect(following(table).legal).toHaveLength(1),
    oneOrDwarf: (table) => {
      expect(following(table).legal).toHaveLength(1);
      dwarfMayBeKept(table);
    },
    inTurn,
    clockwise: toTheLeft,
    anticlockwise: toTheRight,
  },
};
