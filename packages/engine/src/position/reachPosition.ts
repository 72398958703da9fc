import { type Card, DWARF } from '../cards/card.ts';
import { turnOf } from '../deal/deal.ts';
import type { Turned } from '../deal/events.ts';
import { moveText } from '../deal/move.ts';
import type { Refusal } from '../deal/refusal.ts';
import { dealHands, type Game, type GameStep, playMove, seatToMove, startGame } from '../game/game.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Problem } from '../problem.ts';
import type { Random } from '../randomSource.ts';
import { sampleDeal } from '../view/sampleDeal.ts';
import { beginView, seeStep } from '../view/see.ts';
import type { GameView } from '../view/view.ts';
import { type Clues, completeHands, type DealtCards } from './completeHands.ts';
import type { Position } from './position.ts';
import { publicClues } from './publicClues.ts';

/**
 * Returns a game at a position and the events of its deal, or a problem if no hands agree with the moves or the deal is over. Unknown hands are
 * filled with cards that agree with the moves.
 */
export function reachPosition(position: Position): Outcome<GameStep, Problem[]> {
  const clues = publicClues(position);
  for (;;) {
    const cards = completeHands(position, clues);
    if (cards === null) return failure([conflict('hands', 'hands that agree with the moves', '')]);
    const played = playMoves(position, cards);
    if (played.ok) return success(played.value);
    if (!learn(position, clues, played.error)) return failure([problemOf(position, played.error)]);
  }
}

/**
 * Returns what the seat of a position knows there; if it has none, the seat to move. Returns the problems of {@link
 * reachPosition}.
 */
export function viewAtPosition(position: Position): Outcome<GameView, Problem[]> {
  const reached = reachPosition(position);
  if (!reached.ok) return reached;
  return success(viewOfReached(position, reached.value));
}

/** The same without reaching the position again. */
export function viewOfReached({ seat }: Position, reached: GameStep): GameView {
  const { game } = reached;
  return seeStep(beginView(game.ruleset, game.players, seat ?? seatToMove(game), game.start), reached);
}

/**
 * Returns the position with all hands open: unknown hands are drawn among those that agree with the moves. Returns the
 * problems of {@link reachPosition}.
 */
export function openPosition(position: Position, random: Random): Outcome<Position, Problem[]> {
  const view = viewAtPosition(position);
  if (!view.ok) return view;
  const now = sampleDeal(view.value, random);
  const laid = view.value.deal?.laid ?? [];
  const hands = position.hands.map((known, seat) => {
    if (typeof known !== 'number') return known;
    const cards = laid.filter((one) => one.seat === seat).map(({ card }) => card);
    return [...(now.hands[seat] ?? []), ...cards].sort((a, b) => a - b);
  });
  const talon = typeof position.talon === 'number' ? [...now.talon].sort((a, b) => a - b) : position.talon;
  return success({ ...position, seat: null, hands, talon });
}

/** A refused move, or a deal that ended early. */
interface Stuck {
  readonly move: number;
  readonly game: Game;
  readonly refusal: Refusal;
}

function playMoves(position: Position, cards: DealtCards): Outcome<GameStep, Stuck> {
  const { rules, dealer, counters, boxes, hands, moves } = position;
  const start = startGame(rules, hands.length, dealer, { counters, boxes });
  let { game, events } = dealHands(start, { dealer, ...cards });
  for (const [index, move] of moves.entries()) {
    const seat = seatToMove(game);
    const played = seat === null ? null : playMove(game, seat, move);
    if (!played?.ok)
      return failure({ move: index, game, refusal: played?.error ?? { code: 'deal-is-over' } });
    game = played.value.game;
    events = [...events, ...played.value.events];
  }
  return seatToMove(game) === null
    ? failure({ move: moves.length, game, refusal: { code: 'deal-is-over' } })
    : success({ game, events });
}

/** Learns from a refusal about a hidden hand. Returns false if no other hand would help. */
function learn({ hands }: Position, clues: Clues, { game, refusal }: Stuck): boolean {
  const turn = game.deal === null ? null : turnOf(game.deal);
  if (turn === null || typeof hands[turn.seat] !== 'number') return false;
  switch (refusal.code) {
    case 'card-not-held':
      return clues.hold(turn.seat, refusal.card);
    case 'lead-lowest':
      return clues.deny(turn.seat, refusal.lowest);
    case 'must-continue':
      return clues.deny(
        turn.seat,
        refusal.cards.filter((card) => mayDeny(game, turn, card)),
      );
    default:
      return false;
  }
}

/** Whether a pass shows that a card is not held. The wild dwarf need not be laid (R5). */
function mayDeny({ ruleset }: Game, { wanted }: Turned, card: Card): boolean {
  return wanted.includes(card) && (ruleset.dwarf === 'plain' || card !== DWARF);
}

function problemOf({ moves }: Position, { move, refusal }: Stuck): Problem {
  const made = moves[move];
  return conflict(`moves[${move}]`, refusal.code, made === undefined ? '' : moveText(made));
}

function conflict(path: string, expected: string, value: string): Problem {
  return { code: 'conflict', path, expected, found: value };
}
