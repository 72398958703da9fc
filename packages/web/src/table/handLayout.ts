/** The top left corner of a card. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
}

/** A hand in rows of overlapping cards. */
export interface HandLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  readonly places: readonly CardPlace[];
}

/** Minimum size of a touch target, in pixels. */
const TARGET = 44;
/** Minimum visible width of a card when a row is saved. */
const TIGHT_TARGET = 36;
/** The largest hand of three players. A larger one has tighter cards, and if need be a single row of still tighter ones. */
const LARGE = 18;
const LARGE_TARGET = 40;
const ONE_ROW_TARGET = 26;
const GAP = 6;
/** Between large cards. */
const WIDE_GAP = 16;
/** How far a legal card is raised over the row above. */
const LIFT = 12;

/** Returns the width of a card for the available width and the screen height. */
export function cardWidthFor(width: number, screenHeight: number): number {
  if (screenHeight < 500) return 48;
  if (width < 600) return screenHeight < 600 ? 50 : 58;
  if (screenHeight < 560) return 62;
  if (screenHeight < 780) return 84;
  return screenHeight < 860 || width < 860 ? 98 : 108;
}

/** Number of cards when dealt, and the available width in pixels. `savesRow`: more cards in a row. */
export interface HandRoom {
  /** The cards that are left, by their index in the dealt hand. */
  readonly held: readonly number[];
  readonly dealt: number;
  readonly width: number;
  readonly cardWidth: number;
  readonly savesRow?: boolean;
  /** The visible part of a covered card, as a share of its width. */
  readonly shows?: number;
}

/**
 * Lays out a hand with the minimum touch width for each card. Every card stays in the row in which it was dealt, and the height is
 * that of the dealt cards, so that nothing jumps while the hand gets smaller.
 */
export function layHand({
  held,
  dealt,
  width,
  cardWidth,
  savesRow = false,
  shows = 0,
}: HandRoom): HandLayout {
  const cardHeight = Math.round(cardWidth * 1.4);
  const isLarge = dealt > LARGE;
  const usual = isLarge ? LARGE_TARGET : TARGET;
  const target = Math.max(savesRow ? TIGHT_TARGET : usual, shows * cardWidth);
  const leastInRow = savesRow ? ONE_ROW_TARGET : TIGHT_TARGET;
  const isOneRow = isLarge && (width - cardWidth) / (dealt - 1) >= leastInRow;
  const most = isOneRow ? dealt : Math.max(1, Math.floor((width - cardWidth) / target) + 1);
  const rows = Math.max(1, Math.ceil(dealt / most));
  const perRow = Math.ceil(dealt / rows);
  const rowStep = Math.max(isLarge && savesRow ? LARGE_TARGET : TARGET + LIFT, Math.round(cardHeight * 0.6));
  const inRow = Array.from({ length: rows }, (_, row) =>
    held.filter((index) => Math.floor(index / perRow) === row),
  );
  const step = Math.min(
    cardWidth + (cardWidth > 100 ? WIDE_GAP : GAP),
    (width - cardWidth) / (Math.max(2, ...inRow.map(({ length }) => length)) - 1),
  );
  const places = inRow.flatMap((cards, row) =>
    cards.map((_, at) => ({
      left: Math.round((width - cardWidth - (cards.length - 1) * step) / 2 + at * step),
      top: row * rowStep,
    })),
  );
  return { cardWidth, cardHeight, height: cardHeight + (rows - 1) * rowStep, places };
}

/** How a hand fills its room. It is loaded only with a hand that does. */
export interface HandFilling {
  /** Returns the largest cards with which the dealt hand fits into its room, and whether that takes more cards in a row. */
  roomFor(room: WholeRoom): Pick<HandRoom, 'cardWidth' | 'savesRow' | 'shows'>;
  /** Returns the least height of such a hand. */
  leastHeight(dealt: number, width: number): number;
}

/** The room of a hand that fills it, in pixels, and the number of cards when dealt. */
export interface WholeRoom {
  readonly dealt: number;
  readonly width: number;
  readonly height: number;
}
