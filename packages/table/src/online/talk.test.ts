import { describe, expect, test } from 'vitest';
import { openedOnline, settled } from '../testing/openedOnline.ts';

describe('talk at a table', () => {
  test('is set phrases, heard by everyone, and by whoever comes later', async () => {
    const online = await openedOnline({ people: 2 });
    online.person(2).ask({ do: 'say', phrase: 'bravo' });
    await settled();
    const said = { number: 1, person: 2, name: 'Person 2', phrase: 'bravo', text: null };
    expect(online.host.sayings).toEqual([said]);
    expect(online.add(null).sayings).toEqual([said]);
  });

  test('is in words of one’s own only where the table allows it', async () => {
    const online = await openedOnline({ people: 2 });
    online.person(2).ask({ do: 'write', text: 'hello' }, 'it');
    await settled();
    expect(online.person(2).refusals).toMatchObject([{ id: 'it', refusal: { code: 'no-free-text' } }]);
    expect(online.host.sayings).toEqual([]);
  });

  test('has only what can be seen of a text, trimmed, and not more than 200 characters', async () => {
    const online = await openedOnline({ people: 1, freeText: true });
    online.host.ask({ do: 'write', text: '  well\u0000\u202e played\n ' });
    online.host.ask({ do: 'write', text: '🃏'.repeat(300) });
    online.host.ask({ do: 'write', text: ' \t\u2066 ' });
    await settled();
    expect(online.host.sayings.map(({ text }) => text)).toEqual(['well  played', '🃏'.repeat(200)]);
    expect(online.host.refusals.map(({ refusal }) => refusal.code)).toEqual(['empty-text']);
  });

  test('of one person is five things in ten seconds', async () => {
    const online = await openedOnline({ people: 2 });
    for (let count = 0; count < 6; count++) online.person(2).ask({ do: 'say', phrase: 'haha' });
    online.host.ask({ do: 'say', phrase: 'hmm' });
    await settled();
    expect(online.person(2).refusals.map(({ refusal }) => refusal.code)).toEqual(['too-fast']);
    expect(online.host.sayings).toHaveLength(6);
    await online.pass(10_000);
    online.person(2).ask({ do: 'say', phrase: 'sorry' });
    await settled();
    expect(online.host.sayings.at(-1)).toMatchObject({ number: 7, phrase: 'sorry' });
  });

  test('is not for whom the host has muted', async () => {
    const online = await openedOnline({ people: 2 });
    online.host.ask({ do: 'mute', person: 2, muted: true });
    online.person(2).ask({ do: 'say', phrase: 'haha' });
    online.host.ask({ do: 'mute', person: 2, muted: false });
    online.person(2).ask({ do: 'say', phrase: 'sorry' });
    await settled();
    expect(online.person(2).refusals.map(({ refusal }) => refusal.code)).toEqual(['muted']);
    expect(online.host.sayings.map(({ phrase }) => phrase)).toEqual(['sorry']);
  });

  test('is remembered, the last fifty things of it, over a restart too', async () => {
    const online = await openedOnline({ people: 1 });
    for (let count = 0; count < 60; count++) {
      online.host.ask({ do: 'say', phrase: 'hello' });
      await online.pass(3000);
    }
    expect(online.add(null).sayings.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 11),
    );
    online.table = online.resumed();
    const after = online.add(1);
    expect(after.sayings).toHaveLength(50);
    after.ask({ do: 'say', phrase: 'hello' });
    await settled();
    expect(after.sayings.at(-1)?.number).toBe(61);
  });

  test('is said once, though it is sent again, before a restart and after', async () => {
    const online = await openedOnline({ people: 2, freeText: true });
    const speaker = online.person(2);
    const say = async () => {
      speaker.ask({ do: 'say', phrase: 'bravo' }, 'phrase');
      speaker.ask({ do: 'write', text: 'well played' }, 'text');
      await settled();
    };
    await say();
    await say();
    const { entries } = online.store;
    online.table.stop('moving');
    online.table = online.resumed();
    speaker.connect(online.table);
    speaker.granted.length = 0;
    await say();
    expect(speaker.granted).toEqual(['phrase', 'text']);
    expect(speaker.sayings.map(({ phrase, text }) => phrase ?? text)).toEqual(['bravo', 'well played']);
    expect(online.store.entries).toEqual(entries);
    expect(speaker.heard.filter((text) => text.includes('"type":"said"')).join('')).not.toContain('"id"');
  });

  test('of one who used the same id as another is both said', async () => {
    const online = await openedOnline({ people: 2 });
    online.table = online.resumed();
    online.host.connect(online.table).ask({ do: 'say', phrase: 'hello' }, 'it');
    await settled();
    online.table = online.resumed();
    online.person(2).connect(online.table).ask({ do: 'say', phrase: 'hello' }, 'it');
    await settled();
    expect(online.person(2).sayings.map(({ person }) => person)).toEqual([1, 2]);
  });

  test('is not said when it cannot be kept, and may be said again', async () => {
    const online = await openedOnline({ people: 2 });
    online.store.isBroken = true;
    online.person(2).ask({ do: 'say', phrase: 'ouch' }, 'it');
    await settled();
    expect(online.host.sayings).toEqual([]);
    expect(online.person(2).refusals).toMatchObject([{ id: 'it', refusal: { code: 'not-kept' } }]);
    online.store.isBroken = false;
    online.person(2).ask({ do: 'say', phrase: 'ouch' }, 'it');
    await settled();
    expect(online.host.sayings).toMatchObject([{ number: 1, phrase: 'ouch' }]);
  });
});
