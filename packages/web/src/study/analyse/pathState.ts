import {
  failure,
  type Game,
  type GameEvent,
  type GameStep,
  type GameView,
  type Move,
  type Outcome,
  type Position,
  type Problem,
  playMove,
  reachPosition,
  type Seat,
  see,
  success,
  viewOfReached,
} from '@nain-jaune/engine';

/** The end of a deal by the last move of a line. */
export interface LineEnd {
  /** The seat that goes out. */
  readonly winner: Seat;
  /** Whether the view has the settlement, which needs all hands. */
  readonly settled: boolean;
}

/** A position after the moves of a line. */
export interface PathState {
  /** The position, or the one before the move that ends the deal. */
  readonly position: Position;
  /** What the seat of the position knows; if all hands are open, the seat to move. */
  readonly view: GameView;
  /** A game at the position. Unknown hands are filled with cards that agree with the moves. */
  readonly game: Game;
  /** The seats that made the moves, in order. */
  readonly seats: readonly Seat[];
  /** The events of the last move; those of the deal before the first. */
  readonly lastEvents: readonly GameEvent[];
  /** Null while the deal is in progress. */
  readonly end: LineEnd | null;
}

/** Whether no card of a position is hidden. */
export function isOpen({ hands, talon }: Position): boolean {
  return [...hands, talon].every((cards) => typeof cards !== 'number');
}

/** A position with nothing hidden belongs to no seat. */
export function withSeatIfHidden(position: Position): Position {
  return isOpen(position) ? { ...position, seat: null } : position;
}

/** Plays the moves of a line from a position without moves, or returns why it is impossible. */
export function followPath(base: Position, moves: readonly Move[]): Outcome<PathState, Problem[]> {
  const position = { ...base, moves };
  const reached = reachPosition(position);
  if (reached.ok) return success(stateAt(position, reached.value));
  const [problem] = reached.error;
  const isEnd = problem?.expected === 'deal-is-over' && problem.path === `moves[${moves.length}]`;
  return isEnd ? stateAtEnd(base, moves) : reached;
}

function stateAt(position: Position, reached: GameStep): PathState {
  const { game, events } = reached;
  const made = events.flatMap((event) =>
    event.type === 'laid' || event.type === 'passed' ? [event.seat] : [],
  );
  const view = viewOfReached(position, reached);
  return { position, view, game, seats: made, lastEvents: lastOf(events), end: null };
}

/** The events from the last move on; all before the first move. */
function lastOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.findLastIndex(({ type }) => type === 'laid' || type === 'passed');
  return last < 0 ? events : events.slice(last);
}

/** The state before the last move, with the settlement if all hands are open. */
function stateAtEnd(base: Position, moves: readonly Move[]): Outcome<PathState, Problem[]> {
  const before = followPath(base, moves.slice(0, -1));
  const last = moves.at(-1);
  if (!before.ok || last === undefined) return before;
  const state = before.value;
  const winner = state.view.deal?.turn?.seat;
  if (winner === undefined) return failure([]);
  const seats = [...state.seats, winner];
  const played = isOpen(base) ? playMove(state.game, winner, last) : null;
  if (!played?.ok) return success({ ...state, seats, lastEvents: [], end: { winner, settled: false } });
  const { game, events } = played.value;
  const view = events.reduce(see, state.view);
  return success({ ...state, view, game, seats, lastEvents: events, end: { winner, settled: true } });
}
