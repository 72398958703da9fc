import { readFileSync } from 'node:fs';
import { below, seededRandom } from '@nain-jaune/engine/random';
import { rulesetsInScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { asStored, expectEqualWhenLoaded } from '../testing/loadedRoom.ts';
import { openTestRoom, settled, startTestRoom } from '../testing/testRoom.ts';
import type { Entry } from './entries.ts';
import { loadRoom } from './load.ts';

describe('a room that is loaded from its entries', { timeout: 60_000 }, () => {
  test.each(rulesetsInScope)('is the same for everyone after each of them (%s)', async (id) => {
    const random = seededRandom(id);
    const rules = `${id}${id === 'avantcoureur-1760' ? '' : ' counters=1000 end.target=null'} end.deals=3`;
    const online = await openTestRoom({ rules, players: 5, members: 3, seed: id });
    await online.add(null);
    await expectEqualWhenLoaded(online);
    await online.start();
    let compared = 0;
    await online.playOut(random, async () => {
      if (below(random, 40) === 0) online.member(2).send({ type: 'say', phrase: 'bravo' });
      if (compared === 50) online.member(3).send({ type: 'leave' });
      await settled();
      await expectEqualWhenLoaded(online, asStored(online.store.entries));
      compared += 1;
    });
    await expectEqualWhenLoaded(online);
    expect(compared).toBeGreaterThan(60);
  });

  test('can be loaded repeatedly until the end of the game', async () => {
    const online = await startTestRoom({ rules: 'gelber-zwerg counters=1000 end.deals=2', members: 3 });
    let steps = 0;
    await online.playOut(seededRandom('again'), async () => {
      steps += 1;
      if (steps % 10 !== 0) return;
      await online.restartAndReconnect();
    });
    expect(online.record?.end).toBeDefined();
    expect(online.refusals).toEqual([]);
    const moves = online.store.types.filter((type) => type === 'move').length;
    const played = online.record?.deals.flatMap((deal) => deal.moves.split(' ')) ?? [];
    expect(played).toHaveLength(moves);
  });

  test('keeps the time limit of its game to the millisecond', async () => {
    const limit = 3 * 60_000;
    for (const [early, reason] of [
      [1, undefined],
      [0, 'time'],
    ] as const) {
      const online = await startTestRoom({ rules: 'lindor-1789 counters=1000 end.minutes=3', members: 4 });
      const started = online.clock.now();
      const mover = await online.untilToAct();
      await online.pass(1000);
      mover.act(mover.choices.legal[0] ?? '');
      await settled();
      await online.restartAndReconnect();
      online.clock.passTo(started + limit - early);
      while (online.host.view.deal?.settled !== true) {
        const next = online.toAct;
        next?.act(next.choices.legal[0] ?? '');
        await settled();
      }
      expect(online.record?.end?.reason).toBe(reason);
    }
  });

  test('that is closed admits no client', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.host.command({ type: 'leave' });
    expect(online.clock.waiting).toBe(0);
    await online.restart();
    expect(online.phase).toBe('closed');
    const late = await online.add(null);
    expect(late.ended).toBe('table-closed');
  });

  test('reports an unknown bot, for which the stand-in plays', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'seat-bot', seat: 2, bot: 'expert' });
    await online.start();
    const entries = online.store.entries.map((entry) =>
      JSON.parse(JSON.stringify(entry).replaceAll('"expert"', '"gone"')),
    );
    await online.restart(entries);
    expect(online.faults).toEqual([{ code: 'bot-missing', seat: 2, bot: 'gone', standIn: 'lowest' }]);
    await online.reconnect();
    await online.playOut();
    expect(online.record?.players[2]).toEqual({ name: 'gone', bot: 'gone' });
  });

  test('was stored by release 1.0: between the moves of its second game', () => {
    const file = new URL('../../../../fixtures/1.0/table.jsonl', import.meta.url);
    const entries = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Entry => JSON.parse(line));
    expect(new Set(entries.map(({ type }) => type))).toEqual(
      new Set(['room', 'talk', 'game', 'deal', 'move', 'over']),
    );
    const { saved, talk, game } = loadRoom('bado-miku-ze', entries, 0, { botMove: 0, botPass: 0 });
    expect([saved.phase, game?.number, talk.sayings.length]).toEqual(['playing', 2, 1]);
    expect(game?.game.deal?.phase.type).toBe('follow');
  });

  describe('is refused', () => {
    const load =
      (entries: readonly Entry[], code = 'bado-miku-ze') =>
      () =>
        loadRoom(code, entries, 0, { botMove: 0, botPass: 0 });

    test.each([
      ['without entries', () => [], 'no snapshot'],
      [
        'without the beginning of its game',
        (entries: Entry[]) => entries.filter(({ type }) => type !== 'game'),
        'game 1',
      ],
      [
        'with cards that are none',
        (entries: Entry[]) =>
          entries.map((entry) => (entry.type === 'deal' ? { ...entry, talon: 'Xx' } : entry)),
        'invalid cards',
      ],
      [
        'with a move that is none',
        (entries: Entry[]) =>
          entries.map((entry) => (entry.type === 'move' ? { ...entry, move: '7x' } : entry)),
        'invalid move',
      ],
      [
        'with a move that the rules refuse',
        (entries: Entry[]) =>
          entries.map((entry) => (entry.type === 'move' ? { ...entry, move: '-' } : entry)),
        'is refused',
      ],
    ])('%s', async (_what, spoil, message) => {
      const online = await startTestRoom({ members: 4 });
      const mover = await online.untilToAct();
      mover.act(mover.choices.legal[0] ?? '');
      await settled();
      expect(load(spoil(online.store.entries))).toThrow(message);
    });

    test.each([2, 4])('with an entry of version %i', async (version) => {
      const online = await openTestRoom({ members: 1 });
      const entries = online.store.entries.map((entry) => ({ ...entry, version }) as Entry);
      expect(load(entries)).toThrow(`an entry has version ${version}, not 3`);
    });

    test('with the entries of another table', async () => {
      const online = await openTestRoom({ members: 1 });
      expect(load(online.store.entries, 'zoda-miku-ze')).toThrow('another table');
    });
  });
});
