import {
  beginView,
  type Card,
  dealCards,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  legalMoves,
  type Move,
  makeRecord,
  nextDealer,
  playMove,
  type Ruleset,
  type Seat,
  seatAt,
  seatsOf,
  seatToMove,
  seeStep,
  startGame,
} from '../index.ts';
import { below, type Random, seededRandom, shuffledPack } from '../random/index.ts';
import { words } from './cards.ts';
import { moveOf } from './fixedDeal.ts';
import { OPERA_HANDS, OPERA_MOVES } from './knownDeals.ts';
import { rulesOf } from './rules.ts';
import { stackedPack } from './stackedPack.ts';

/** A game that a test deals and plays, with its events. */
export class PlayedGame {
  readonly events: GameEvent[] = [];
  game: Game;

  constructor(rules: string | Ruleset, players: number, firstDealer = 0) {
    const ruleset = typeof rules === 'string' ? rulesOf(rules) : rules;
    this.game = startGame(ruleset, players, seatAt(firstDealer));
  }

  /** Antes and deals hands from seat 0. Short ones are filled up. */
  dealHands(...hands: readonly string[]): this {
    const { ruleset, players } = this.game;
    const all = Array.from({ length: players }, (_, seat) => hands[seat] ?? '');
    return this.deal(stackedPack(ruleset, nextDealer(this.game), all));
  }

  deal(pack: readonly Card[]): this {
    return this.#go(dealCards(this.game, pack));
  }

  dealAtRandom(random: Random): this {
    return this.deal(shuffledPack(random));
  }

  /** Plays moves in the notation of records, each by the seat to move. */
  play(moves: string, timeIsUp = false): this {
    for (const text of words(moves)) this.move(moveOf(text), timeIsUp);
    return this;
  }

  move(move: Move, timeIsUp = false): this {
    const played = playMove(this.game, this.toMove, move, timeIsUp);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played.error)}`);
    return this.#go(played.value);
  }

  /** Plays random legal moves until the deal is over. */
  playAtRandom(random: Random, timeIsUp = false): this {
    while (this.isPlaying) this.move(oneOf(this.legal, random), timeIsUp);
    return this;
  }

  get isPlaying(): boolean {
    return seatToMove(this.game) !== null;
  }

  get toMove(): Seat {
    const seat = seatToMove(this.game);
    if (seat === null) throw new Error('no seat is to move');
    return seat;
  }

  get legal(): Move[] {
    return this.game.deal === null ? [] : legalMoves(this.game.deal);
  }

  get record(): GameRecord {
    const players = seatsOf(this.game.players).map((seat) => ({ name: `Player ${seat + 1}` }));
    return makeRecord(this.game, players);
  }

  #go({ game, events }: { game: Game; events: readonly GameEvent[] }): this {
    this.game = game;
    this.events.push(...events);
    return this;
  }
}

/**
 * Begins a game.
 *
 * @param rules a ruleset, or its name and house rules.
 */
export function playedGame(rules: string | Ruleset, players: number, firstDealer = 0): PlayedGame {
  return new PlayedGame(rules, players, firstDealer);
}

/** A game of three players in which the deal of {@link OPERA_HANDS} has been played. */
export function playedOpera(rules: string | Ruleset, firstDealer = 2): PlayedGame {
  return playedGame(rules, 3, firstDealer)
    .dealHands(...OPERA_HANDS)
    .play(OPERA_MOVES);
}

export interface RandomGameOptions {
  /** The maximum number of deals. A longer game stays in progress. */
  readonly deals?: number;
  /** Whether to stop in the middle of the last deal, after at most this many moves. */
  readonly movesOfLastDeal?: number;
}

/** A random game. The same seed leads to the same game. */
export function randomGame(
  ruleset: Ruleset,
  players: number,
  seed: number | string,
  { deals = 4, movesOfLastDeal }: RandomGameOptions = {},
): PlayedGame {
  const random = seededRandom(seed);
  const played = playedGame(ruleset, players, below(random, players));
  for (let deal = 1; deal <= deals && played.game.ended === null; deal++) {
    played.dealAtRandom(random);
    // A game with a time limit runs out of time in about one deal of four.
    const timeIsUp = ruleset.end.minutes !== null && below(random, 4) === 0;
    if (deal < deals || movesOfLastDeal === undefined) played.playAtRandom(random, timeIsUp);
    else playSome(played, movesOfLastDeal, random);
  }
  return played;
}

function playSome(played: PlayedGame, moves: number, random: Random): void {
  for (let move = 0; move < moves && played.isPlaying; move++) played.move(oneOf(played.legal, random));
}

export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[below(random, items.length)] as Item;
}

/** The view of a seat, or a spectator, of a game of one deal. */
export function viewOf({ game, events }: PlayedGame, seat: Seat | null): GameView {
  return seeStep(beginView(game.ruleset, game.players, seat), { game, events });
}
