import type { Suit } from '@nain-jaune/engine';
import type { HELD_OBJECTS } from './heldObjects.ts';
import { BLUE, CREAM, GREEN, INK, outline, RED, SUIT_PATH, YELLOW } from './suits.ts';

/** The rank of a court card, as in its notation: jack, queen or king. */
export type CourtRank = 'J' | 'Q' | 'K';

/** A court card: its name in the Paris pattern and its dress. */
export interface Court {
  readonly name: string;
  readonly hair: string;
  readonly robe: string;
  readonly trim: string;
  readonly under: string;
  readonly beard?: string;
  readonly moustache?: boolean;
  readonly held: keyof typeof HELD_OBJECTS;
  /** Direction of the gaze: 1 right, -1 left. */
  readonly look: 1 | -1;
}

const SPADES = { robe: BLUE, trim: YELLOW, under: RED } as const;
const HEARTS = { robe: RED, trim: YELLOW, under: BLUE } as const;
const CLUBS = { robe: GREEN, trim: YELLOW, under: RED } as const;

export const COURTS: Readonly<Record<`${CourtRank}${Suit}`, Court>> = {
  Ks: { name: 'David', ...SPADES, hair: '#7a5230', beard: '#7a5230', held: 'harp', look: -1 },
  Kh: { name: 'Charles', ...HEARTS, hair: '#e9e2d0', beard: '#e9e2d0', held: 'sword', look: 1 },
  Kd: {
    name: 'César',
    robe: YELLOW,
    trim: RED,
    under: BLUE,
    hair: '#4a3526',
    beard: '#4a3526',
    held: 'sceptre',
    look: 1,
  },
  Kc: { name: 'Alexandre', ...CLUBS, hair: '#a8692a', beard: '#a8692a', held: 'orb', look: -1 },
  Qs: { name: 'Pallas', ...SPADES, hair: '#5b3a22', held: 'arrow', look: 1 },
  Qh: { name: 'Judith', ...HEARTS, hair: '#d9a441', held: 'flower', look: -1 },
  Qd: { name: 'Rachel', robe: YELLOW, trim: BLUE, under: RED, hair: '#8a3b1c', held: 'fan', look: 1 },
  Qc: { name: 'Argine', ...CLUBS, hair: '#2e2320', held: 'flower', look: -1 },
  Js: { name: 'Hogier', ...SPADES, hair: '#d9a441', held: 'halberd', look: 1 },
  Jh: { name: 'La Hire', ...HEARTS, hair: '#8a3b1c', held: 'sword', look: -1 },
  Jd: { name: 'Hector', robe: YELLOW, trim: RED, under: BLUE, hair: '#4a3526', held: 'lute', look: -1 },
  Jc: { name: 'Lancelot', ...CLUBS, hair: '#5b3a22', moustache: true, held: 'shield', look: 1 },
};

const LINE = outline(2.4);

function dots(places: readonly (readonly [number, number])[], radius: number, fill: string): string {
  return places
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${outline(1.4)}/>`)
    .join('');
}

export function headgear(rank: CourtRank, c: Court): string {
  if (rank === 'K') return crown(c);
  return rank === 'Q' ? coronet(c) : plumedHat(c);
}

function crown(c: Court): string {
  return (
    `<path d="M-30-132C-24-150 24-150 30-132Z" fill="${c.under}" ${LINE}/>` +
    `<path d="M-33-128L-41-160L-23-145L-13-167L0-147L13-167L23-145L41-160L33-128Z" fill="${YELLOW}" ${LINE}/>` +
    `<path d="M-35-131H35V-118H-35Z" fill="${c.under}" ${LINE}/><path d="M-35-131H35M-35-118H35" stroke="${YELLOW}" stroke-width="2"/>` +
    dots(
      [
        [-41, -162],
        [-13, -169],
        [13, -169],
        [41, -162],
      ],
      4,
      RED,
    ) +
    dots(
      [
        [-24, -124.5],
        [-8, -124.5],
        [8, -124.5],
        [24, -124.5],
      ],
      2.6,
      CREAM,
    )
  );
}

function coronet(c: Court): string {
  return (
    `<path d="M-28-128C-30-146 30-146 28-128Z" fill="${c.under}" ${LINE}/>` +
    `<path d="M-29-131L-34-154L-18-145L0-162L18-145L34-154L29-131C12-137-12-137-29-131Z" fill="${YELLOW}" ${LINE}/>` +
    dots(
      [
        [0, -164],
        [-34, -156],
        [34, -156],
      ],
      4,
      CREAM,
    ) +
    dots(
      [
        [-15, -139],
        [15, -139],
      ],
      2.6,
      c.robe === RED ? BLUE : RED,
    ) +
    dots([[0, -142]], 3.4, c.robe)
  );
}

function plumedHat(c: Court): string {
  const hat = c.robe === YELLOW ? RED : c.robe;
  return (
    `<path d="M-40-122C-44-150-20-162 6-158C34-154 44-140 40-124C20-134-18-134-40-122Z" fill="${hat}" ${LINE}/>` +
    `<path d="M-24-148C-16-154-6-156 4-155" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".45"/>` +
    `<path d="M-43-119C-20-134 20-134 43-121L39-110C18-121-18-121-39-109Z" fill="${YELLOW}" ${LINE}/>` +
    `<path d="M22-136C40-172 58-172 64-158C68-146 56-138 30-128Z" fill="${CREAM}" ${LINE}/>` +
    `<path d="M28-134C40-150 50-158 59-158M38-146L40-156M45-152L49-161M42-140L54-144" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
    dots([[26, -131]], 5, RED)
  );
}

function embroidery(suit: Suit, trim: string): string {
  return [-34, -12, 10, 32]
    .map(
      (y) =>
        `<g transform="translate(0 ${y}) scale(.14)"><path d="${SUIT_PATH[suit]}" fill="${trim}" stroke="${INK}" stroke-width="9"/></g>`,
    )
    .join('');
}

function brocade(trim: string): string {
  const lozenges = [
    [-58, -22],
    [-46, -2],
    [-62, 14],
    [-46, 34],
    [-66, 42],
    [50, -18],
    [60, 8],
    [46, 22],
    [64, 36],
  ].map(([x, y]) => `M${x} ${y! - 6}l4 6l-4 6l-4-6z`);
  return `<path d="${lozenges.join('')}" fill="${trim}" stroke="${INK}" stroke-width="1"/>`;
}

export function torso(suit: Suit, rank: CourtRank, c: Court): string {
  return (
    `<path d="M-78 60C-86 6-72-40-38-56C-24-62 24-62 38-56C72-40 86 6 78 60Z" fill="${c.robe}" ${LINE}/>${brocade(c.trim)}` +
    `<path d="M-42 60C-44 20-42-14-34-44M42 60C44 20 42-14 34-44" fill="none" stroke="${INK}" stroke-width="1.6" opacity=".5"/>` +
    `<path d="M-20-60L-30 60H30L20-60C10-50-10-50-20-60Z" fill="${c.under}" ${LINE}/>` +
    `<path d="M-21-60L-32 60M21-60L32 60" stroke="${INK}" stroke-width="11" fill="none"/><path d="M-21-60L-32 60M21-60L32 60" stroke="${c.trim}" stroke-width="8" fill="none"/>` +
    `<path d="M-22-50L-31 60M22-50L31 60" stroke="${INK}" stroke-width="3" stroke-dasharray="0 9" stroke-linecap="round" fill="none"/>` +
    embroidery(suit, c.trim) +
    collar(rank, c)
  );
}

function collar(rank: CourtRank, c: Court): string {
  if (rank === 'Q') {
    return (
      `<path d="M-30-62C-16-42 16-42 30-62L20-70C10-60-10-60-20-70Z" fill="${CREAM}" ${LINE}/>` +
      `<path d="M-22-56L-18-50M-12-52L-10-46M22-56L18-50M12-52L10-46M0-51V-45" stroke="${INK}" stroke-width="1.2"/>` +
      dots(
        [
          [-13, -62],
          [-7, -58],
          [0, -56.5],
          [7, -58],
          [13, -62],
        ],
        2.6,
        YELLOW,
      ) +
      dots([[0, -49]], 4, RED)
    );
  }
  const cape = `<path d="M-44-56C-26-76 26-76 44-56C38-40 24-38 16-42C8-35-8-35-16-42C-24-38-38-40-44-56Z" fill="${rank === 'K' ? CREAM : c.trim}" ${LINE}/>`;
  if (rank === 'J')
    return `${cape}<path d="M-34-54C-20-66 20-66 34-54" fill="none" stroke="${INK}" stroke-width="1.4"/>${dots([[0, -44]], 4, c.under)}`;
  const tails = [-31, -19, -6, 6, 19, 31].map((x, index) => `M${x}-${index % 2 ? 58 : 52}l-2.800 8h5.600z`);
  return `${cape}<path d="${tails.join('')}" fill="${INK}"/>`;
}
