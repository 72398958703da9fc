import type { Card, GameView } from '@nain-jaune/engine';
import { drawBoard, drawCards, drawHand, honoursOf } from '../terminal/drawCards.ts';
import { drawSeats } from '../terminal/drawSeats.ts';
import { wrap } from '../terminal/width.ts';
import type { PlayContext } from './playContext.ts';

export function drawTable(context: PlayContext, { boxes, counters, deal }: GameView): string {
  const { paint, words } = context.shell;
  const { cardsCount, countersCount, dealer } = words.interface;
  const seats = context.names.map((name, seat) => ({
    name,
    cards: deal?.sizes[seat] ?? 0,
    counters: counters[seat] ?? 0,
    isDealer: deal?.dealer === seat,
    isToMove: deal?.turn?.seat === seat,
  }));
  const style = { paint, cards: cardsCount, counters: countersCount, dealer: `(${dealer})` };
  return [
    drawBoard(context.shell, context.rules, boxes, context.columns()),
    drawSeats(style, seats, context.columns()),
    drawRun(context, deal),
  ].join('\n');
}

function drawRun({ shell, columns }: PlayContext, deal: GameView['deal']): string {
  const { words, cli, paint } = shell;
  const run = deal?.turn?.leads === true ? [] : (deal?.run ?? []);
  if (run.length === 0) return paint('dim', words.interface.noRun);
  const cards = drawCards(
    shell,
    run.map(({ card }) => card),
  );
  return wrap(`${cli.speaker(words.interface.run)} ${cards}`, columns(), '  ');
}

/** Draws the hand of the seat with the legal cards marked. */
export function drawOwnHand(
  { shell, rules, columns }: PlayContext,
  view: GameView,
  legal: readonly Card[],
): string {
  const hand = { cards: view.deal?.hand ?? [], legal: new Set(legal), honours: new Set(honoursOf(rules)) };
  return drawHand(shell, hand, columns());
}
