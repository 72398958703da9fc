import {
  type Card,
  type GameView,
  type Move,
  makeCardText,
  parseMoveText,
  parsePositionText,
  viewAtPosition,
} from '@nain-jaune/engine';
import type { PlayerInfo } from '@nain-jaune/protocol';
import type { Puzzle, PuzzleAnswer } from '@nain-jaune/review/puzzles';
import type { Context, Words } from '@nain-jaune/words';
import { ownName } from '../../game/seatNames.ts';

/** A puzzle with the table as its seat sees it. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly view: GameView;
  readonly players: readonly PlayerInfo[];
  readonly context: Context;
}

/** Sets up the table of a puzzle. Returns null if its position is invalid. */
export function openPuzzle(puzzle: Puzzle, words: Words): OpenPuzzle | null {
  const parsed = parsePositionText(puzzle.position);
  const reached = parsed.ok ? viewAtPosition(parsed.value) : parsed;
  if (!reached.ok || reached.value.seat === null) return null;
  const view = reached.value;
  const players = playersOf(view, words);
  return {
    puzzle,
    view,
    players,
    context: { names: players.map(({ name }) => name), rules: view.rules, you: view.seat },
  };
}

/** The seat of the view is "you". The others have the usual names. */
function playersOf({ players, seat }: GameView, words: Words): PlayerInfo[] {
  return Array.from({ length: players }, (_, index) => {
    const place = (index - (seat ?? 0) + players) % players;
    return { name: place === 0 ? words.interface.you : ownName('', place - 1, words), bot: null };
  });
}

/** The answer that a move is part of, or null if it is none. `move`: in record notation. */
export function answerWith({ answers }: Puzzle, move: string): PuzzleAnswer | null {
  return answers.find(({ moves }) => moves.includes(move)) ?? null;
}

/** The answer of laying a card, with every possible claim, or null if it cannot be laid. */
export function answerOfCard(puzzle: Puzzle, card: Card): PuzzleAnswer | null {
  const text = makeCardText(card);
  return answerWith(puzzle, `${text}!`) ?? answerWith(puzzle, text);
}

/** The move in record notation, or a pass. */
export function moveOf(text: string): Move {
  return parseMoveText(text) ?? { type: 'pass' };
}

/** The judged move of an answer. */
export function judgedMove({ moves }: PuzzleAnswer): Move {
  return moveOf(moves[0] ?? '-');
}

/** The cards of the moves of an answer, the judged one first. Empty for a pass. */
export function cardsOf({ moves }: PuzzleAnswer): Card[] {
  return moves.flatMap((text) => {
    const move = parseMoveText(text);
    return move?.type === 'lay' ? [move.card] : [];
  });
}
