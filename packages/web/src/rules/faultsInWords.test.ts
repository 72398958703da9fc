import { makeEvening, parseEvening, parseRulesCode, RULESETS, seatAt } from '@nain-jaune/engine';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { codeFaults, documentFault } from './faultsInWords.ts';

const CONFLICT = { code: 'conflict', path: 'stall', expected: 'run=rank', found: '"next-rank"' } as const;

test.each(LANGUAGES)(
  'rules that contradict each other are told in words, without keys of the contract: %s',
  async (language) => {
    const { errors, house } = words(language).chapters;
    const told = codeFaults({ code: 'wrong-rules', problems: [CONFLICT] }, await errors(), await house());
    expect(told).toHaveLength(2);
    expect(told.join(' ')).not.toMatch(/run=rank|next-rank|undefined/);
  },
);

test('a code with a typing error has one problem', async () => {
  const parsed = parseRulesCode('KCSZ-RE0');
  if (parsed.ok) throw new Error('the code has a slip');
  const { errors, house } = words('en').chapters;
  const told = await errors();
  expect(codeFaults(parsed.error, told, await house())).toEqual([told.codeSentence(parsed.error)]);
});

test.each(LANGUAGES)(
  'the rules of an evening are told of in words, and its other keys by their path: %s',
  async (language) => {
    const players = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
    const evening = makeEvening(
      { rules: RULESETS.famille, players, firstDealer: seatAt(0), counters: 'kept' },
      [],
    );
    const broken = { ...evening, rules: { ...evening.rules, counters: 3, dwarf: 'stop' }, players: 7 };
    const parsed = parseEvening(JSON.parse(JSON.stringify(broken)));
    if (parsed.ok) throw new Error('the evening is broken');
    const { errors, house } = words(language).chapters;
    const [said, named] = [await errors(), await house()];
    const told = parsed.error.map((problem) => documentFault(problem, said, named));
    expect(parsed.error.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['rules.counters', 'players']),
    );
    expect(told.join(' ')).not.toMatch(/rules\.|integer|run=suit|undefined/);
  },
);
