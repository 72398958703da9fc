import { RANK_LETTERS } from '@nain-jaune/words/language';
import { outlineAt } from './outlines.ts';

/**
 * Corner indices of all languages as strokes in a box of 100 × 100. Own shapes look the same on every device and stay readable
 * on small cards.
 */
const STROKES: Readonly<Record<string, string>> = {
  '1': 'M35 27C44 25 51 18 52 8V92M34 91H71',
  '2': 'M26 33C26 17 36 9 50 9C64 9 74 18 74 31C74 51 40 62 27 91H77',
  '3': 'M27 10H71L45 42C64 40 75 50 75 65C75 82 63 91 49 91C37 91 28 85 24 74',
  '4': 'M61 93V10L22 68H82',
  '5': 'M72 10H35L30 49C38 42 45 40 52 40C66 40 76 50 76 65C76 82 64 91 49 91C37 91 28 86 24 76',
  '6': 'M68 10C42 16 25 40 25 65C25 82 36 91 50 91C64 91 75 81 75 66C75 52 65 42 51 42C38 42 27 51 25 65',
  '7': 'M25 26V10H75C58 34 48 60 46 93',
  '8': 'M50 46C36 46 28 38 28 27C28 16 37 9 50 9C63 9 72 16 72 27C72 38 64 46 50 46C34 46 24 56 24 69C24 82 35 91 50 91C65 91 76 82 76 69C76 56 66 46 50 46Z',
  '9': 'M32 90C58 84 75 60 75 35C75 18 64 9 50 9C36 9 25 19 25 34C25 48 35 58 49 58C62 58 73 49 75 35',
  '10': 'M17 25C24 23 29 17 30 8V93M69 9C82 9 88 25 88 50C88 75 82 91 69 91C56 91 50 75 50 50C50 25 56 9 69 9Z',
  A: 'M23 91L50 11L77 91M33 64H67M13 91H33M67 91H87',
  B: 'M30 9V91M20 9H51C65 9 72 17 72 28C72 40 64 47 51 47H30M51 47C68 47 77 55 77 69C77 84 67 91 51 91H20',
  D: 'M31 9V91M20 9H46C68 9 79 26 79 50C79 74 68 91 46 91H20',
  J: 'M62 9V68C62 84 54 91 43 91C32 91 25 84 24 71M45 9H79',
  K: 'M31 9V91M19 9H43M19 91H43M74 11L34 57M46 45L75 91M64 9H83M66 91H87',
  Q: 'M50 9C68 9 77 26 77 50C77 74 68 91 50 91C32 91 23 74 23 50C23 26 32 9 50 9ZM50 66L82 98',
  R: 'M31 9V91M20 9H51C66 9 73 18 73 30C73 43 65 51 51 51H31M50 51L75 91M20 91H42M67 91H86',
  V: 'M23 9L50 89L77 9M13 9H33M67 9H87',
};

/** All indices: the drawn ones and the letters of other languages. */
export const INDICES = [...new Set([...Object.keys(STROKES), ...Object.values(RANK_LETTERS).flat()])];

/** Position of an index. `turned`: also in the opposite corner. */
interface IndexPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turned: boolean;
}

/** Returns the SVG attributes of an index. */
export function indexAt(index: string, { x, y, scale, turned }: IndexPlace): string {
  const strokes = STROKES[index] ?? '';
  const other = turned ? outlineAt(strokes, -x, -y, -scale) : '';
  const width = Math.round((index === '10' ? 13 : 14) * scale * 10) / 10;
  return `d="${outlineAt(strokes, x, y, scale)}${other}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"`;
}

/** Returns an index as one element: strokes, or text if it is not drawn. */
export function makeIndex(index: string, place: IndexPlace): string {
  if (STROKES[index] !== undefined) return `<path ${indexAt(index, place)}/>`;
  const { x, y, scale, turned } = place;
  const letter = `<text x="${x + 50 * scale}" y="${y + 92 * scale}" textLength="${64 * scale}" lengthAdjust="spacingAndGlyphs">${index}</text>`;
  const other = turned ? `<g transform="rotate(180)">${letter}</g>` : '';
  return `<g fill="currentColor" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${114 * scale}">${letter}${other}</g>`;
}
