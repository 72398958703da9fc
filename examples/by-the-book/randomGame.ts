/** Random games, played by the rules. */
import { heightOf, PACK, RANKS } from './cards.ts';
import { dealOut, highestIn, nextSeat } from './dealing.ts';
import { Game } from './game.ts';
import { commitmentTo, provenPack } from './proof.ts';
import { chance, pick, type Random, shuffled, whole } from './random.ts';
import type { DealRecord, EndReason, GameRecord, Proof } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { settle } from './settlement.ts';
import { at } from './values.ts';

/** How often the players of a game pass or forget to announce without need, and whether its cards are proven. */
interface Style {
  passes: number;
  forgets: number;
  isProven: boolean;
}

/** A record of a random game of at most `maxDeals` deals, right by the referee. Some stop within a deal. */
export function randomGame(rules: Ruleset, players: number, random: Random, maxDeals: number): GameRecord {
  const game = new Game(rules, players);
  const style = {
    passes: pick(random, [0.05, 0.2, 0.5]),
    forgets: pick(random, [0, 0.2, 0.6]),
    isProven: chance(random, 0.2),
  };
  const record: GameRecord = {
    format: 'nain-jaune-record',
    version: 3,
    rules,
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    deals: [],
  };
  const cutAfter = chance(random, 0.2) ? whole(random, 0, maxDeals - 1) : maxDeals;
  let ends: EndReason[] = [];
  while (ends.length === 0 && record.deals.length < maxDeals) {
    const most = record.deals.length === cutAfter ? whole(random, 0, 30) : Number.POSITIVE_INFINITY;
    const deal = randomDeal(game, random, style, most);
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

/** One random deal of at most `most` moves. */
function randomDeal(game: Game, random: Random, style: Style, most: number): DealRecord {
  const draw = randomDraw(game, random);
  const dealer = draw?.dealer ?? pick(random, game.nextDealers());
  const proof = style.isProven ? randomProof(random, game.settled + 1) : null;
  const pack = proof === null ? shuffled(random, PACK) : provenPack(proof);
  const { hands, talon } = dealOut(game.rules, game.players, dealer, pack);
  const lucky = proof === null && chance(random, 0.15) ? luckySeat(game, dealer, random) : null;
  if (lucky !== null) {
    giveLuck(random, hands, talon, lucky);
  }
  const record = {
    dealer,
    hands: hands.map((hand) => hand.join(' ')),
    talon: talon.join(' '),
    ...(draw && { drawn: draw.drawn }),
    ...(proof && { proof }),
  };
  return {
    ...record,
    ...playedDeal(
      game,
      dealer,
      hands,
      (legal, seat) => (seat === lucky ? greedyMove(legal) : randomMove(random, style, legal)),
      most,
    ),
  };
}

type Choice = (legal: readonly string[], seat: number) => string;

function playedDeal(game: Game, dealer: number, hands: string[][], choose: Choice, most: number) {
  const deal = game.start(dealer, hands);
  const moves: string[] = [];
  while (deal.winner === null && moves.length < most) {
    const move = choose(deal.legalMoves(), deal.turn);
    deal.play(move);
    moves.push(move);
  }
  if (deal.winner === null) {
    return { moves: moves.join(' ') };
  }
  const result = settle(deal);
  game.finish(dealer, result);
  return { moves: moves.join(' '), result };
}

/** Draws for the first dealer, if the highest card deals. Equals draw again from the rest of the pack. */
function randomDraw(game: Game, random: Random): { dealer: number; drawn: (string | null)[][] } | null {
  if (game.lastDealer !== null || game.rules.firstDealer !== 'highest-card' || chance(random, 0.3)) {
    return null;
  }
  const pack = shuffled(random, PACK);
  const seats = game.nextDealers();
  const drawn: (string | null)[][] = [];
  let drawing = seats;
  while (drawing.length > 1) {
    const draw = seats.map((seat) => (drawing.includes(seat) ? at(pack.splice(0, 1), 0) : null));
    drawn.push(draw);
    drawing = highestIn(draw);
  }
  return { dealer: at(drawing, 0), drawn };
}

function randomProof(random: Random, deal: number): Proof {
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => whole(random, 0, 15).toString(16)).join('');
  const secret = hex(64);
  const cut = chance(random, 0.5) ? hex(32) : null;
  return { code: '3f9c2a7b51d0e846', game: 1, deal, commitment: commitmentTo(secret), secret, cut };
}

function randomMove(random: Random, style: Style, legal: readonly string[]): string {
  const cards = legal.filter((move) => move !== '-');
  if (cards.length === 0 || (legal.includes('-') && chance(random, style.passes))) {
    return '-';
  }
  const card = pick(random, cards);
  const announced = `${card}!`;
  return cards.includes(announced) && !chance(random, style.forgets) ? announced : card;
}

/** The lowest card, announced if possible: how to go out at once with a lucky hand. */
function greedyMove(legal: readonly string[]): string {
  const height = (move: string): number => (move === '-' ? RANKS.length : heightOf(move));
  const worth = (move: string): number => height(move) - (move.endsWith('!') ? 0.5 : 0);
  return at(
    [...legal].sort((a, b) => worth(a) - worth(b)),
    0,
  );
}

function luckySeat(game: Game, dealer: number, random: Random): number {
  const eldest = nextSeat(dealer, game.rules.play, game.players);
  return chance(random, 0.7) ? eldest : whole(random, 0, game.players - 1);
}

/** Exchanges cards so that one seat may go out at once: it gets the top of a suit and kings. */
function giveLuck(random: Random, hands: string[][], talon: string[], lucky: number): void {
  const hand = at(hands, lucky);
  const suit = pick(random, ['c', 'd', 'h', 's']);
  const run = [...RANKS].reverse().map((rank) => rank + suit);
  const kings = PACK.filter((card) => card.startsWith('K'));
  const wished = [...new Set([...run, ...kings, ...PACK])].slice(0, hand.length);
  const missing = wished.filter((card) => !hand.includes(card));
  const given = hand.filter((card) => !wished.includes(card));
  for (const pile of [...hands, talon]) {
    pile.forEach((card, i) => {
      const swap = missing.indexOf(card);
      pile[i] = swap < 0 ? card : at(given, swap);
    });
  }
  hands[lucky] = shuffled(random, wished);
}
