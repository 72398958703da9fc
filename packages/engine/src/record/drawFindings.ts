import { type Draw, highestSeats } from '../cards/draw.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import type { Game } from '../game/game.ts';
import { found } from '../problem.ts';
import type { At } from './findings.ts';
import { type DrawTexts, parseDrawTexts } from './notation.ts';
import type { Finding, RecordDeal } from './record.ts';

/** Returns the first fault of the draws for a deal: that there are any, a wrong draw, or a dealer with a lower card. */
export function drawFindings(game: Game, { dealer, drawn }: RecordDeal, at: At): Finding[] {
  if (drawn === undefined) return [];
  const isDrawnFor = game.deal === null && game.ruleset.firstDealer === 'highest-card';
  if (!isDrawnFor) return [at('unexpected-draw', '', found(drawn), '.drawn')];
  const [first] = faultsOf(drawn, dealer, game.players, at);
  return first === undefined ? [] : [first];
}

/** Yields faults. Those after the first may follow from it. */
function* faultsOf(texts: DrawTexts, dealer: number, players: number, at: At): Generator<Finding> {
  const used = new Set<string>();
  const draws = parseDrawTexts(texts);
  let drawing: readonly Seat[] = seatsOf(players);
  for (const [index, draw] of texts.entries()) {
    const path = `.drawn[${index}]`;
    if (drawing.length === 1) yield at('wrong-draw', '', found(draw), path);
    if (draw.length !== players) yield at('wrong-draw', shapeOf(drawing, players), found(draw), path);
    for (const [seat, text] of draw.entries()) {
      const expected = drawing.includes(seat as Seat) ? 'card' : 'null';
      if ((text === null) !== (expected === 'null'))
        yield at('wrong-draw', expected, found(text), `${path}[${seat}]`);
      if (text === null) continue;
      if (used.has(text)) yield at('card-twice', '', text, `${path}[${seat}]`);
      used.add(text);
    }
    drawing = highestSeats(draws[index] as Draw);
  }
  if (drawing.length > 1) yield at('wrong-draw', shapeOf(drawing, players), '', `.drawn[${texts.length}]`);
  if (dealer !== drawing[0]) yield at('lower-card-deals', `${drawing[0]}`, `${dealer}`, '.dealer');
}

/** `[card, null, card]`: which seats draw. */
function shapeOf(drawing: readonly Seat[], players: number): string {
  return `[${seatsOf(players)
    .map((seat) => (drawing.includes(seat) ? 'card' : 'null'))
    .join(', ')}]`;
}
