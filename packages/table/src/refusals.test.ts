import { BOTS } from '@nain-jaune/bots';
import { RULESETS } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';
import { type Opened, opened, SimulatedClock, TestClient } from './testing/index.ts';

/** A table of three persons with a deal in progress, and who is to move. */
function dealt(rules = 'lindor-1789'): { game: Opened; mover: TestClient; other: TestClient } {
  const game = opened({ rules, seats: 'person person person' });
  game.at(0).deal();
  const mover = game.toAct ?? game.at(0);
  return { game, mover, other: game.at(mover.seat === 0 ? 1 : 0) };
}

/** What anyone could notice of a table. */
function stateOf({ table, clients, kept }: Opened) {
  return JSON.stringify([
    table.record(),
    [...clients.values()].map(({ number, choices }) => [number, choices.legal]),
    kept.length,
  ]);
}

describe('a refused act changes nothing and is answered to its sender alone', () => {
  test.each([
    ['a move before the first deal', 'no-deal-yet'],
    ['a move out of turn', 'not-your-turn'],
    ['a card that is not held', 'card-not-held'],
    ['a pass by who leads', 'must-lead'],
    ['an announcement of nothing', 'nothing-to-announce'],
    ['a deal during a deal', 'no-deal-now'],
    ['a move by a spectator', 'not-seated'],
    ['a deal asked for by a spectator', 'not-seated'],
  ] as const)('%s: %s', (what, code) => {
    const { game, mover, other } = what === 'a move before the first deal' ? undealt() : dealt();
    const watcher = new TestClient(game.table, null);
    const senders = {
      'a move out of turn': other,
      'a move by a spectator': watcher,
      'a deal asked for by a spectator': watcher,
    };
    const sender = what in senders ? senders[what as keyof typeof senders] : mover;
    const before = stateOf(game);
    for (const client of game.clients.values()) client.heard.length = 0;
    if (code === 'no-deal-now' || what === 'a deal asked for by a spectator') sender.deal('it');
    else sender.act(wrongMove(what, mover, other), 'it');
    expect(sender.refusals).toMatchObject([{ id: 'it', refusal: { code } }]);
    expect(stateOf(game)).toBe(before);
    for (const client of game.clients.values()) expect(client.heard).toHaveLength(client === sender ? 1 : 0);
  });

  test('a move after the end of the game, and a deal', () => {
    const game = opened({ rules: 'lindor-1789 end.deals=1', seats: 'person lowest lowest' });
    game.playOut();
    game.at(0).act('-');
    game.at(0).deal();
    expect(game.at(0).refusals.map(({ refusal }) => refusal.code)).toEqual(['game-is-over', 'game-is-over']);
  });

  test('a move between two deals', () => {
    const game = opened({ rules: 'lindor-1789 counters=1000', seats: 'person lowest lowest' });
    while (!game.at(0).choices.mayDeal || game.at(0).number === 0) game.step(seededRandom(1));
    game.at(0).act('-');
    expect(game.at(0).refusals).toMatchObject([{ refusal: { code: 'deal-is-over' } }]);
  });

  test('anything before the hello', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    const heard: unknown[] = [];
    const connection = game.table.connect(null, (message) => heard.push(message));
    connection.receive({ type: 'deal', id: 'a' });
    connection.receive({ type: 'act', id: 'b', move: '-' });
    expect(heard).toEqual([
      { type: 'refused', id: 'a', refusal: { code: 'hello-first' } },
      { type: 'refused', id: 'b', refusal: { code: 'hello-first' } },
    ]);
    game.at(0).deal();
    expect(heard).toHaveLength(2);
  });
});

function undealt() {
  const game = opened({ rules: 'lindor-1789', seats: 'person person person' });
  return { game, mover: game.at(0), other: game.at(1) };
}

/** A move that is wrong in the way of its name. */
function wrongMove(what: string, mover: TestClient, other: TestClient): string {
  const mine = mover.choices.legal;
  if (what === 'a card that is not held')
    return 'AcAdAhAs'.match(/../g)?.find((card) => !mine.includes(card)) ?? '';
  if (what === 'an announcement of nothing')
    return `${mine.find((move) => !mine.includes(`${move}!`) && !move.endsWith('!'))}!`;
  return what === 'a move out of turn' && other.choices.legal.length > 0 ? '' : '-';
}

describe('a message that is none', () => {
  test.each([
    [null],
    [undefined],
    [42],
    ['deal'],
    [[]],
    [{}],
    [{ type: 'nothing' }],
    [{ type: 'act', id: 'x' }],
    [{ type: 'act', id: 'x', move: '1d' }],
    [{ type: 'act', id: 'x', move: '7d!!' }],
    [{ type: 'act', id: '', move: '7d' }],
    [{ type: 'act', id: 'x'.repeat(65), move: '7d' }],
    [{ type: 'act', id: 'x', move: '7d', seat: 2 }],
    [{ type: 'deal', id: 7 }],
    [{ type: 'hello', version: 1 }],
    [{ type: 'hello', version: 1, last: -1 }],
    [{ type: 'hello', version: 1, last: 1e300 }],
    [JSON.parse('{"type":"deal","id":"x","__proto__":{"a":1}}')],
  ])('is answered with what is wrong: %j', (message) => {
    const { game, mover } = dealt();
    const before = stateOf(game);
    mover.say(message);
    expect(mover.problems).toHaveLength(1);
    expect(mover.problems[0]?.code).toBe('malformed');
    expect(mover.problems[0]?.problems.length).toBeGreaterThan(0);
    expect(stateOf(game)).toBe(before);
  });

  test('of another version of the protocol is answered as that', () => {
    const { mover } = dealt();
    mover.say({ type: 'hello', version: 2, last: null });
    expect(mover.problems).toMatchObject([{ code: 'wrong-version', problems: [{ path: 'version' }] }]);
  });

  test('whatever it is, it is answered, and the state is unchanged unless it was a message', () => {
    const { game, mover } = dealt();
    const before = stateOf(game);
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (message) => {
          const answers = mover.heard.length;
          mover.say(message);
          expect(mover.heard).toHaveLength(answers + 1);
          expect(stateOf(game)).toBe(before);
        },
      ),
    );
  });

  test('built like one, but of chance parts, never breaks the table', () => {
    const part = fc.oneof(
      fc.constantFrom('hello', 'act', 'deal', '-', '7d', '7d!', 'Kh', 'a', 'b', 1, null),
      fc.jsonValue(),
    );
    const message = fc.record(
      { type: part, id: part, move: part, version: part, last: part },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 20 }), (messages) => {
        const { game } = dealt();
        for (const [index, one] of messages.entries()) game.at(index % 3).say(one);
        expect(game.faults).toEqual([]);
      }),
    );
  });
});

describe('an act sent twice', () => {
  test('is played once, and answered with its events again', () => {
    const { game, mover } = dealt();
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'once');
    const after = game.table.record().deals;
    const told = mover.told.filter(({ event }) => event.type === 'laid');
    mover.act(move, 'once');
    expect(game.table.record().deals).toEqual(after);
    expect(mover.refusals).toEqual([]);
    expect(mover.told.filter(({ event }) => event.type === 'laid')).toEqual([...told, ...told]);
    expect(mover.view.deal?.laid).toHaveLength(1);
  });

  test('after the connection was lost is played once', () => {
    const { game, mover } = dealt();
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'once');
    mover.disconnect();
    mover.connect(game.table);
    mover.act(move, 'once');
    expect(game.table.record().deals[0]?.moves).toBe(move);
    expect(mover.refusals).toEqual([]);
  });

  test('is refused twice in the same words, even when it has become legal', () => {
    const { game, mover, other } = dealt();
    other.act('-', 'early');
    mover.act(mover.choices.legal[0] ?? '');
    for (let passes = 0; game.toAct !== other && passes < 3; passes++) game.toAct?.act('-');
    expect(other.choices.legal).toContain('-');
    const { deals } = game.table.record();
    other.act('-', 'early');
    expect(other.refusals.map(({ refusal }) => refusal.code)).toEqual(['not-your-turn', 'not-your-turn']);
    expect(game.table.record().deals).toEqual(deals);
  });

  test('by two seats under one id is two acts', () => {
    const { game, mover } = dealt();
    mover.act(mover.choices.legal[0] ?? '');
    mover.act('-', 'same');
    game.toAct?.act('-', 'same');
    expect(game.table.record().deals[0]?.moves).toMatch(/^\S+ - -$/);
  });

  test('asking for a deal, deals once', () => {
    const game = opened({ rules: 'lindor-1789 counters=1000', seats: 'person lowest lowest' });
    game.at(0).deal('first');
    while (!game.at(0).choices.mayDeal) game.step(seededRandom(1));
    game.at(0).deal('first');
    expect(game.table.record().deals).toHaveLength(1);
    game.at(0).deal('second');
    expect(game.table.record().deals).toHaveLength(2);
  });
});

describe('a table', () => {
  const given = {
    random: seededRandom(1),
    botRandom: seededRandom(2),
    clock: new SimulatedClock(),
    bots: BOTS,
    pace: { botMove: 0, botPass: 0 },
  };
  const seats = (...bots: (string | null)[]) => bots.map((bot) => ({ name: 'Anne', bot }));

  test('is not opened for more or fewer players than its rules allow', () => {
    const ruleset = RULESETS['avantcoureur-1760'];
    expect(() => Table.open({ ...given, ruleset, seats: seats(null, null, null, null) })).toThrow(RangeError);
  });

  test.each(['clairvoyant', 'toString', ''])('is not opened with a bot that nobody knows: %j', (bot) => {
    const ruleset = RULESETS['lindor-1789'];
    expect(() => Table.open({ ...given, ruleset, seats: seats(null, bot, null) })).toThrow(RangeError);
  });
});
