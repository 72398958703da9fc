import { readFileSync } from 'node:fs';
import { type Outcome, type RecordResult, type Ruleset, replayRecord } from '@nain-jaune/engine';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { parseSharedText } from '../postgame/shared/sharedDeal.ts';
import { HostedPlayer } from '../testing/hostedPlayer.ts';
import { openGameStore, type StoredGame } from '../worker/gameStore.ts';
import { readStored } from '../worker/savedRecord.ts';
import { parseHouseText } from './houseLink.ts';

/** What pages wrote whose rulesets were of version 1 of the contract, one JSON value a line. */
function fixture<Line>(name: string): Line[] {
  const text = readFileSync(new URL(`../../fixtures/v1/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

interface SharedFixture extends RecordResult {
  readonly text: string;
  readonly rules: Ruleset;
  readonly moves: string;
}

const sharedDeals = fixture<SharedFixture>('sharedDeals');
const houseTexts = fixture<{ readonly text: string; readonly rules: Ruleset }>('houseTexts');
const savedGames = fixture<StoredGame>('savedGames');

function unwrap<Value>(outcome: Outcome<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

describe('what was written by version 1 of the contract', () => {
  test.each(sharedDeals)('a link that carries a deal replays it as it was played: $rules.id', (shared) => {
    const { deal } = unwrap(parseSharedText(shared.text));
    const { game } = deal.steps.at(-1)!;
    expect(deal.rules).toMatchObject(shared.rules);
    expect(deal.steps.slice(1).map(({ text }) => text)).toEqual(shared.moves.split(' '));
    expect(game.deal?.phase).toMatchObject({ winner: shared.winner, opera: shared.opera });
    expect({ counters: game.counters, boxes: game.boxes }).toEqual({
      counters: shared.counters,
      boxes: shared.boxes,
    });
  });

  test.each(houseTexts)('an address carries the same rules: $text', ({ text, rules }) => {
    expect(unwrap(parseHouseText(text)).ruleset).toMatchObject(rules);
  });

  test.each(savedGames)('a saved game is played on: $id', async (game) => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const store = await openGameStore();
    await store.add([game]);
    const before = readStored(game).record.deals[0]!;
    const player = await HostedPlayer.begin();
    await player.open(game.id);
    for (let act = 0; act < 3; act++) {
      await player.asked();
      player.act();
    }
    await player.asked();
    await player.leave(game.id);
    const { record } = readStored(await store.read(game.id));
    expect(replayRecord(record).ok).toBe(true);
    expect(record.deals[0]!.hands).toEqual(before.hands);
    expect(record.deals[0]!.moves.startsWith(before.moves)).toBe(true);
    expect(player.refusals).toEqual([]);
  });
});
