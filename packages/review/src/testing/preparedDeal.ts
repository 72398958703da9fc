import {
  beginView,
  dealHands,
  type GameRecord,
  type GameStep,
  type GameView,
  legalMoves,
  type Move,
  makeRecord,
  neighbour,
  playMove,
  type Replay,
  replayRecord,
  seatAt,
  seatToMove,
  seeStep,
  startGame,
} from '@nain-jaune/engine';
import { cards, moveOf, randomGame, restOfThePack, rulesOf, words } from '@nain-jaune/engine/testing';

/** A deal in which seat 0 leads and the talon has all cards that are in no hand. */
export interface PreparedDeal {
  /** A ruleset with house rules: `'lindor-1789 opera=null'`. */
  readonly rules: string;
  readonly hands: readonly string[];
  /** The moves made so far. */
  readonly moves?: string;
}

/** Returns the view and the legal moves of the seat to move. */
export function viewOf(prepared: PreparedDeal): { readonly view: GameView; readonly legal: Move[] } {
  const step = played(prepared);
  const { game } = step;
  const view = seeStep(beginView(game.ruleset, game.players, seatToMove(game)), step);
  return { view, legal: legalMoves(game.deal!) };
}

/** Returns the record of a game of one prepared deal. */
export function recordOf(prepared: PreparedDeal, names: readonly string[] = []): GameRecord {
  const players = prepared.hands.map((_, seat) => ({ name: names[seat] ?? `Seat ${seat}` }));
  return makeRecord(played(prepared).game, players);
}

function played({ rules, hands, moves = '' }: PreparedDeal): GameStep {
  const ruleset = rulesOf(rules);
  const players = hands.length;
  const held = hands.map(cards);
  const dealer = neighbour(seatAt(0), ruleset.play === 'clockwise' ? 'anticlockwise' : 'clockwise', players);
  const dealt = dealHands(startGame(ruleset, players, dealer), {
    dealer,
    hands: held,
    talon: restOfThePack(held),
  });
  let { game } = dealt;
  const events = [...dealt.events];
  for (const text of words(moves)) {
    const step = playMove(game, seatToMove(game)!, moveOf(text));
    if (!step.ok) throw new RangeError(JSON.stringify(step.error));
    game = step.value.game;
    events.push(...step.value.events);
  }
  return { game, events };
}

/** Returns the replay of a random game. */
export function randomReplay(rules: string, players: number, deals: number, seed: string): Replay {
  const { game } = randomGame(rulesOf(rules), players, seed, { deals });
  const names = Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}` }));
  const replayed = replayRecord(makeRecord(game, names));
  if (!replayed.ok) throw new RangeError(JSON.stringify(replayed.error));
  return replayed.value;
}

/** Runs a generator to its end and returns its result. */
export function runToEnd<Result>(work: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
