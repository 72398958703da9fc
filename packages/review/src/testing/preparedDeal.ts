import {
  beginView,
  type Card,
  dealCards,
  dealHands,
  type Game,
  type GameEvent,
  type GameStep,
  type GameView,
  legalMoves,
  type Move,
  makeRecord,
  mayDeal,
  neighbour,
  PACK,
  parseCards,
  parseMoveText,
  parseRulesText,
  playMove,
  type Replay,
  type Ruleset,
  replayRecord,
  seatAt,
  see,
  startGame,
} from '@nain-jaune/engine';
import { below, seededRandom, shuffledPack } from '@nain-jaune/engine/random';

/** A ruleset from its name and house rules: `'lindor-1789 opera=null'`. */
function rulesOf(text: string): Ruleset {
  const parsed = parseRulesText(text);
  if (!parsed.ok) throw new RangeError(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The cards that a text names, parted by spaces. */
export function cardsIn(text: string): Card[] {
  return parseCards(text) as Card[];
}

/** The move that a text names. */
export function moveOf(text: string): Move {
  const move = parseMoveText(text);
  if (move === undefined) throw new RangeError(`"${text}" is no move`);
  return move;
}

/** A deal of a test: seat 0 leads, and what nobody holds lies in the talon. */
export interface PreparedDeal {
  readonly rules: string;
  readonly hands: readonly string[];
  /** The moves made so far. */
  readonly moves?: string;
}

/** What the seat to move knows of a prepared deal, and what it may do. */
export function viewOf({ rules, hands, moves = '' }: PreparedDeal): {
  readonly view: GameView;
  readonly legal: Move[];
} {
  const ruleset = rulesOf(rules);
  const dealer = neighbour(
    seatAt(0),
    ruleset.play === 'clockwise' ? 'anticlockwise' : 'clockwise',
    hands.length,
  );
  const held = hands.map(cardsIn);
  const talon = PACK.filter((card) => !held.flat().includes(card));
  const begun = dealHands(startGame(ruleset, hands.length, dealer), { dealer, hands: held, talon });
  const steps = [begun];
  for (const text of moves === '' ? [] : moves.split(' '))
    steps.push(played(steps.at(-1)!.game, moveOf(text)));
  const { game } = steps.at(-1)!;
  const seat = toMove(game);
  const events = steps.flatMap((step) => step.events);
  return {
    view: events.reduce(
      (view, event) => pickUp(see(view, event), event, held[seat]!),
      beginView(game.ruleset, game.players, seatAt(seat)),
    ),
    legal: legalMoves(game.deal!),
  };
}

function pickUp(view: GameView, event: GameEvent, cards: readonly Card[]): GameView {
  return event.type === 'dealt' ? see(view, { type: 'picked-up', cards }) : view;
}

function toMove({ deal }: Game): number {
  if (deal === null || deal.phase.type === 'over') throw new RangeError('nobody is to move');
  return deal.phase.seat;
}

function played(game: Game, move: Move): GameStep {
  const outcome = playMove(game, seatAt(toMove(game)), move);
  if (!outcome.ok) throw new RangeError(JSON.stringify(outcome.error));
  return outcome.value;
}

/** The replay of a game of random moves, at most so many deals long. */
export function randomReplay(rules: string, players: number, deals: number, seed: string): Replay {
  const random = seededRandom(seed);
  let game = startGame(rulesOf(rules), players, seatAt(below(random, players)));
  for (let deal = 0; deal < deals && mayDeal(game); deal++) {
    game = dealCards(game, shuffledPack(random)).game;
    while (game.deal!.phase.type !== 'over') {
      const moves = legalMoves(game.deal!);
      game = played(game, moves[below(random, moves.length)]!).game;
    }
  }
  const record = makeRecord(
    game,
    Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}` })),
  );
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new RangeError(JSON.stringify(replayed.error));
  return replayed.value;
}

/** The result of work that is done in slices. */
export function runToEnd<Result>(work: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
