import { RULESETS, type Ruleset } from '@nain-jaune/engine';
import type { RoomSettings } from '@nain-jaune/protocol';
import { expect, test } from 'vitest';
import { SettingsChoice } from './settingsChoice.svelte.ts';

const { famille } = RULESETS;

function settingsOf(rules: Ruleset, players: number): RoomSettings {
  return { rules, players, clock: 'none', open: false, freeText: false, spectators: true };
}

function housed(changes: Partial<Ruleset>): Ruleset {
  return { ...famille, id: 'famille-house', ...changes };
}

test('the number of players and of deals are no house rules, and can be taken back', async () => {
  const rules = housed({ players: [2, ...famille.players], end: { ...famille.end, deals: 10 } });
  const choice = await SettingsChoice.of(settingsOf(rules, 2));
  expect([choice.house, choice.players, choice.deals]).toEqual([null, 2, 10]);
  expect(choice.settings.rules).toEqual(rules);
  choice.players = 4;
  choice.deals = null;
  expect(choice.settings.rules).toEqual(famille);
});

test('house rules stay as they are', async () => {
  for (const changes of [{ counters: 60 }, { end: { ...famille.end, deals: 7 } }, { players: [3, 4] }]) {
    const rules = housed(changes);
    const choice = await SettingsChoice.of(settingsOf(rules, 4));
    expect(choice.house).not.toBeNull();
    expect(choice.settings.rules).toEqual(rules);
  }
});
