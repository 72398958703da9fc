import { type GameView, makePositionText, positionOfView } from '@nain-jaune/engine';
import type { Shell } from '../shell.ts';
import { padEnd, widthOf, wrap } from '../terminal/width.ts';
import { legalCards, type Turn } from './chooseMove.ts';
import { drawOwnHand, drawTable } from './drawTable.ts';
import { drawHint, findHint } from './hint.ts';
import type { Request } from './parseInput.ts';

const INDENT = '  ';

/** Returns the answer to a request of the player. `calls` are the calls of the deal, one text a turn. */
export async function answerRequest(
  request: Exclude<Request, 'quit'>,
  { context, view, legal }: Turn,
  calls: readonly string[],
): Promise<string> {
  switch (request) {
    case 'help':
      return drawPlayHelp(context.shell.cli.playHelp, context.columns());
    case 'hint':
      return drawHint(context, await findHint(view, legal));
    case 'board':
      return `${drawTable(context, view)}\n${drawOwnHand(context, view, legalCards(legal))}`;
    case 'position':
      return positionText(context.shell, view);
    case 'calls':
      return calls.join('\n') || context.shell.cli.noCalls;
  }
}

function positionText({ cli }: Shell, view: GameView): string {
  const position = positionOfView(view);
  return position === null ? cli.noCalls : makePositionText(position);
}

function drawPlayHelp(
  lines: readonly (readonly [typed: string, description: string])[],
  columns: number,
): string {
  const width = Math.max(...lines.map(([typed]) => widthOf(typed)));
  const indent = ' '.repeat(INDENT.length * 2 + width);
  return lines
    .map(([typed, description]) =>
      wrap(`${INDENT}${padEnd(typed, width)}${INDENT}${description}`, columns, indent),
    )
    .join('\n');
}
