import { type HandFilling, layHand, type WholeRoom } from './handLayout.ts';

/** The widths between which a hand that fills its room looks for its cards, in pixels. */
const NARROWEST = 48;
const WIDEST = 150;
/** What a hand that fills its room shows of a card: enough for the mark of an honour. */
const SHOWN = 0.45;

function roomFor({ dealt, width, height }: WholeRoom): ReturnType<HandFilling['roomFor']> {
  for (const savesRow of [false, true])
    for (let cardWidth = Math.min(WIDEST, width); cardWidth >= NARROWEST; cardWidth -= 2) {
      const room = { cardWidth, savesRow, shows: savesRow ? 0 : SHOWN };
      if (layHand({ held: [], dealt, width, ...room }).height <= height) return room;
    }
  return { cardWidth: NARROWEST, savesRow: true };
}

function leastHeight(dealt: number, width: number): number {
  return layHand({ held: [], dealt, width, cardWidth: NARROWEST, savesRow: true }).height;
}

/** The largest cards that fit. */
export const handFilling: HandFilling = { roomFor, leastHeight };
