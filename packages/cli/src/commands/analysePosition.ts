import { type GameView, legalMovesOf, moveText, type Seat, viewAtPosition } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { Hint } from '@nain-jaune/review';
import { moveAsJson } from '../analyse/reviewAsJson.ts';
import { withProgress } from '../io/progress.ts';
import { legalCards } from '../play/chooseMove.ts';
import { drawOwnHand, drawTable } from '../play/drawTable.ts';
import { drawHint, findHint } from '../play/hint.ts';
import { makePlayContext } from '../play/playContext.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';
import { positionIn, positionOrRefuse } from './positionIn.ts';

interface Options {
  readonly effort: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** Writes the expected result of each legal move of a position, by what its seat knows. */
export async function analysePosition(shell: Shell, text: string, options: Options): Promise<void> {
  const view = positionOrRefuse(shell, viewAtPosition(positionIn(shell, text)));
  const legal = legalMovesOf(view);
  const { seat } = view;
  if (seat === null || legal.length === 0) throw new UsageError(shell.cli.notToMove);
  const effort = { deals: options.effort, random: seededRandom(options.seed) };
  const hint = await withProgress(shell, (progress) => {
    const start = performance.now();
    const onStep = () => progress.show(null, shell.cli.examining((performance.now() - start) / 1000));
    return findHint(view, legal, effort, onStep);
  });
  const drawn = options.json
    ? JSON.stringify(hintAsJson(text, seat, hint))
    : drawPosition(shell, view, seat, hint);
  await shell.output.out(`${drawn}\n`);
}

function drawPosition(shell: Shell, view: GameView, seat: Seat, hint: Hint): string {
  const players = view.counters.map(() => ({ name: '', bot: null }));
  const context = makePlayContext(shell, view, seat, players);
  return [
    drawTable(context, view),
    drawOwnHand(context, view, legalCards(legalMovesOf(view))),
    drawHint(context, hint),
  ].join('\n');
}

function hintAsJson(position: string, seat: Seat, { only, moves, deals, exact }: Hint): unknown {
  return {
    type: 'hint',
    position,
    seat,
    only: only === null ? null : moveText(only),
    moves: moves.map(moveAsJson),
    deals,
    exact,
  };
}
