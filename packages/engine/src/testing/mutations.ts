import type { GameRecord, RecordDeal, RecordResult, Ruleset } from '../index.ts';
import { below, type Random } from '../random/index.ts';
import { words } from './cards.ts';
import { oneOf } from './playedGame.ts';

/** Alters a valid record so that it breaks a rule. Null if the record has no place for the alteration. */
export type Mutation = (record: GameRecord, random: Random) => GameRecord | null;

/** Exchanges a laid card with a card of another hand. */
const cardInAnotherHand: Mutation = (record, random) =>
  changeDeal(record, random, (deal) => {
    const hands = deal.hands.map(words);
    const laid = words(deal.moves).filter((token) => token !== '-');
    const card = oneOf(laid, random).slice(0, 2);
    const from = hands.findIndex((hand) => hand.includes(card));
    const to = (from + 1 + below(random, hands.length - 1)) % hands.length;
    const other = oneOf(hands[to]!, random);
    const exchanged = hands.map((hand) =>
      hand.map((one) => (one === card ? other : one === other ? card : one)),
    );
    return { ...deal, hands: exchanged.map((hand) => hand.join(' ')) };
  });

/** One card occurs twice, and another is missing. */
const cardTwice: Mutation = (record, random) =>
  changeDeal(record, random, (deal) => {
    const [first = '', second = '', ...hands] = deal.hands;
    const [a, b] = [oneOf(words(first), random), oneOf(words(second), random)];
    return { ...deal, hands: [first, second.replace(b, a), ...hands] };
  });

/** A card is laid again. */
const cardLaidTwice: Mutation = (record, random) =>
  changeDeal(record, random, (deal) => {
    const tokens = words(deal.moves);
    const place = 1 + below(random, tokens.length - 1);
    return { ...deal, moves: tokens.with(place, tokens[0]!).join(' ') };
  });

/** The last move of a finished deal is missing. */
const lastMoveMissing: Mutation = (record, random) =>
  changeDeal(record, random, (deal) => ({ ...deal, moves: words(deal.moves).slice(0, -1).join(' ') }));

/** A move follows the end of the deal. */
const moveAfterTheEnd: Mutation = (record, random) =>
  changeDeal(record, random, (deal) => ({ ...deal, moves: `${deal.moves} -` }));

/** A leader passes. */
const leaderPasses: Mutation = (record, random) =>
  changeDeal(record, random, (deal) => ({ ...deal, moves: `- ${deal.moves}` }));

/** A card with no effect is announced. */
const needlessCall: Mutation = (record, random) => {
  const isHonour = (card: string) => record.rules.honours.some((honour) => honour.card === card);
  const isPlain = (token: string) => token !== '-' && !token.startsWith('K') && !isHonour(token.slice(0, 2));
  return changeDeal(record, random, (deal) => {
    const tokens = words(deal.moves);
    const plain = tokens.flatMap((token, place) => (isPlain(token) ? [place] : []));
    if (plain.length === 0) return null;
    const place = oneOf(plain, random);
    return { ...deal, moves: tokens.with(place, `${tokens[place]}!`).join(' ') };
  });
};

/** A swept honour becomes silent, or a missed one announced. */
const otherCall: Mutation = (record, random) => {
  if (record.rules.announcing === 'automatic') return null;
  return changeDeal(record, random, (deal) => {
    // An opera sweeps the boxes with or without the call.
    if (deal.result?.opera === true) return null;
    const tokens = words(deal.moves);
    const honours = record.rules.honours.map(({ card }) => card);
    const places = tokens.flatMap((token, place) => (honours.includes(token.slice(0, 2)) ? [place] : []));
    if (places.length === 0) return null;
    const place = oneOf(places, random);
    const token = tokens[place]!;
    const other = token.endsWith('!') ? token.slice(0, 2) : `${token}!`;
    return { ...deal, moves: tokens.with(place, other).join(' ') };
  });
};

const otherWinner: Mutation = (record, random) =>
  changeResult(record, random, (result) => ({
    ...result,
    winner: (result.winner + 1 + below(random, record.players.length - 1)) % record.players.length,
  }));

const otherOpera: Mutation = (record, random) =>
  changeResult(record, random, (result) => ({ ...result, opera: !result.opera }));

const otherCounters: Mutation = (record, random) =>
  changeResult(record, random, (result) => ({ ...result, counters: moreInOne(result.counters, random) }));

const otherBoxes: Mutation = (record, random) =>
  changeResult(record, random, (result) => ({ ...result, boxes: moreInOne(result.boxes, random) }));

const noResult: Mutation = (record, random) => changeDeal(record, random, ({ result: _, ...deal }) => deal);

const otherEnd: Mutation = (record, random) => {
  if (record.end === undefined) return null;
  const { reason, winners } = record.end;
  const losers = record.players.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return { ...record, end: { reason, winners: losers.length > 0 ? [oneOf(losers, random)] : [0] } };
};

/** Other counters at the start, direction of play, hand sizes or next dealer. */
const otherRule: Mutation = (record, random) => {
  const { counters, play, hand, nextDealer } = record.rules;
  const changes: Partial<Ruleset>[] = [
    { counters: counters === 100_000 ? counters - 1 : counters + 1 },
    { play: play === 'clockwise' ? 'anticlockwise' : 'clockwise' },
    { hand: hand === 'table' ? 'all' : 'table' },
  ];
  if (record.deals.length > 1) changes.push({ nextDealer: nextDealer === 'left' ? 'right' : 'left' });
  return { ...record, rules: { ...record.rules, ...oneOf(changes, random) } };
};

/** The rules have an unknown key, or lack one. */
const brokenRules: Mutation = (record, random) => {
  const key = oneOf(Object.keys(record.rules), random);
  const { [key as keyof Ruleset]: _, ...rest } = record.rules;
  const rules = below(random, 2) === 0 ? rest : { ...record.rules, [`x-${key}`]: true };
  return { ...record, rules: rules as Ruleset };
};

/** Alterations of a card, move, announcement, result or rule that break a rule. */
export const MUTATIONS: Readonly<Record<string, readonly Mutation[]>> = {
  card: [cardInAnotherHand, cardTwice],
  move: [cardLaidTwice, lastMoveMissing, moveAfterTheEnd, leaderPasses],
  announcement: [needlessCall, otherCall],
  result: [otherWinner, otherOpera, otherCounters, otherBoxes, noResult, otherEnd],
  rule: [otherRule, brokenRules],
};

/** Alters a random settled deal. Null if there is none, or if `change` returns null. */
function changeDeal(
  record: GameRecord,
  random: Random,
  change: (deal: RecordDeal) => RecordDeal | null,
): GameRecord | null {
  const settled = record.deals.flatMap((deal, index) => (deal.result === undefined ? [] : [index]));
  if (settled.length === 0) return null;
  const index = oneOf(settled, random);
  const changed = change(record.deals[index]!);
  return changed === null ? null : { ...record, deals: record.deals.with(index, changed) };
}

function changeResult(
  record: GameRecord,
  random: Random,
  change: (result: RecordResult) => RecordResult,
): GameRecord | null {
  return changeDeal(record, random, (deal) => ({ ...deal, result: change(deal.result!) }));
}

function moreInOne(counters: readonly number[], random: Random): number[] {
  const place = below(random, counters.length);
  return counters.with(place, counters[place]! + 1 + below(random, 9));
}
