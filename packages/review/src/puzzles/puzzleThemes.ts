import type { Reason } from '../reason.ts';
import type { PuzzlePosition } from './judgePuzzle.ts';
import type { PuzzleAnswer, PuzzleIdea, PuzzleQuestion, PuzzleTheme } from './puzzle.ts';

/** A run from this number of cards on is the idea of a move. */
const LONG_RUN = 3;

/** Returns the question of a puzzle and the ideas of its best answer. */
export function themesOf(position: PuzzlePosition, answers: readonly PuzzleAnswer[]): PuzzleTheme[] {
  const [best, ...others] = answers;
  const ideas = new Set((best?.reasons ?? []).flatMap(ideaOf));
  if (!ideas.has('guard') && others.some(({ reasons }) => reasons.some(isInvitation))) ideas.add('guard');
  if (best?.reasons.some(isInvitation)) ideas.delete('guard');
  return [questionOf(position), ...ideas];
}

function questionOf({ view, moves }: PuzzlePosition): PuzzleQuestion {
  if (view.deal?.turn?.leads === true) return 'lead';
  return moves.some(({ type }) => type === 'pass') ? 'keep-or-lay' : 'which-card';
}

function isInvitation({ code }: Reason): boolean {
  return code === 'invites-honour';
}

function ideaOf(reason: Reason): PuzzleIdea[] {
  switch (reason.code) {
    case 'goes-out':
    case 'nearly-out':
      return ['going-out'];
    case 'sweeps':
      return ['honour'];
    case 'hoc':
      return ['hoc'];
    case 'nobody-follows':
    case 'lead-goes-to':
      return ['nobody-follows'];
    case 'ends-run':
      return ['ends-run'];
    case 'run':
      return reason.cards >= LONG_RUN ? ['long-run'] : [];
    case 'probably-held':
    case 'probably-not-held':
      return ['odds'];
    default:
      return [];
  }
}
