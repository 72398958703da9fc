/** A hand in rows of overlapping cards. */
export interface HandLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly perRow: number;
  readonly height: number;
  /** The top left corner of each card. */
  readonly places: readonly { readonly left: number; readonly top: number }[];
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

/** The widths between which a hand that fills its room looks for its cards, in pixels. */
const NARROWEST = 48;
const WIDEST = 150;
/** What a hand that fills its room shows of a card: enough for the mark of an honour. */
const SHOWN = 0.45;

/** Number of cards now and when dealt, and the available width in pixels. `savesRow`: more cards in a row. */
export interface HandRoom {
  readonly count: number;
  readonly dealt: number;
  readonly width: number;
  readonly cardWidth: number;
  readonly savesRow?: boolean;
  /** The visible part of a covered card, as a share of its width. */
  readonly shows?: number;
}

/**
 * Lays out a hand with the minimum touch width for each card. The height is that of the dealt cards, so that nothing moves while
 * the hand gets smaller.
 */
export function layHand({
  count,
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
  const rowsOf = (cards: number) => Math.max(1, Math.ceil(cards / most));
  const perRow = Math.max(1, Math.ceil(count / rowsOf(count)));
  const rowStep = Math.max(isLarge && savesRow ? LARGE_TARGET : TARGET + LIFT, Math.round(cardHeight * 0.6));
  const rows = rowsOf(dealt);
  const height = cardHeight + (rows - 1) * rowStep;
  const unused = (rows - rowsOf(count)) * rowStep;
  const step =
    perRow < 2
      ? 0
      : Math.min(cardWidth + (cardWidth > 100 ? WIDE_GAP : GAP), (width - cardWidth) / (perRow - 1));
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const rowWidth = cardWidth + (inRow - 1) * step;
    return {
      left: Math.round((width - rowWidth) / 2 + (index % perRow) * step),
      top: unused + row * rowStep,
    };
  });
  return { cardWidth, cardHeight, perRow, height, places };
}

/** The room of a hand that fills it, in pixels, and the number of cards when dealt. */
export interface WholeRoom {
  readonly dealt: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the largest cards with which the dealt hand fits into its room, and whether that takes more cards in a row. */
export function fillRoom({
  dealt,
  width,
  height,
}: WholeRoom): Pick<HandRoom, 'cardWidth' | 'savesRow' | 'shows'> {
  for (const savesRow of [false, true])
    for (let cardWidth = Math.min(WIDEST, width); cardWidth >= NARROWEST; cardWidth -= 2) {
      const room = { cardWidth, savesRow, shows: savesRow ? 0 : SHOWN };
      if (layHand({ count: dealt, dealt, width, ...room }).height <= height) return room;
    }
  return { cardWidth: NARROWEST, savesRow: true };
}

/** Returns the least height of a hand that fills its room. */
export function leastHeight(dealt: number, width: number): number {
  return layHand({ count: dealt, dealt, width, cardWidth: NARROWEST, savesRow: true }).height;
}
