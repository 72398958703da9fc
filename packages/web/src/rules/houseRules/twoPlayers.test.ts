import { parseRuleset, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { NewEvening } from '../../keeper/newEvening.svelte.ts';
import { PrintChoice } from '../../print/printChoice.svelte.ts';
import { allowPlayers, nearestNumber, playersOnOffer } from './twoPlayers.ts';

describe.each(RULESET_IDS)('two players by %s', (id) => {
  const rules = RULESETS[id];
  const isOffered = id !== 'avantcoureur-1760';

  test('are on offer, but not by the rules of 1760', () => {
    expect(playersOnOffer(rules, id)).toEqual(isOffered ? [2, ...rules.players] : rules.players);
  });

  test('are a house rule that the engine accepts', () => {
    const two = allowPlayers(rules, 2);
    expect(two).toEqual({ ...rules, id: `${id}-house`, players: [2, ...rules.players] });
    expect(parseRuleset(two).ok).toBe(true);
    expect(allowPlayers(two, 2)).toBe(two);
  });

  test('can be chosen for an evening and in print', () => {
    const evening = new NewEvening(id);
    evening.players = 2;
    expect(evening.players).toBe(isOffered ? 2 : rules.players[0]);
    expect(evening.rules.players.includes(2)).toBe(isOffered);
    const print = new PrintChoice(id, 'en');
    print.players = 2;
    expect(print.order.players).toBe(isOffered ? 2 : 0);
    expect(print.order.rules.players.includes(2)).toBe(isOffered);
  });
});

test('the nearest offered number is taken', () => {
  expect(nearestNumber([2, 4, 5], 3)).toBe(4);
  expect(nearestNumber([2, 5, 6], 3)).toBe(2);
  expect(nearestNumber([2, 4, 5], 8)).toBe(5);
  expect(nearestNumber([], 3)).toBe(3);
});
