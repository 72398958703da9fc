import { DEFAULT_RULESET_ID } from '@nain-jaune/engine';
import { afterAll, expect, test, vi } from 'vitest';
import { storageOf } from '../testing/browserStorage.ts';

afterAll(() => void vi.resetModules());

/** Returns the rules that each page starts with when the browser stores these texts. */
async function rulesAtFirst(texts: Readonly<Record<string, string>>) {
  vi.stubGlobal('localStorage', storageOf(texts));
  vi.resetModules();
  const { preferences } = await import('../app/settings/preferences.svelte.ts');
  const { NewGameChoice } = await import('./newGameChoice.svelte.ts');
  const { SettingsChoice } = await import('../room/online/settingsChoice.svelte.ts');
  const { NewEvening } = await import('../keeper/newEvening.svelte.ts');
  const { PrintChoice } = await import('../print/printChoice.svelte.ts');
  const { GameTerms } = await import('./gameTerms.svelte.ts');
  const { savedNewGame } = await import('./savedNewGame.ts');
  await preferences.ready;
  return {
    home: new NewGameChoice(null, null).rules.id,
    online: new SettingsChoice(null).rules.id,
    keeper: new NewEvening(null).rules.id,
    print: new PrintChoice(null, 'en').terms.base.id,
    judge: new GameTerms(null, savedNewGame()).text,
  };
}

test('every page starts with the same rules on a first visit', async () => {
  const rules = await rulesAtFirst({});
  expect(new Set(Object.values(rules))).toEqual(new Set([DEFAULT_RULESET_ID]));
});

test('stored rules override the default', async () => {
  const rules = await rulesAtFirst({
    'nain-jaune.new-game': '{"ruleset":"yellow-dwarf"}',
    'nain-jaune.new-evening': '{"rules":"gelber-zwerg"}',
  });
  expect(rules).toMatchObject({
    home: 'yellow-dwarf',
    online: 'yellow-dwarf',
    judge: 'yellow-dwarf',
    keeper: 'gelber-zwerg',
  });
});
