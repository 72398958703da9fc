/** Compares the engine with the referee. They share no code, so if they disagree, one of them is wrong. */
import {
  type Card,
  legalMoves,
  type Move,
  makeCardText,
  moveText,
  nextDealer,
  playMove,
  type Ruleset,
} from '@nain-jaune/engine';
import { below, type Random, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { type FixedDeal, fixedDeal, inScope, moveOf, rulesOf } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryRuleset, arbitrarySeed } from '../../packages/engine/src/testing/arbitraryRuleset.ts';
import { type PlayedGame, playedGame } from '../../packages/engine/src/testing/playedGame.ts';
import { PACK } from './cards.ts';
import { Deal } from './deal.ts';
import { dealOut } from './dealing.ts';
import { Game } from './game.ts';
import type { Ruleset as RefereeRuleset } from './ruleset.ts';
import { settle } from './settlement.ts';
import { SIX_RULESETS } from './sixRulesets.ts';
import { at } from './values.ts';

const GAMES = inScope({ quick: 60, all: 500 });
const SMALL_DEALS = inScope({ quick: 500, all: 5000 });

/** What both must agree on after each move. */
interface EngineDeal {
  readonly legal: readonly Move[];
  readonly counters: readonly number[];
  readonly boxes: readonly number[];
  readonly turn: number;
  readonly isPlaying: boolean;
  isLegal(move: string): boolean;
  play(move: string): void;
}

/** Plays a deal to its end with the engine and the referee. */
function playBoth(deal: Deal, engine: EngineDeal, random: Random): void {
  while (engine.isPlaying) {
    expect(deal.turn).toBe(engine.turn);
    expect(deal.legalMoves().sort()).toEqual(engine.legal.map(moveText).sort());
    const any = `${oneOf(PACK, random)}${oneOf(['', '!'], random)}`;
    for (const move of [any, '-']) expect(engine.isLegal(move), move).toBe(deal.objection(move) === null);
    const move = oneOf(favoured(deal.legalMoves(), random), random);
    deal.play(move);
    engine.play(move);
    if (engine.isPlaying) expect([deal.counters, deal.boxes]).toEqual([engine.counters, engine.boxes]);
  }
}

/** Mostly the moves that lay a card, so that players go out at once. */
function favoured(legal: readonly string[], random: Random): readonly string[] {
  const cards = legal.filter((move) => move !== '-');
  return cards.length > 0 && below(random, 5) > 0 ? cards : legal;
}

function oneOf<Item>(list: readonly Item[], random: Random): Item {
  return at(list, below(random, list.length));
}

function texts(cards: readonly Card[]): string[] {
  return cards.map(makeCardText);
}

/** A game of up to four deals. */
function compareGame(ruleset: Ruleset, players: number, random: Random): void {
  const rules = ruleset as RefereeRuleset;
  const engine = playedGame(ruleset, players, below(random, players));
  const referee = new Game(rules, players);
  for (let deals = 0; deals < 4 && engine.game.ended === null; deals += 1) {
    const dealer = Number(nextDealer(engine.game));
    expect(referee.nextDealers()).toContain(dealer);
    compareDeal(referee, engine, dealer, random);
  }
}

function compareDeal(referee: Game, engine: PlayedGame, dealer: number, random: Random): void {
  const pack = shuffledPack(random);
  engine.deal(pack);
  const { hands, talon } = dealOut(referee.rules, referee.players, dealer, texts(pack));
  const setup = engine.game.deal?.setup;
  expect(setup?.hands.map(sortedTexts)).toEqual(hands.map((hand) => hand.toSorted()));
  expect(sortedTexts(setup?.talon ?? [])).toEqual(talon.toSorted());
  const deal = referee.start(dealer, hands);
  expect([deal.counters, deal.boxes]).toEqual([engine.game.counters, engine.game.boxes]);
  const timeIsUp = referee.rules.end.minutes !== null && below(random, 4) === 0;
  playBoth(deal, engineDealOf(engine, timeIsUp), random);
  const result = settle(deal);
  const { phase } = engine.game.deal ?? {};
  expect(phase).toEqual({ type: 'over', winner: result.winner, opera: result.opera });
  expect([result.counters, result.boxes]).toEqual([engine.game.counters, engine.game.boxes]);
  referee.finish(dealer, result);
  compareEnd(referee, engine, timeIsUp);
}

function sortedTexts(cards: readonly Card[]): string[] {
  return texts(cards).sort();
}

function compareEnd(referee: Game, { game }: PlayedGame, timeIsUp: boolean): void {
  const reasons = referee.endReasons().filter((reason) => reason !== 'time' || timeIsUp);
  if (game.ended === null) expect(reasons).toEqual([]);
  else {
    expect(reasons).toContain(game.ended.reason);
    expect(game.ended.winners).toEqual(referee.winners());
  }
}

function engineDealOf(engine: PlayedGame, timeIsUp: boolean): EngineDeal {
  return {
    get legal() {
      return engine.legal;
    },
    get counters() {
      return engine.game.counters;
    },
    get boxes() {
      return engine.game.boxes;
    },
    get turn() {
      return engine.toMove;
    },
    get isPlaying() {
      return engine.isPlaying;
    },
    isLegal: (move) => playMove(engine.game, engine.toMove, moveOf(move)).ok,
    play: (move) => engine.move(moveOf(move), timeIsUp),
  };
}

/** A deal of a few cards with any counters. Operas, players who cannot pay and betes are common. */
function compareSmallDeal(ruleset: Ruleset, players: number, random: Random): void {
  const rules = ruleset as RefereeRuleset;
  const dealer = below(random, players);
  const pack = texts(shuffledPack(random));
  const hands = Array.from({ length: players }, () => pack.splice(0, 1 + below(random, 6)));
  const most = oneOf([3, 30, 300], random);
  const counters = hands.map(() => below(random, most));
  const boxes = rules.honours.map(() => below(random, most));
  const deal = new Deal(rules, dealer, hands, counters, boxes);
  const engine = fixedDeal({
    rules: ruleset,
    hands: hands.map((hand) => hand.join(' ')),
    dealer,
    counters,
    boxes,
  });
  playBoth(deal, smallDealOf(engine), random);
  const { winner, opera, ...settled } = settle(deal);
  expect(engine.state).toBe(`over: ${winner} won${opera ? ' an opera' : ''}`);
  expect(settled).toEqual({ counters: engine.counters, boxes: engine.boxes });
}

function smallDealOf(engine: FixedDeal): EngineDeal {
  return {
    get legal() {
      return legalMoves(engine.deal);
    },
    get counters() {
      return engine.counters;
    },
    get boxes() {
      return engine.boxes;
    },
    get turn() {
      return engine.turn ?? -1;
    },
    get isPlaying() {
      return engine.turn !== null;
    },
    isLegal: (move) => engine.answerTo(move) === 'accepted',
    play: (move) => engine.play(move),
  };
}

describe('the engine and the referee agree', () => {
  const cases = [
    [GAMES, 'games', compareGame],
    [SMALL_DEALS, 'small deals', compareSmallDeal],
  ] as const;

  it.each(cases)('on %i %s under arbitrary rules, move by move', (numRuns, _, compare) => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) =>
        compare(ruleset, players, seededRandom(seed)),
      ),
      { numRuns },
    );
  });

  it.each(SIX_RULESETS)('on a game of each number of players: $id', (rules) => {
    for (const players of rules.players)
      compareGame(rulesOf(rules.id), players, seededRandom(`${rules.id} ${players}`));
  });

  it.each(SIX_RULESETS)('on every cell of $id', (rules) => {
    expect(rulesOf(rules.id)).toEqual(rules);
  });
});
