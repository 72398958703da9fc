import { RULESET_IDS } from '@nain-jaune/engine';
import { TOPIC_IDS } from '@nain-jaune/judge';
import { LANGUAGES } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { nainHere } from '../testing/nain.ts';

/** What was printed, on one line: a narrow terminal breaks sentences. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ');
}

test('a situation is answered by the rules that are asked for, with its sources and what others say', async () => {
  const { status, out } = await nainHere(['rules', 'explain', 'gelber-zwerg', 'nobody-follows']);
  expect(status).toBe(0);
  const told = line(out);
  expect(told).toContain('the run skips a rank');
  expect(told).toContain('After a stall: original rule, with our reading (German encyclopedia; reading 4)');
  expect(told).toContain('Yellow Dwarf (English)');
});

test('house rules change the answer, and who says so', async () => {
  const told = line(
    (await nainHere(['rules', 'explain', 'famille', 'cannot-pay', '--set', 'debts=true'])).out,
  );
  expect(told).toContain('goes below zero');
  expect(told).toContain('table rule, another reading of the source (reading 7)');
});

test('what the source of the rules does not say is told as our reading', async () => {
  const told = line((await nainHere(['rules', 'explain', 'famille', 'king-laid'])).out);
  expect(told).toContain('Kings: our reading (reading 1)');
  expect(told).toContain('Hocs: our reading (reading 1)');
  expect(line((await nainHere(['rules', 'explain', 'yellow-dwarf', 'king-laid'])).out)).toContain(
    'Kings: original rule (English rules sheet)',
  );
});

test.each(LANGUAGES)('without a situation all of them are listed, in %s', async (language) => {
  const { status, out } = await nainHere(['rules', 'explain', 'lindor-1789', '--lang', language]);
  expect(status).toBe(0);
  for (const id of TOPIC_IDS) expect(out).toContain(id);
});

test('programs are given the same as JSON', async () => {
  const one = JSON.parse((await nainHere(['rules', 'explain', 'famille', 'an-ace-in-hand', '--json'])).out);
  expect(one).toMatchObject({ id: 'an-ace-in-hand', same: ['famille', 'nain-jaune-court'] });
  const all = JSON.parse((await nainHere(['rules', 'explain', RULESET_IDS[0], '--json'])).out);
  expect(all.map(({ id }: { id: string }) => id)).toEqual(TOPIC_IDS);
});

test.each([
  ['nobody-folows', 'nobody-follows'],
  ['forgot', 'forgot-to-announce'],
])('in place of %s, %s is offered', async (asked, meant) => {
  const { status, err } = await nainHere(['rules', 'explain', 'famille', asked]);
  expect(status).toBe(2);
  expect(err).toContain(`“${asked}”`);
  expect(err).toContain(meant);
});

test('where nothing is near, nothing is offered', async () => {
  const { status, err } = await nainHere(['rules', 'explain', 'famille', 'xyzzy']);
  expect(status).toBe(2);
  expect(err).not.toContain('Did you mean');
});

test('in French a narrow space is in front of the semicolon between names', async () => {
  const { out } = await nainHere([
    'rules',
    'explain',
    'avantcoureur-1760',
    'dwarf-at-an-opera',
    '--lang',
    'fr',
  ]);
  expect(line(out)).toContain('encyclopédie anglaise ; encyclopédie allemande ; lecture 6');
});
