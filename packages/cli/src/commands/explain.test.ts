import { RULESET_IDS } from '@nain-jaune/engine';
import { TOPIC_IDS } from '@nain-jaune/judge';
import { LANGUAGES } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { nain } from '../testing/nain.ts';

/** Joins wrapped lines. */
function unwrapped(text: string): string {
  return text.replace(/\s+/g, ' ');
}

test('an answer has the rules, their sources and other rulesets', async () => {
  const { status, out } = await nain(['rules', 'explain', 'gelber-zwerg', 'nobody-follows']);
  expect(status).toBe(0);
  const text = unwrapped(out);
  expect(text).toContain('the next rank up is wanted');
  expect(text).toContain(
    'After a stall: original rule, with our reading (German-language encyclopedia; reading 4)',
  );
  expect(text).toContain('Yellow Dwarf (English)');
});

test('house rules change the answer and its source', async () => {
  const text = unwrapped(
    (await nain(['rules', 'explain', 'famille', 'cannot-pay', '--set', 'debts=true'])).out,
  );
  expect(text).toContain('go below zero');
  expect(text).toContain('table rule, another reading of the source (reading 7)');
});

test('a rule without a source is a reading', async () => {
  const text = unwrapped((await nain(['rules', 'explain', 'famille', 'king-laid'])).out);
  expect(text).toContain('Kings: our reading (reading 1)');
  expect(text).toContain('Hocs: our reading (reading 1)');
  expect(unwrapped((await nain(['rules', 'explain', 'yellow-dwarf', 'king-laid'])).out)).toContain(
    'Kings: original rule (English rules sheet)',
  );
});

test.each(LANGUAGES)('without a situation all are listed, in %s', async (language) => {
  const { status, out } = await nain(['rules', 'explain', 'lindor-1789', '--lang', language]);
  expect(status).toBe(0);
  for (const id of TOPIC_IDS) expect(out).toContain(id);
});

test('explanations are available as JSON', async () => {
  const one = JSON.parse((await nain(['rules', 'explain', 'famille', 'an-ace-in-hand', '--json'])).out);
  expect(one).toMatchObject({ id: 'an-ace-in-hand', same: ['famille', 'nain-jaune-court'] });
  const all = JSON.parse((await nain(['rules', 'explain', RULESET_IDS[0], '--json'])).out);
  expect(all.map(({ id }: { id: string }) => id)).toEqual(TOPIC_IDS);
});

test('a question has the three situations that answer it best', async () => {
  const question = ['rules', 'explain', 'famille', 'nobody', 'has', 'a', 'nine'];
  const { status, out } = await nain(question);
  expect(status).toBe(0);
  expect(out).toMatch(/^nobody-follows /);
  const found = JSON.parse((await nain([...question, '--json'])).out);
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ id: 'nobody-follows', part: 'play' });
});

test('an answer without a source says so', async () => {
  const { out } = await nain(['rules', 'explain', 'famille', 'misdeal']);
  expect(unwrapped(out)).toContain('No source says');
  expect(unwrapped(out)).toContain('In no source.');
});

test.each([
  ['nobody-folows', 'nobody-follows'],
  ['forgot', 'forgot-to-announce'],
])('for %s, %s is suggested', async (asked, meant) => {
  const { status, err } = await nain(['rules', 'explain', 'famille', asked]);
  expect(status).toBe(2);
  expect(err).toContain(`“${asked}”`);
  expect(err).toContain(meant);
});

test.each(['xyzzy', 'xyzzy qwrtp'])('“%s” has no suggestion', async (asked) => {
  const { status, err } = await nain(['rules', 'explain', 'famille', asked]);
  expect(status).toBe(2);
  expect(err).not.toContain('Did you mean');
});

test('in French a narrow space precedes the semicolon between names', async () => {
  const { out } = await nain([...'rules explain avantcoureur-1760 dwarf-at-an-opera --lang fr'.split(' ')]);
  expect(unwrapped(out)).toContain(
    'encyclopédie de langue anglaise ; encyclopédie de langue allemande ; lecture 6',
  );
});
