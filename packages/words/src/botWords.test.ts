import { CHARACTER_NAMES, LEVELS } from '@nain-jaune/bots/names';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';

describe.each(LANGUAGES)('the bots in %s', async (language) => {
  const { botInWords, chapters } = words(language);
  const { tempers } = await chapters.setup();

  test('each have a name and a temper of one or two sentences', () => {
    for (const bot of [...LEVELS, ...CHARACTER_NAMES]) {
      const temper = tempers[bot] ?? '';
      expect(botInWords(bot).name).not.toBe(bot);
      expect(temper).toMatch(/^\p{Lu}.*\.$/u);
      expect(temper.match(/[.!?](?= |$)/g)?.length).toBeLessThan(3);
    }
  });

  test('have an epithet and a French name if they are characters', () => {
    for (const bot of LEVELS) expect(botInWords(bot).epithet).toBe('');
    for (const bot of CHARACTER_NAMES) {
      expect(botInWords(bot).epithet).not.toBe('');
      expect(botInWords(bot).name).toBe(words('fr').botInWords(bot).name);
    }
  });

  test('have different names and tempers', () => {
    const all = [...LEVELS, ...CHARACTER_NAMES].map(botInWords);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(Object.values(tempers)).size).toBe(all.length);
  });

  test('have their own name if they are unknown', () => {
    for (const bot of ['exec:python3 bot.py', 'toString', '']) {
      expect(botInWords(bot)).toEqual({ name: bot, epithet: '' });
    }
  });
});

test('French tempers are typeset', async () => {
  const { tempers } = await words('fr').chapters.setup();
  expect(tempers['leonie']).toContain('«\u202fsans\u202f»');
  expect(words('fr').botInWords('achille').epithet).toBe('l’oncle étourdi');
});
