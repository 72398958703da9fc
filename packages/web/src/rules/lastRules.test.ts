import { expect, test, vi } from 'vitest';
import { savedNewGame, saveNewGame } from '../game/savedNewGame.ts';
import { storageOf } from '../testing/browserStorage.ts';
import { lastRules, rememberRules } from './lastRules.ts';

test('the rules looked at last are remembered until a game by others begins', () => {
  vi.stubGlobal('localStorage', storageOf({}));
  expect(lastRules()).toBeNull();
  rememberRules('lindor-1789');
  expect(lastRules()).toBe('lindor-1789');
  saveNewGame({ ...savedNewGame(), players: 5 });
  expect(lastRules()).toBe('lindor-1789');
  saveNewGame({ ...savedNewGame(), ruleset: 'gelber-zwerg' });
  expect(lastRules()).toBeNull();
});
