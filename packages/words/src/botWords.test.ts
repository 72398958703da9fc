import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';

const LEVELS = ['random', 'lowest', 'longest', 'heuristic', 'expert', 'master'];
const CHARACTERS = ['leonie', 'achille', 'rosalie', 'prosper', 'ninon', 'gaspard', 'blandine', 'hector'];

describe.each(LANGUAGES)('the bots in %s', (language) => {
  const { botInWords } = words(language);

  test('each have a name and a temper of one or two sentences', () => {
    for (const bot of [...LEVELS, ...CHARACTERS]) {
      const { name, temper } = botInWords(bot);
      expect(name).not.toBe(bot);
      expect(temper).toMatch(/^\p{Lu}.*\.$/u);
      expect(temper.match(/[.!?](?= |$)/g)?.length).toBeLessThan(3);
    }
  });

  test('have an epithet and a French name if they are characters', () => {
    for (const bot of LEVELS) expect(botInWords(bot).epithet).toBe('');
    for (const bot of CHARACTERS) {
      expect(botInWords(bot).epithet).not.toBe('');
      expect(botInWords(bot).name).toBe(words('fr').botInWords(bot).name);
    }
  });

  test('have different names and tempers', () => {
    const all = [...LEVELS, ...CHARACTERS].map(botInWords);
    for (const part of ['name', 'temper'] as const) {
      expect(new Set(all.map((bot) => bot[part])).size).toBe(all.length);
    }
  });

  test('have their own name if they are unknown', () => {
    for (const bot of ['exec:python3 bot.py', 'toString', '']) {
      expect(botInWords(bot)).toEqual({ name: bot, epithet: '', temper: '' });
    }
  });
});

test('French tempers are typeset', () => {
  expect(words('fr').botInWords('leonie').temper).toContain('«\u202fsans\u202f»');
  expect(words('fr').botInWords('achille').epithet).toBe('l’oncle étourdi');
});
