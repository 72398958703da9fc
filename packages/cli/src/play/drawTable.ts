import type { Card, GameView } from '@nain-jaune/engine';
import { drawBoard } from '../terminal/board.ts';
import { drawCards, drawHand } from '../terminal/drawCards.ts';
import { drawSeats } from '../terminal/drawSeats.ts';
import { wrap } from '../terminal/width.ts';
import { honoursOf, type PlayContext } from './playContext.ts';

/** The table as one person sees it: board, seats, run; without the person's own hand. */
export function drawTable(place: PlayContext, view: GameView): string {
  const { words, paint } = place.shell;
  const { interface: screen } = words;
  return [
    drawBoard(honoursOf(place.rules), view.boxes, words, paint, place.columns()),
    drawSeats(
      place.players.map((_, seat) => ({
        name: place.context.names[seat] ?? '',
        cards: view.deal?.sizes[seat] ?? 0,
        counters: view.counters[seat] ?? 0,
        isDealer: view.deal?.dealer === seat,
        isToMove: view.deal?.turn?.seat === seat,
      })),
      { cards: screen.cardsCount, counters: screen.countersCount, dealer: `(${screen.dealer})` },
      paint,
      place.columns(),
    ),
    drawRun(place, view),
  ].join('\n');
}

/** The cards of the run on the table. */
function drawRun(place: PlayContext, view: GameView): string {
  const { words, paint } = place.shell;
  const run = view.deal?.turn?.leads === true ? [] : (view.deal?.run ?? []);
  if (run.length === 0) return paint('dim', words.interface.noRun);
  const cards = drawCards(
    run.map(({ card }) => card),
    words,
    paint,
  );
  return wrap(`${place.shell.cli.speaker(words.interface.run)} ${cards}`, place.columns(), '  ');
}

/** One's own hand, with the cards marked that may be laid. */
export function drawOwnHand(place: PlayContext, view: GameView, legal: readonly Card[]): string {
  const hand = {
    cards: view.deal?.hand ?? [],
    legal: new Set(legal),
    honours: new Set(honoursOf(place.rules)),
  };
  return drawHand(hand, place.shell.words, place.shell.paint, place.columns());
}
