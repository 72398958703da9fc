import typeface from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import type { DailyWords } from '@nain-jaune/words';
import { drawPng } from './drawPng.ts';
import type { DoneDay } from './savedDays.ts';
import { scaleMarks } from './scaleMarks.ts';

const SIZE = { width: 1200, height: 630 } as const;
const LEFT = 470;
const LINE = 410;
const CREAM = '#fdfaf0';
const GOLD = '#f6c62b';
const SOFT = '#c9d8cb';

export interface DayPicture {
  readonly day: DoneDay;
  /** Whether each of the last seven days was played. */
  readonly week: readonly boolean[];
  readonly date: string;
  /** The name of the game. */
  readonly game: string;
  readonly texts: DailyWords;
}

/** Draws the result of a day as a PNG file. Rejects if the browser cannot. */
export async function makeDayPicture(picture: DayPicture): Promise<File> {
  const [font, head] = await Promise.all([dataUrl(typeface).catch(() => null), loadText('head.svg')]);
  const png = await drawPng(pictureSvg(picture, head, font), SIZE);
  return new File([png], `nain-jaune-${picture.day.date}.png`, { type: 'image/png' });
}

/** The picture as SVG. `head`: the drawing of the dwarf. `font`: a typeface as data URL; null for one of the system. */
export function pictureSvg(picture: DayPicture, head: string, font: string | null): string {
  const { day, date, game, texts } = picture;
  const face = font === null ? '' : `@font-face{font-family:Day;src:url(${font})}`;
  const dwarf = head.replace('<svg ', '<svg x="70" y="60" width="330" height="510" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
<style>${face}text{font-family:Day,Georgia,'DejaVu Serif',serif;fill:${CREAM}}</style>
<defs><radialGradient id="felt" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="#1f6a4a"/><stop offset="1" stop-color="#0d3626"/></radialGradient></defs>
<rect width="${SIZE.width}" height="${SIZE.height}" fill="#5d3517"/>
<rect x="18" y="18" width="${SIZE.width - 36}" height="${SIZE.height - 36}" rx="18" fill="url(#felt)" stroke="#b9824a" stroke-width="4"/>
${dwarf}
${textAt(LEFT, 110, 44, game, GOLD, 700)}
${textAt(LEFT, 158, 34, date, SOFT)}
${textAt(LEFT, 285, 120, texts.counters(day.result), CREAM, 700)}
${textAt(LEFT, 345, 38, verdictOn(day, texts), CREAM)}
${scale(day, texts)}
${weekDots(picture)}
</svg>`;
}

function verdictOn({ result, expert }: DoneDay, texts: DailyWords): string {
  if (result === expert) return texts.equal;
  return result > expert ? texts.better(result - expert) : texts.worse(expert - result);
}

/** The result and that of the expert on a line. The best possible would tempt to guess the cards. */
function scale({ result, expert }: DoneDay, texts: DailyWords): string {
  const marks = scaleMarks({ result, expert, best: null }, LEFT + 40, SIZE.width - 110);
  const line = `<path d="M${LEFT} ${LINE}H${SIZE.width - 70}" stroke="${SOFT}" stroke-width="4"/>`;
  const drawn = marks.map(({ name, x }) => {
    if (name === 'result')
      return `<circle cx="${x}" cy="${LINE}" r="17" fill="${GOLD}" stroke="#2b1d05" stroke-width="4"/>`;
    if (name === 'zero') return `<path d="M${x} ${LINE - 9}V${LINE + 9}" stroke="${SOFT}" stroke-width="4"/>`;
    return `<path d="M${x} ${LINE - 14}l14 14-14 14-14-14z" fill="${CREAM}"/>${textAt(x, LINE + 52, 30, `${texts.toBeat} ${texts.signed(expert)}`, SOFT, 400, 'middle')}`;
  });
  return line + drawn.join('');
}

function weekDots({ week, texts }: DayPicture): string {
  const dots = week.map((isPlayed, index) => {
    const fill = isPlayed ? GOLD : 'none';
    return `<circle cx="${LEFT + 22 + index * 56}" cy="545" r="18" fill="${fill}" stroke="${isPlayed ? '#2b1d05' : SOFT}" stroke-width="4"/>`;
  });
  return textAt(LEFT, 508, 28, texts.share.week, SOFT) + dots.join('');
}

function textAt(
  x: number,
  y: number,
  size: number,
  text: string,
  fill: string,
  weight = 400,
  anchor: 'start' | 'middle' = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" style="fill:${fill}">${escaped(text)}</text>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}

async function loadText(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** A picture may not load files: its typeface is part of it. */
async function dataUrl(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
