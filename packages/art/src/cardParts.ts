import { makeCardText, PACK, type Rank, rankOf, SUITS, type Suit, suitOf } from '@nain-jaune/engine';
import { COURT_FRAME } from './courts.ts';
import { INDICES, makeIndex } from './indices.ts';
import { pip } from './suits.ts';

const LEFT = -35;
const RIGHT = 35;
type Place = readonly [x: number, y: number];
const TWO_COLUMNS = (...rows: readonly number[]): Place[] =>
  rows.flatMap((y): Place[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);

const PIPS: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  '2': [
    [0, -105],
    [0, 105],
  ],
  '3': [
    [0, -105],
    [0, 0],
    [0, 105],
  ],
  '4': TWO_COLUMNS(-105, 105),
  '5': [...TWO_COLUMNS(-105, 105), [0, 0]],
  '6': TWO_COLUMNS(-105, 0, 105),
  '7': [...TWO_COLUMNS(-105, 0, 105), [0, -53]],
  '8': [...TWO_COLUMNS(-105, 0, 105), [0, -53], [0, 53]],
  '9': [...TWO_COLUMNS(-110, -37, 37, 110), [0, 0]],
  T: [...TWO_COLUMNS(-110, -37, 37, 110), [0, -73], [0, 73]],
};

/** Outline of a card's inside without paper and corners, in a box of 250 × 350 centred on 0,0. */
export function inside(rank: Rank, suit: Suit): string {
  if (rank === 'A') return pip(suit, 0, 0, 1.25);
  return (PIPS[rank] ?? []).map(([x, y]) => pip(suit, x, y, y > 0 ? -0.44 : 0.44)).join('');
}

function corners(suit: Suit): string {
  return pip(suit, -89, -53, 0.52) + pip(suit, 89, 53, -0.52);
}

function solid(outline: string, rest = ''): string {
  return `<path d="${outline}" fill="currentColor"${rest}/>`;
}

/** The name of a part and its SVG elements. */
type Drawing = readonly [name: string, elements: string];

/** The parts of a suit: corners and frame of its courts, and the content of small cards. */
function drawingsOf(suit: Suit): readonly Drawing[] {
  const frame = `<path d="${COURT_FRAME}" fill="none" stroke="currentColor" stroke-width="2.200"/>`;
  const small = solid(pip(suit, -66, 16, 0.94));
  return [
    [`court-${suit}`, frame + solid(corners(suit))],
    [`small-court-${suit}`, small],
    [`small-${suit}`, small + solid(pip(suit, 44, 100, 1.24), ' opacity=".16"')],
  ];
}

/**
 * The card parts that take their colour from the context, as SVG elements in a box of 250 × 350 centred on 0,0. Names: pips and
 * corners of a card by its notation (`7d`), both indices (`corners-7`), the content of a small card (`small-d`) and its index
 * (`index-7`), frame and corners of courts (`court-d`, `small-court-d`).
 */
export function cardParts(): Readonly<Record<string, string>> {
  const cards = PACK.filter((card) => !'JQK'.includes(rankOf(card))).map((card): Drawing => {
    const [rank, suit] = [rankOf(card), suitOf(card)];
    return [makeCardText(card), solid(inside(rank, suit) + corners(suit))];
  });
  const indices = INDICES.flatMap((index): Drawing[] => [
    [`corners-${index}`, makeIndex(index, { x: -131, y: -167, scale: 0.84, turned: true })],
    [`index-${index}`, makeIndex(index, { x: -133, y: -168, scale: 1.34, turned: false })],
  ]);
  return Object.fromEntries([...cards, ...SUITS.flatMap(drawingsOf), ...indices]);
}
