import type { Card } from '@nain-jaune/engine';
import type { CardWords } from '@nain-jaune/words';
import { drawCard } from './drawCards.ts';
import type { Paint } from './paint.ts';
import { centre } from './width.ts';

const WIDEST = 9;

/** The board: its boxes, each with its honour and its counters, as wide as the columns allow. */
export function drawBoard(
  honours: readonly Card[],
  boxes: readonly number[],
  words: CardWords,
  paint: Paint,
  columns: number,
): string {
  const width = Math.min(WIDEST, Math.floor((columns - 1) / honours.length) - 1);
  const line = (left: string, middle: string, right: string) =>
    left + honours.map(() => '─'.repeat(width)).join(middle) + right;
  const row = (cells: readonly string[]) => `│${cells.map((cell) => centre(cell, width)).join('│')}│`;
  return [
    line('┌', '┬', '┐'),
    row(honours.map((card) => drawCard(card, words, paint))),
    row(boxes.map((counters) => paint('yellow', String(counters)))),
    line('└', '┴', '┘'),
  ].join('\n');
}
