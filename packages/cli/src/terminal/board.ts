import type { Card } from '@nain-jaune/engine';
import type { CardWords } from '@nain-jaune/words';
import { drawCard } from './cards.ts';
import type { Paint } from './paint.ts';
import { centre } from './width.ts';

const WIDTH = 9;

/** The board: its five boxes, each with its honour and the counters that lie in it. */
export function drawBoard(
  honours: readonly Card[],
  boxes: readonly number[],
  words: CardWords,
  paint: Paint,
): string {
  const line = (left: string, middle: string, right: string) =>
    left + honours.map(() => '─'.repeat(WIDTH)).join(middle) + right;
  const row = (cells: readonly string[]) => `│${cells.map((cell) => centre(cell, WIDTH)).join('│')}│`;
  return [
    line('┌', '┬', '┐'),
    row(honours.map((card) => drawCard(card, words, paint))),
    row(boxes.map((counters) => paint('yellow', String(counters)))),
    line('└', '┴', '┘'),
  ].join('\n');
}
