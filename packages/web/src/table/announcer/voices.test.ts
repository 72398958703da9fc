import { expect, test, vi } from 'vitest';
import { lacksVoice } from './voices.svelte.ts';

function stubVoices(tags: readonly string[]): void {
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.stubGlobal('speechSynthesis', { getVoices: () => tags.map((lang) => ({ lang })) });
}

test.each([
  [['en-GB', 'de-DE'], 'de', false],
  [['en-GB', 'fr_CA'], 'fr', false],
  [['en-GB', 'de-DE'], 'fr', true],
] as const)('of the voices %j, whether none speaks %s: %s', (tags, language, lacks) => {
  stubVoices(tags);
  expect(lacksVoice(language)).toBe(lacks);
});

test('says nothing while the browser may still load its voices', () => {
  stubVoices([]);
  expect(lacksVoice('fr')).toBe(false);
});

test('a browser that cannot speak has no voice', () => {
  expect(lacksVoice('fr')).toBe(true);
});
