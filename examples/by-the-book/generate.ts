/**
 * Random rulesets, random games and spoilt records for differential tests: what another reader of records
 * accepts or refuses can be held against what the referee says. `random` gives numbers in [0, 1).
 */
import type { DealRecord, EndReason, GameRecord } from './referee.ts';
import { dealOut, Game } from './referee.ts';
import type { End, Honour, Opera, Ruleset } from './ruleset.ts';
import { DWARF, PACK, RANKS, RULE_KEYS } from './ruleset.ts';

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A record with one change made to it, and what was changed. It may still be right: the referee decides. */
export interface Spoilt {
  record: GameRecord;
  description: string;
}

/** A repeatable `Random` from a seed (mulberry32). */
export function seeded(seed: number): Random {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function whole(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function pick<const T>(random: Random, list: readonly T[]): T {
  const one = list[whole(random, 0, list.length - 1)];
  if (one === undefined) {
    throw new RangeError('nothing to pick from');
  }
  return one;
}

function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) {
    result.push(...rest.splice(whole(random, 0, rest.length - 1), 1));
  }
  return result;
}

function randomHonours(random: Random): Honour[] {
  const others = shuffled(
    random,
    PACK.filter((card) => card !== DWARF),
  );
  const cards = chance(random, 0.8) ? shuffled(random, [DWARF, ...others.slice(0, 4)]) : others.slice(0, 5);
  return cards.map((card) => ({ card, stake: whole(random, 1, 9) }));
}

function randomOpera(random: Random): Opera | null {
  if (chance(random, 0.2)) {
    return null;
  }
  return {
    when: pick(random, ['first-chance', 'first-lead', 'first-turn', 'unopposed']),
    sweeps: chance(random, 0.5),
    factor: pick(random, [1, 2]),
  };
}

function randomEnd(random: Random, players: readonly number[], counters: number): End {
  const some = players.filter(() => chance(random, 0.8));
  const table = Object.fromEntries((some.length > 0 ? some : players).map((n) => [n, whole(random, 1, 12)]));
  return {
    deals: pick(random, [null, whole(random, 1, 12), table]),
    target: pick(random, [
      null,
      null,
      whole(random, counters + 1, counters * 3),
      counters + whole(random, 1, 40),
    ]),
    minutes: pick(random, [null, whole(random, 1, 120), 0.5]),
  };
}

/** An arbitrary valid ruleset: every key over all its values, in all combinations allowed. */
export function randomRuleset(random: Random): Ruleset {
  const list = [3, 4, 5, 6, 7, 8].filter(() => chance(random, 0.5));
  const players = list.length > 0 ? list : [whole(random, 3, 8)];
  const honours = randomHonours(random);
  const ante = honours.reduce((sum, honour) => sum + honour.stake, 0);
  const counters = chance(random, 0.1) ? Math.max(15, ante) : whole(random, Math.max(15, ante), 300);
  const run = pick(random, ['rank', 'suit']);
  return {
    id: `random-${whole(random, 0, 999_999)}`,
    players,
    play: pick(random, ['clockwise', 'anticlockwise']),
    dealTo: pick(random, ['clockwise', 'anticlockwise']),
    firstDealer: pick(random, ['lot', 'highest-card']),
    nextDealer: pick(random, ['left', 'right']),
    hand: pick(random, ['table', 'all']),
    packet: pick(random, [1, 3]),
    honours,
    ante: pick(random, ['everyone', 'dealer']),
    counters,
    run,
    firstLead: pick(random, ['any', 'lowest']),
    continuing: pick(random, ['optional', 'compulsory']),
    stall: run === 'rank' ? pick(random, ['lead', 'next-rank']) : 'lead',
    hocs: chance(random, 0.5),
    dwarf: run === 'suit' ? pick(random, ['plain', 'stop', 'stands-for-wanted']) : 'plain',
    announcing: pick(random, ['required', 'automatic']),
    missedHonour: pick(random, ['stays', 'bete']),
    heldHonour: pick(random, ['bete', 'nothing']),
    payment: pick(random, ['points', 'cards']),
    acePoints: pick(random, [1, 10]),
    heldDwarfFactor: pick(random, [1, 2]),
    opera: randomOpera(random),
    factors: pick(random, ['multiply', 'highest']),
    bete: pick(random, ['box', 'box', 'stake']),
    debts: chance(random, 0.3),
    end: randomEnd(random, players, counters),
  };
}

/** How the players of one random game are: how often they pass and forget to announce without need. */
interface Temper {
  passes: number;
  forgets: number;
}

function randomToken(random: Random, temper: Temper, legal: readonly string[]): string {
  const cards = legal.filter((token) => token !== '-');
  if (cards.length === 0 || (legal.includes('-') && chance(random, temper.passes))) {
    return '-';
  }
  const card = pick(random, cards);
  const called = `${card}!`;
  return cards.includes(called) && !chance(random, temper.forgets) ? called : card;
}

/** The lowest card there is to lay, called where it can be: how to go out at once with a lucky hand. */
function greedyToken(legal: readonly string[]): string {
  const height = (token: string): number => (token === '-' ? RANKS.length : RANKS.indexOf(token.charAt(0)));
  const worth = (token: string): number => height(token) - (token.endsWith('!') ? 0.5 : 0);
  return [...legal].sort((a, b) => worth(a) - worth(b)).at(0) ?? '-';
}

/** Changes cards among the hands so that one seat can go out at once: the top of a suit and kings. */
function giveLuck(random: Random, hands: string[][], talon: string[], lucky: number): void {
  const suit = pick(random, ['c', 'd', 'h', 's']);
  const run = [...RANKS].reverse().map((rank) => rank + suit);
  const kings = ['Kc', 'Kd', 'Kh', 'Ks'].filter((card) => !card.endsWith(suit));
  const lowest = [...RANKS].flatMap((rank) =>
    PACK.filter((card) => card.startsWith(rank) && !card.endsWith(suit)),
  );
  const wished = [...new Set([...run, ...kings, ...lowest])].slice(0, hands[lucky]?.length ?? 0);
  const missing = wished.filter((card) => hands[lucky]?.includes(card) === false);
  const given = (hands[lucky] ?? []).filter((card) => !wished.includes(card));
  for (const pile of [...hands, talon]) {
    pile.forEach((card, i) => {
      const swap = missing.indexOf(card);
      pile[i] = swap < 0 ? card : (given[swap] ?? card);
    });
  }
  hands[lucky] = shuffled(random, wished);
}

/** One random deal; it is left unfinished after `most` moves. */
function randomDeal(game: Game, random: Random, temper: Temper, most: number): DealRecord {
  const { rules, players } = game;
  const dealer = pick(random, game.nextDealers());
  const { hands, talon } = dealOut(rules, players, dealer, shuffled(random, PACK));
  const eldest = (dealer + (rules.play === 'clockwise' ? 1 : -1) + players) % players;
  const isLucky = chance(random, 0.15);
  const lucky = chance(random, 0.7) ? eldest : whole(random, 0, players - 1);
  if (isLucky) {
    giveLuck(random, hands, talon, lucky);
  }
  const deal = game.start(dealer, hands);
  const moves: string[] = [];
  while (deal.winner === null && moves.length < most) {
    const legal = deal.legalMoves();
    const token = isLucky && deal.turn === lucky ? greedyToken(legal) : randomToken(random, temper, legal);
    deal.play(token);
    moves.push(token);
  }
  const record = {
    dealer,
    hands: hands.map((hand) => hand.join(' ')),
    talon: talon.join(' '),
    moves: moves.join(' '),
  };
  if (deal.winner === null) {
    return record;
  }
  const result = deal.settle();
  game.finish(dealer, result);
  return { ...record, result };
}

/** Version and rules of a record; those that version 1 could say may be written in it. */
function written(rules: Ruleset, isFormer: boolean): Pick<GameRecord, 'version' | 'rules'> {
  const { factors, bete, ...others } = rules;
  const { opera } = rules;
  const hasFormerOpera = opera === null || opera.when === 'first-turn' || opera.when === 'unopposed';
  const isSayable = hasFormerOpera && factors === 'multiply' && bete === 'box';
  return isFormer && isSayable ? { version: 1, rules: others } : { version: 2, rules };
}

/** A record of a random game of at most `maxDeals` deals, right by the referee; some are cut short. */
export function randomGame(rules: Ruleset, players: number, random: Random, maxDeals: number): GameRecord {
  const game = new Game(rules, players);
  const temper = { passes: pick(random, [0.05, 0.2, 0.5]), forgets: pick(random, [0, 0.2, 0.6]) };
  const record: GameRecord = {
    format: 'nain-jaune-record',
    ...written(rules, chance(random, 0.3)),
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    deals: [],
  };
  const cutAfter = chance(random, 0.2) ? whole(random, 0, maxDeals - 1) : maxDeals;
  let ends: EndReason[] = [];
  while (ends.length === 0 && record.deals.length < maxDeals) {
    const most = record.deals.length === cutAfter ? whole(random, 0, 30) : Number.POSITIVE_INFINITY;
    const deal = randomDeal(game, random, temper, most);
    record.deals.push(deal);
    if (deal.result === undefined) {
      return record;
    }
    const isTimeOver = chance(random, 0.1);
    ends = game.endReasons().filter((reason) => reason !== 'time' || isTimeOver || game.isOver());
  }
  if (ends.length > 0 && !chance(random, 0.05)) {
    record.end = { reason: pick(random, ends), winners: game.winners() };
  }
  return record;
}

/** One way to spoil a record: changes it and says what it did, or says nothing where it cannot. */
type Spoiling = (record: GameRecord, random: Random) => string | null;

function someDeal(record: GameRecord, random: Random): DealRecord | null {
  return record.deals.length === 0 ? null : pick(random, record.deals);
}

function swapCards(record: GameRecord, random: Random): string | null {
  const deal = someDeal(record, random);
  if (deal === null) {
    return null;
  }
  const piles = [...deal.hands, deal.talon].map((pile) => (pile === '' ? [] : pile.split(' ')));
  const [from, to] = shuffled(
    random,
    piles.filter((pile) => pile.length > 0),
  );
  if (from === undefined || to === undefined) {
    return null;
  }
  const [one, other] = [whole(random, 0, from.length - 1), whole(random, 0, to.length - 1)];
  const [a, b] = [from[one] ?? '', to[other] ?? ''];
  from[one] = b;
  to[other] = a;
  deal.talon = piles.pop()?.join(' ') ?? '';
  deal.hands = piles.map((pile) => pile.join(' '));
  return `swapped ${a} and ${b}`;
}

function changeCard(record: GameRecord, random: Random): string | null {
  const deal = someDeal(record, random);
  if (deal === null) {
    return null;
  }
  const seat = whole(random, 0, deal.hands.length - 1);
  const cards = (deal.hands[seat] ?? '').split(' ');
  const i = whole(random, 0, cards.length - 1);
  const how = pick(random, ['another', 'twice', 'gone']);
  const card = cards[i] ?? '';
  const puts = { another: [pick(random, PACK)], twice: [card, card], gone: [] };
  const put: string[] = puts[how];
  cards.splice(i, 1, ...put);
  deal.hands[seat] = cards.join(' ');
  return `hand ${seat}: ${card} to ${put.join(' ') || 'nothing'}`;
}

/** Changes one place of the moves of some deal: `change` gets the tokens and answers what it did. */
function inMoves(change: (tokens: string[], random: Random) => string | null): Spoiling {
  return (record, random) => {
    const deal = someDeal(record, random);
    const tokens = deal === null || deal.moves === '' ? [] : deal.moves.split(' ');
    const done = tokens.length === 0 ? null : change(tokens, random);
    if (deal === null || done === null) {
      return null;
    }
    deal.moves = tokens.join(' ');
    return `deal ${record.deals.indexOf(deal) + 1}: ${done}`;
  };
}

const changeToken = inMoves((tokens, random) => {
  const i = whole(random, 0, tokens.length - 1);
  const was = tokens[i] ?? '';
  const now = pick(random, [pick(random, PACK), pick(random, tokens), '-', 'Xx', `${was}?`]);
  tokens[i] = now;
  return `move ${i + 1}: ${was} to ${now}`;
});

const changeCall = inMoves((tokens, random) => {
  const cards = tokens.flatMap((token, i) => (token === '-' ? [] : [i]));
  const called = cards.filter((i) => tokens[i]?.endsWith('!'));
  if (cards.length === 0) {
    return null;
  }
  const i = pick(random, called.length > 0 && chance(random, 0.6) ? called : cards);
  const was = tokens[i] ?? '';
  tokens[i] = was.endsWith('!') ? was.slice(0, -1) : `${was}!`;
  return `move ${i + 1}: ${was} to ${tokens[i]}`;
});

const addPass = inMoves((tokens, random) => {
  const i = whole(random, 0, tokens.length);
  tokens.splice(i, 0, '-');
  return `a pass added as move ${i + 1}`;
});

const dropPass = inMoves((tokens, random) => {
  const passes = tokens.flatMap((token, i) => (token === '-' ? [i] : []));
  if (passes.length === 0) {
    return null;
  }
  const i = pick(random, passes);
  tokens.splice(i, 1);
  return `the pass of move ${i + 1} dropped`;
});

const cutMoves = inMoves((tokens, random) => {
  const from = whole(random, 0, tokens.length - 1);
  tokens.splice(from);
  return `no moves from ${from + 1} on`;
});

function changeResult(record: GameRecord, random: Random): string | null {
  const finished = record.deals.filter((deal) => deal.result !== undefined);
  const deal = finished.length === 0 ? null : pick(random, finished);
  if (deal === null || deal.result === undefined) {
    return null;
  }
  const { result } = deal;
  const what = pick(random, ['winner', 'opera', 'counters', 'boxes', 'nothing']);
  const by = pick(random, [-5, -1, 1, 2, 10]);
  const place = `deal ${record.deals.indexOf(deal) + 1}`;
  if (what === 'winner') {
    result.winner = (result.winner + whole(random, 1, record.players.length - 1)) % record.players.length;
    return `${place}: winner ${result.winner}`;
  }
  if (what === 'opera') {
    result.opera = !result.opera;
    return `${place}: opera ${result.opera}`;
  }
  if (what === 'nothing') {
    delete deal.result;
    return `${place}: no result`;
  }
  const list = result[what];
  const i = whole(random, 0, list.length - 1);
  list[i] = (list[i] ?? 0) + by;
  return `${place}: ${what} ${i} changed by ${by}`;
}

function changeDealer(record: GameRecord, random: Random): string | null {
  const deal = someDeal(record, random);
  if (deal === null) {
    return null;
  }
  deal.dealer = (deal.dealer + whole(random, 1, record.players.length)) % (record.players.length + 1);
  return `deal ${record.deals.indexOf(deal) + 1}: dealer ${deal.dealer}`;
}

function changeRule(record: GameRecord, random: Random): string | null {
  const rules: { [key: string]: unknown } = { ...record.rules };
  const key = pick(random, RULE_KEYS);
  const how = pick(random, ['other', 'other', 'other', 'other', 'missing', 'unknown', 'nonsense']);
  const name = how === 'unknown' ? `x-${key}` : key;
  if (how === 'missing') {
    delete rules[key];
  } else {
    rules[name] = how === 'nonsense' ? 'nonsense!' : randomRuleset(random)[key];
  }
  record.rules = rules as unknown as GameRecord['rules'];
  return `rules: ${name} ${how === 'missing' ? 'missing' : JSON.stringify(rules[name])}`;
}

function changeEnd(record: GameRecord, random: Random): string | null {
  const seats = record.players.map((_, seat) => seat);
  const reason = pick(random, ['ruin', 'deals', 'target', 'time'] as const);
  if (record.end === undefined) {
    record.end = { reason, winners: [pick(random, seats)] };
    return `end added: ${reason}`;
  }
  const { winners } = record.end;
  const how = pick(random, ['reason', 'more', 'other', 'none']);
  if (how === 'reason') {
    record.end.reason = reason;
  } else if (how === 'none') {
    record.end.winners = [];
  } else {
    const others = seats.filter((seat) => !winners.includes(seat));
    if (others.length === 0) {
      return null;
    }
    record.end.winners = how === 'more' ? [...winners, pick(random, others)] : [pick(random, others)];
  }
  return `end: ${JSON.stringify(record.end)}`;
}

function changeDeals(record: GameRecord, random: Random): string | null {
  const deal = someDeal(record, random);
  if (deal === null) {
    return null;
  }
  const i = record.deals.indexOf(deal);
  if (chance(random, 0.5)) {
    record.deals.splice(i, 1);
    return `deal ${i + 1} dropped`;
  }
  record.deals.push(structuredClone(deal));
  return `deal ${i + 1} written again at the end`;
}

function changePlayers(record: GameRecord, random: Random): string | null {
  if (chance(random, 0.5)) {
    record.players.pop();
    return 'one player fewer';
  }
  record.players.push({ name: 'One too many' });
  return 'one player more';
}

const SPOILINGS: readonly Spoiling[] = [
  swapCards,
  changeCard,
  changeToken,
  changeToken,
  changeCall,
  addPass,
  dropPass,
  cutMoves,
  changeResult,
  changeResult,
  changeDealer,
  changeRule,
  changeEnd,
  changeDeals,
  changePlayers,
];

/** The record with one change made to it; whether that breaks a rule is for `judge` to say. */
export function spoil(record: GameRecord, random: Random): Spoilt {
  for (;;) {
    const spoilt = structuredClone(record);
    const description = pick(random, SPOILINGS)(spoilt, random);
    if (description !== null && JSON.stringify(spoilt) !== JSON.stringify(record)) {
      return { record: spoilt, description };
    }
  }
}

/** A random ruleset, and a number of players that it allows. */
export function randomTable(random: Random): { rules: Ruleset; players: number } {
  const rules = randomRuleset(random);
  return { rules, players: pick(random, rules.players) };
}

/** Counters and boxes together: what never changes from the first ante to the end. */
export function bankOf(record: GameRecord): number {
  return record.players.length * record.rules.counters;
}
