import { inScope } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { hostileMessages } from '../testing/hostile.ts';
import { settingsOf, TestServer } from '../testing/testServer.ts';

const messages = inScope({ quick: 500, all: 20_000 });

test(`${messages} hostile messages cause no crash, and honest players are not disturbed`, async () => {
  const server = await TestServer.start({
    TABLES_PER_HOUR: '1000000',
    JOINS_PER_MINUTE: '1000000',
    MISSES_PER_MINUTE: '1000000',
    MESSAGES_PER_SECOND: '1000000',
    ADDRESS_MESSAGES_PER_SECOND: '1000000',
  });
  const place = await server.open(
    'Anne',
    settingsOf({ rules: { ...settingsOf().rules, end: { deals: 3, target: null, minutes: null } } }),
  );
  const honest = await server.enter(place);
  await honest.command({ type: 'start' });
  honest.play();
  const { sent, answered } = await hostileMessages(server.port, {
    messages,
    seed: 'hostile',
    code: place.code,
  });
  await honest.untilRoom(({ phase }) => phase === 'between');
  expect(sent).toBe(messages);
  expect(answered).toBeGreaterThan(messages / 2);
  expect(server.log.filter((line) => line.includes('"level":50') || line.includes('"level":60'))).toEqual([]);
  const metrics = await server.metrics();
  expect(metrics).not.toMatch(/^nain_jaune_sockets_ended_total\{reason="fault"\}/m);
  await server.remove();
});
