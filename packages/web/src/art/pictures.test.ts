import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Card, makeCardText, PACK } from '@nain-jaune/engine';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, it } from 'vitest';
import { cardParts } from './cardParts.ts';
import { cornerSign } from './cornerSign.ts';
import { BOT_FACES, faceName, PERSON_FACES } from './faces.ts';
import { pictures } from './pictures.ts';

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
}

function usedIn(svg: string): string[] {
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
}

it('every card is drawn: its pips with the signs of small cards, or as a court for itself', () => {
  const parts = cardParts();
  for (const card of PACK.map(makeCardText)) {
    expect(card in parts || files.has(`court-${card}.svg`)).toBe(true);
  }
  for (const suit of 'cdhs') {
    for (const kind of ['small', 'court', 'small-court']) expect(parts).toHaveProperty(`${kind}-${suit}`);
  }
});

it.each(LANGUAGES)('every corner sign of %s is drawn, and is that of its words', (language) => {
  const parts = cardParts();
  for (const card of PACK as readonly Card[]) {
    expect(cornerSign(card, language)).toBe(words(language).rankSign(card));
    const sign = cornerSign(card, language);
    expect(parts).toHaveProperty(`index-${sign}`);
    expect(parts).toHaveProperty(`corners-${sign}`);
  }
});

const files = pictures(() =>
  readFileSync(createRequire(import.meta.url).resolve('svg-cards/svg-cards.svg'), 'utf8'),
);

it('each court has its picture, and that of Paris names its licence', () => {
  for (const card of PACK.map(makeCardText).filter((text) => 'JQK'.includes(text[0]!))) {
    expect(files.get(`court-${card}.svg`)?.()).toContain('<svg');
    expect(files.get(`paris-${card}.svg`)?.()).toContain('Lesser General Public License');
  }
});

it.each([...files.keys()])('every id of %s is unique, and whatever it uses is there', (name) => {
  const svg = files.get(name)!();
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  for (const used of usedIn(svg)) expect(ids).toContain(used);
});

it('every bot, every person and whoever is unknown has a face', () => {
  const pictureOf = (bot: string, person: string) => `face-${faceName(bot, person)}.svg`;
  for (const bot of BOT_FACES) expect(files.has(pictureOf(bot, ''))).toBe(true);
  for (const person of PERSON_FACES) expect(files.has(pictureOf('', person))).toBe(true);
  expect(files.has(pictureOf('exec:anything', 'nobody'))).toBe(true);
});
