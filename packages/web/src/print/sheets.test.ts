import { RULESET_IDS, RULESETS, type Ruleset } from '@nain-jaune/engine';
import { changedRuleset } from '@nain-jaune/engine/testing';
import { LANGUAGES, type Language, words } from '@nain-jaune/words';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { measuredByPdf } from '../testing/measuredByPdf.ts';
import { PAPER_NAMES, PAPERS, type PageCount } from './geometry.ts';
import { LOOKS } from './palette.ts';
import type { Measure } from './pen.ts';
import { setRules } from './rulesSheet.ts';
import { loadPrintedWords, makeSheets, type PrintOrder } from './sheets.ts';
import { setParagraph } from './typesetting.ts';

let measure: Measure;
beforeAll(async () => {
  measure = await measuredByPdf();
});

const ORDER: PrintOrder = {
  rules: RULESETS['lindor-1789'],
  paper: 'a4',
  pages: 1,
  look: 'colour',
  players: 0,
  withRules: true,
};

async function paragraphs(language: Language, rules: Ruleset) {
  const said = await loadPrintedWords(language, rules);
  return said.rules.map(({ topic, text }) => ({ heading: topic, text }));
}

describe('the card of rules', () => {
  const cases = LANGUAGES.flatMap((language) =>
    RULESET_IDS.flatMap((id) => PAPER_NAMES.map((paper) => ({ language, id, paper }))),
  );

  test.each(cases)(
    'of $id in $language fits on one page of $paper, in type that is easy to read',
    async (one) => {
      const told = await paragraphs(one.language, RULESETS[one.id]);
      const set = setRules(PAPERS[one.paper], told, measure);
      expect(set).not.toBeNull();
      expect(set?.columns.flat()).toHaveLength(told.length);
    },
  );

  test.each(LANGUAGES)('of any house rules in %s fits', async (language) => {
    const { rules } = words(language).chapters;
    const { rulesInWords } = await rules();
    fc.assert(
      fc.property(changedRuleset, ({ ruleset }) => {
        const told = rulesInWords(ruleset).map(({ topic, text }) => ({ heading: topic, text }));
        for (const paper of PAPER_NAMES) expect(setRules(PAPERS[paper], told, measure)).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

test('a paragraph keeps all words, and no line exceeds its column', () => {
  const text = 'Qui pose toutes ses cartes d’un seul trait, sans qu’un autre joueur en pose une, fait opéra.';
  const lines = setParagraph({ heading: 'Opéra', text }, 50, 4, measure);
  const all = lines.map((pieces) => pieces.map((piece) => piece.text).join(' ')).join(' ');
  expect(all).toBe(`Opéra. ${text}`);
  expect(lines.length).toBeGreaterThan(2);
  for (const pieces of lines)
    for (const { x, text: words, face } of pieces)
      expect(x + measure(words, face, 4)).toBeLessThanOrEqual(50.01);
});

describe('the sheets of an order', () => {
  const PAGE_COUNTS: readonly PageCount[] = [1, 4];
  const orders = PAPER_NAMES.flatMap((paper) =>
    PAGE_COUNTS.flatMap((pages) => LOOKS.map((look) => ({ ...ORDER, paper, pages, look, players: 4 }))),
  );

  test.each(orders)('have the size of $paper: $pages board pages, $look, and the others', async (order) => {
    const sheets = makeSheets(order, await loadPrintedWords('fr', order.rules), measure);
    expect(sheets.filter(({ kind }) => kind === 'board')).toHaveLength(order.pages);
    expect(sheets.filter(({ kind }) => kind === 'rules')).toHaveLength(1);
    const { width, height } = PAPERS[order.paper];
    for (const { svg } of sheets) {
      expect(/viewBox="([^"]*)"/.exec(svg)?.[1]).toBe(`0 0 ${width} ${height}`);
      expect(svg.match(/NaN|undefined|<image/g)).toBeNull();
    }
  });

  test('have unique ids across all sheets, and resolve every reference', async () => {
    const order = { ...ORDER, pages: 4, players: 8 } as const;
    const all = makeSheets(order, await loadPrintedWords('de', order.rules), measure)
      .map(({ svg }) => svg)
      .join('');
    const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...all.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('an outline board has only ink and white', async () => {
    const order = { ...ORDER, look: 'outline' as const };
    const [board] = makeSheets(order, await loadPrintedWords('en', order.rules), measure);
    const paints = [...(board?.svg ?? '').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
    expect(new Set(paints)).toEqual(new Set(['#fff', '#1d1a2b', 'none', '#555']));
  });

  test('a stake is formatted in the language of the sheet', async () => {
    const { honours } = ORDER.rules;
    const rules = { ...ORDER.rules, counters: 9000, honours: honours.with(4, { card: '7d', stake: 1500 }) };
    const sheets = makeSheets({ ...ORDER, rules }, await loadPrintedWords('fr', rules), measure);
    for (const { svg } of sheets) expect(svg).toMatch(/>1[\u00a0\u202f]500</);
  });

  test('the boxes are the honours of the rules, with the highest stake in the middle', async () => {
    const rules = RULESETS['nain-jaune-court'];
    const [board] = makeSheets({ ...ORDER, rules }, await loadPrintedWords('en', rules), measure);
    for (const name of ['King of spades', 'Queen of hearts', 'Jack of clubs', 'Ten of diamonds'])
      expect(board?.svg.includes(`>${name}<`)).toBe(true);
    expect(board?.svg.includes('King of hearts')).toBe(false);
  });
});
