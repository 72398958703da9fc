import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Card, makeCardText, PACK } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, it } from 'vitest';
import { BOT_FACES, faceSymbol, PERSON_FACES } from './faces.ts';
import { makeParisCourts } from './parisCourts.ts';
import { makeFaces } from './portraits.ts';
import { cornerSign } from './rankSigns.ts';
import { makeSprite } from './sprite.ts';

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
}

function usedIn(svg: string): string[] {
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
}

it('the sprite has every card, both backs, the suits, the dwarf and the counters', () => {
  const ids = new Set(idsOf(makeSprite()));
  for (const card of PACK) expect(ids).toContain(makeCardText(card));
  for (const id of [
    'back',
    'back-1760',
    'suit-c',
    'suit-d',
    'suit-h',
    'suit-s',
    'dwarf',
    'head',
    'jeton',
    'fiche',
    'contrat',
  ]) {
    expect(ids).toContain(id);
  }
});

it.each(['fr', 'en', 'de'] as const)(
  'the sprite has every corner sign of %s, which is that of its words',
  (language) => {
    const ids = new Set(idsOf(makeSprite()));
    for (const card of PACK as readonly Card[]) {
      expect(cornerSign(card, language)).toBe(words(language).rankSign(card));
      expect(ids).toContain(`index-${cornerSign(card, language)}`);
    }
  },
);

const paris = makeParisCourts(
  readFileSync(createRequire(import.meta.url).resolve('svg-cards/svg-cards.svg'), 'utf8'),
);

it('the courts of Paris are twelve, and their licence stands in them', () => {
  const ids = new Set(idsOf(paris));
  for (const card of PACK.map(makeCardText).filter((text) => 'JQK'.includes(text[0]!)))
    expect(ids).toContain(card);
  expect(paris).toContain('Lesser General Public License');
});

it.each([
  ['cards', makeSprite()],
  ['paris', paris],
  ['faces', makeFaces()],
])('every id of the sprite of %s is unique, and whatever is used is there', (_, svg) => {
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  for (const used of usedIn(svg)) expect(ids).toContain(used);
});

it('every bot, every person and whoever is unknown has a face', () => {
  const ids = new Set(idsOf(makeFaces()));
  for (const bot of BOT_FACES) expect(ids).toContain(faceSymbol(bot, ''));
  for (const person of PERSON_FACES) expect(ids).toContain(faceSymbol('', person));
  expect(ids).toContain(faceSymbol('exec:anything', 'nobody'));
});
