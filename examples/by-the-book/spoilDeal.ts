/** Changes of one deal of a record. Each returns what it changed, or null if the record has nothing to change. */
import { PACK, words } from './cards.ts';
import { chance, pick, type Random, shuffled, whole } from './random.ts';
import type { DealRecord, GameRecord } from './record.ts';
import { at } from './values.ts';

/** Changes a record in place. */
export type Spoiling = (record: GameRecord, random: Random) => string | null;

/** Applies a change to one deal, chosen at random. */
export function inSomeDeal(
  change: (deal: DealRecord, random: Random, players: number) => string | null,
): Spoiling {
  return (record, random) => {
    if (record.deals.length === 0) {
      return null;
    }
    const index = whole(random, 0, record.deals.length - 1);
    const done = change(at(record.deals, index), random, record.players.length);
    return done === null ? null : `deal ${index + 1}: ${done}`;
  };
}

const swapCards = inSomeDeal((deal, random) => {
  const piles = [...deal.hands, deal.talon].map(words);
  const filled = piles.filter((pile) => pile.length > 0);
  const [from, to] = shuffled(random, filled);
  if (from === undefined || to === undefined) {
    return null;
  }
  const [one, other] = [whole(random, 0, from.length - 1), whole(random, 0, to.length - 1)];
  const [a, b] = [at(from, one), at(to, other)];
  from[one] = b;
  to[other] = a;
  const texts = piles.map((pile) => pile.join(' '));
  deal.hands = texts.slice(0, -1);
  deal.talon = at(texts, texts.length - 1);
  return `swapped ${a} and ${b}`;
});

const changeCard = inSomeDeal((deal, random) => {
  const seat = whole(random, 0, deal.hands.length - 1);
  const cards = words(at(deal.hands, seat));
  const i = whole(random, 0, cards.length - 1);
  const card = at(cards, i);
  const put = pick<string[]>(random, [[pick(random, PACK)], [card, card], []]);
  cards.splice(i, 1, ...put);
  deal.hands[seat] = cards.join(' ');
  return `hand ${seat}: ${card} to ${put.join(' ') || 'nothing'}`;
});

/** Applies a change to the moves of one deal. */
function inMoves(change: (moves: string[], random: Random) => string | null): Spoiling {
  return inSomeDeal((deal, random) => {
    const moves = words(deal.moves);
    const done = moves.length === 0 ? null : change(moves, random);
    deal.moves = moves.join(' ');
    return done;
  });
}

const changeMove = inMoves((moves, random) => {
  const i = whole(random, 0, moves.length - 1);
  const was = at(moves, i);
  moves[i] = pick(random, [pick(random, PACK), pick(random, moves), '-', 'Xx', `${was}?`]);
  return `move ${i + 1}: ${was} to ${moves[i]}`;
});

const changeAnnouncing = inMoves((moves, random) => {
  const cards = [...moves.keys()].filter((i) => moves[i] !== '-');
  const announced = cards.filter((i) => moves[i]?.endsWith('!'));
  if (cards.length === 0) {
    return null;
  }
  const i = pick(random, announced.length > 0 && chance(random, 0.6) ? announced : cards);
  const was = at(moves, i);
  moves[i] = was.endsWith('!') ? was.slice(0, -1) : `${was}!`;
  return `move ${i + 1}: ${was} to ${moves[i]}`;
});

const addPass = inMoves((moves, random) => {
  const i = whole(random, 0, moves.length);
  moves.splice(i, 0, '-');
  return `a pass added as move ${i + 1}`;
});

const dropPass = inMoves((moves, random) => {
  const passes = [...moves.keys()].filter((i) => moves[i] === '-');
  if (passes.length === 0) {
    return null;
  }
  const i = pick(random, passes);
  moves.splice(i, 1);
  return `the pass of move ${i + 1} dropped`;
});

const cutMoves = inMoves((moves, random) => {
  const from = whole(random, 0, moves.length - 1);
  moves.splice(from);
  return `no moves from ${from + 1} on`;
});

const changeDealer = inSomeDeal((deal, random, players) => {
  deal.dealer = (deal.dealer + whole(random, 1, players)) % (players + 1);
  return `dealer ${deal.dealer}`;
});

const changeDraw = inSomeDeal((deal, random) => {
  const { drawn } = deal;
  if (drawn === undefined) {
    return null;
  }
  const index = whole(random, 0, drawn.length - 1);
  const draw = at(drawn, index);
  const changes = [
    () => draw.splice(whole(random, 0, draw.length - 1), 1, pick(random, [...PACK, 'Xx', null])),
    () => drawn.splice(index, 1),
    () => drawn.splice(index, 0, draw),
    () => draw.pop(),
  ];
  pick(random, changes)();
  return `drawn ${JSON.stringify(drawn)}`;
});

/** Adds a draw, which is mostly out of place or wrong. */
const addDraw = inSomeDeal((deal, _random, players) => {
  if (deal.drawn !== undefined) {
    return null;
  }
  deal.drawn = [PACK.slice(0, players)];
  return 'a draw added';
});

const changeProof = inSomeDeal(({ proof }, random) => {
  if (proof === undefined) {
    return null;
  }
  const key = pick(random, ['secret', 'commitment', 'cut', 'deal', 'game', 'code']);
  const values = {
    secret: '0'.repeat(64),
    commitment: '0'.repeat(64),
    cut: '0'.repeat(32),
    deal: 9,
    game: 2,
    code: 'x',
  };
  Object.assign(proof, { [key]: values[key] });
  return `proof: another ${key}`;
});

/** A move is changed more often than anything else of a deal. */
export const DEAL_SPOILINGS: readonly Spoiling[] = [
  swapCards,
  changeCard,
  changeMove,
  changeMove,
  changeAnnouncing,
  addPass,
  dropPass,
  cutMoves,
  changeDealer,
  changeDraw,
  addDraw,
  changeProof,
];
