import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { changedRuleset } from '@nain-jaune/engine/testing';
import { LANGUAGES, words } from '@nain-jaune/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAPER_NAMES, PAPERS, type PageCount, type PaperName } from './geometry.ts';
import { LOOKS } from './palette.ts';
import { rulesType, SMALLEST_TYPE } from './rulesSheet.ts';
import { loadPrintedWords, makeSheets, type PrintOrder } from './sheets.ts';

const ORDER: PrintOrder = {
  rules: RULESETS['lindor-1789'],
  paper: 'a4',
  pages: 1,
  look: 'colour',
  players: 0,
  withRules: true,
};

describe('the card of rules', () => {
  const cases = LANGUAGES.flatMap((language) => RULESET_IDS.map((id) => ({ language, id })));
  const smallestOn = (paper: PaperName) => (SMALLEST_TYPE * PAPERS[paper].width) / PAPERS.a4.width;

  test.each(cases)('of $id in $language is in type that is easy to read', async ({ language, id }) => {
    const { rules } = await loadPrintedWords(language, RULESETS[id]);
    for (const paper of PAPER_NAMES)
      expect(rulesType(PAPERS[paper], rules)).toBeGreaterThanOrEqual(smallestOn(paper));
  });

  test.each(LANGUAGES)('of any house rules in %s is in type that is easy to read', async (language) => {
    const { rulesInWords } = await words(language).chapters.rules();
    fc.assert(
      fc.property(changedRuleset, ({ ruleset }) => {
        const rules = rulesInWords(ruleset);
        for (const paper of PAPER_NAMES)
          expect(rulesType(PAPERS[paper], rules)).toBeGreaterThanOrEqual(smallestOn(paper));
      }),
      { numRuns: 60 },
    );
  });

  test('of very long rules is smaller', () => {
    const long = [{ topic: 'Opéra', text: 'pose '.repeat(4000) }];
    expect(rulesType(PAPERS.a4, long)).toBeLessThan(SMALLEST_TYPE);
  });
});

describe('the sheets of an order', () => {
  const PAGE_COUNTS: readonly PageCount[] = [1, 4];
  const orders = PAPER_NAMES.flatMap((paper) =>
    PAGE_COUNTS.flatMap((pages) => LOOKS.map((look) => ({ ...ORDER, paper, pages, look, players: 4 }))),
  );

  test.each(orders)('have the size of $paper: $pages board pages, $look, and the others', async (order) => {
    const sheets = makeSheets(order, await loadPrintedWords('fr', order.rules));
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
    const all = makeSheets(order, await loadPrintedWords('de', order.rules))
      .map(({ svg }) => svg)
      .join('');
    const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...all.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('an outline board has only ink and white', async () => {
    const order = { ...ORDER, look: 'outline' as const };
    const [board] = makeSheets(order, await loadPrintedWords('en', order.rules));
    const paints = [...(board?.svg ?? '').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
    expect(new Set(paints)).toEqual(new Set(['#fff', '#1d1a2b', 'none', '#555']));
  });

  test('a stake is formatted in the language of the sheet', async () => {
    const { honours } = ORDER.rules;
    const rules = { ...ORDER.rules, counters: 9000, honours: honours.with(4, { card: '7d', stake: 1500 }) };
    const sheets = makeSheets({ ...ORDER, rules }, await loadPrintedWords('fr', rules));
    for (const { svg } of sheets) expect(svg).toMatch(/>1[\u00a0\u202f]500</);
  });

  test('the boxes are the honours of the rules, with the highest stake in the middle', async () => {
    const rules = RULESETS['nain-jaune-court'];
    const [board] = makeSheets({ ...ORDER, rules }, await loadPrintedWords('en', rules));
    for (const name of ['King of spades', 'Queen of hearts', 'Jack of clubs', 'Ten of diamonds'])
      expect(board?.svg.includes(`>${name}<`)).toBe(true);
    expect(board?.svg.includes('King of hearts')).toBe(false);
  });
});
