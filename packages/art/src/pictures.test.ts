import { BOT_NAMES } from '@nain-jaune/bots/names';
import { makeCardText, PACK } from '@nain-jaune/engine';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, it } from 'vitest';
import { cardParts } from './cardParts.ts';
import { faceName, PERSON_FACES } from './faces.ts';
import { pictures } from './pictures.ts';

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
}

function usedIn(svg: string): string[] {
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
}

it('draws every card, as pips with signs for small cards, or as a court', () => {
  const parts = cardParts();
  for (const card of PACK.map(makeCardText)) {
    expect(card in parts || files.has(`court-${card}.svg`)).toBe(true);
  }
  for (const suit of 'cdhs') {
    for (const kind of ['small', 'court', 'small-court']) expect(parts).toHaveProperty(`${kind}-${suit}`);
  }
});

it.each(LANGUAGES)('every corner sign of %s is drawn', (language) => {
  const parts = cardParts();
  for (const sign of PACK.map(words(language).rankSign)) {
    expect(parts).toHaveProperty(`index-${sign}`);
    expect(parts).toHaveProperty(`corners-${sign}`);
  }
});

const files = pictures();

it('every court has a picture, and those of Paris name their licence', () => {
  for (const card of PACK.map(makeCardText).filter((text) => 'JQK'.includes(text[0]!))) {
    expect(files.get(`court-${card}.svg`)?.()).toContain('<svg');
    expect(files.get(`paris-${card}.svg`)?.()).toContain('Lesser General Public License');
  }
});

it.each([...files.keys()])('ids of %s are unique, and every reference resolves', (name) => {
  const svg = files.get(name)!();
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  for (const used of usedIn(svg)) expect(ids).toContain(used);
});

it('every bot and person has a face, also unknown ones', () => {
  const pictures = [...BOT_NAMES, ...PERSON_FACES, 'exec:anything'].map(
    (face) => `face-${faceName(face)}.svg`,
  );
  for (const picture of pictures) expect(files.has(picture)).toBe(true);
  expect(new Set(pictures).size).toBe(pictures.length);
});
