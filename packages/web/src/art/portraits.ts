import { BOT_FACES, PERSON_FACES } from './faces.ts';
import { outline, SKIN, YELLOW } from './suits.ts';

const LINE = outline(2.2);

function medallion(ground: string, content: string): string {
  return `<circle r="47" fill="${ground}" stroke="${YELLOW}" stroke-width="4"/>${content}`;
}

function bust(hair: string, coat: string): string {
  return (
    `<path d="M-32 36C-30 14-16 12 0 12C16 12 30 14 32 36C14 50-14 50-32 36Z" fill="${coat}" ${LINE}/>` +
    `<circle cy="-8" r="22" fill="${hair}" ${LINE}/><ellipse cy="-4" rx="16" ry="19" fill="${SKIN}" ${LINE}/>` +
    `<circle cx="-6" cy="-6" r="2"/><circle cx="6" cy="-6" r="2"/><path d="M-5 5C-2 8 2 8 5 5" fill="none" ${LINE}/>`
  );
}

const HAIR = ['#e9e2d0', '#8a3b1c', '#4a3526', '#d9a441', '#2e2320'];
const COATS = ['#27408b', '#8c1d2f', '#2f6b4f', '#7a4a22', '#5b3a72', '#d98f12'];

function symbol(id: string, index: number): string {
  const face = bust(HAIR[index % HAIR.length]!, COATS[index % COATS.length]!);
  return `<symbol id="${id}" viewBox="-50 -50 100 100">${medallion('#f3e3bd', face)}</symbol>`;
}

/** The portraits of bots and people as one SVG file; a symbol for each name that `faceSymbol` gives. */
export function makeFaces(): string {
  const names = [
    ...BOT_FACES.map((name) => `bot-${name}`),
    ...PERSON_FACES.map((name) => `person-${name}`),
    'somebody',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>\n`;
}
