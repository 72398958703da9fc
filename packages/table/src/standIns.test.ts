import { BOTS } from '@nain-jaune/bots';
import { pass, seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import type { TableBot } from './options.ts';
import { opened, SimulatedClock } from './testing/index.ts';

/** A table of three persons with a deal in progress, and a stand-in. */
function dealt(standIn: TableBot = BOTS.lowest, clock = new SimulatedClock()) {
  const game = opened({ rules: 'lindor-1789 end.deals=1', seats: 'person person person', standIn, clock });
  game.at(0).deal();
  const mover = game.toAct ?? game.at(0);
  return { game, mover, seat: mover.seat ?? seatAt(0) };
}

describe('a person who is away', () => {
  test('is played by the stand-in, at the pace of the bots', () => {
    const { game, mover, seat } = dealt();
    const { number } = mover;
    game.table.setAway(seat, true);
    game.clock.pass(699);
    expect(mover.number).toBe(number);
    game.clock.pass(1);
    expect(mover.number).toBeGreaterThan(number);
  });

  test('plays himself from the moment he is back, though the stand-in was about to move', () => {
    const { game, mover, seat } = dealt();
    const { number } = mover;
    game.table.setAway(seat, true);
    game.clock.pass(699);
    game.table.setAway(seat, false);
    game.clock.pass(60_000);
    expect(mover.number).toBe(number);
    mover.act(mover.choices.legal[0] ?? '');
    expect(mover.number).toBeGreaterThan(number);
  });

  test('plays himself from the moment he is back, though the stand-in was in the middle of a thought', () => {
    let stopped = false;
    const ponders: TableBot = {
      name: 'ponders',
      choose: () => {
        throw new Error('it thinks in slices');
      },
      *consider(_view, legal) {
        try {
          while (!stopped) yield;
        } finally {
          stopped = true;
        }
        return legal[0] ?? pass;
      },
    };
    const { game, mover, seat } = dealt(ponders);
    game.table.setAway(seat, true);
    for (let slice = 0; slice < 5; slice++) game.clock.passToNext();
    game.table.setAway(seat, false);
    expect(stopped).toBe(true);
    expect(game.clock.waiting).toBe(0);
    expect(mover.choices.legal).not.toEqual([]);
  });

  test('may move without a word: what the stand-in was about to play is forgotten', () => {
    const { game, mover, seat } = dealt();
    game.table.setAway(seat, true);
    game.clock.pass(300);
    mover.act(mover.choices.legal.at(-1) ?? '');
    const { number } = mover;
    game.clock.pass(400);
    expect(mover.number).toBe(number);
    expect(game.faults).toEqual([]);
  });

  test('has a whole game played to its end when everyone is away', () => {
    const { game } = dealt();
    for (const seat of [0, 1, 2]) game.table.setAway(seatAt(seat), true);
    game.clock.passUntilQuiet();
    expect(game.at(1).view.ended).not.toBeNull();
    expect(game.table.record().players).toEqual([{ name: 'Seat 0' }, { name: 'Seat 1' }, { name: 'Seat 2' }]);
  });

  test('is not to be had on the seat of a bot, nor where nobody stands in', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest', standIn: BOTS.lowest });
    expect(() => game.table.setAway(seatAt(1), true)).toThrow(RangeError);
    expect(() => game.table.setAway(seatAt(3), true)).toThrow(RangeError);
    const alone = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    expect(() => alone.table.setAway(seatAt(0), true)).toThrow(RangeError);
  });
});

test('another name on a seat is told to whoever comes, and written into the record', () => {
  const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
  game.table.rename(seatAt(0), 'Anne');
  game.at(0).connect(game.table, null);
  expect(game.at(0).welcome?.players[0]?.name).toBe('Anne');
  expect(game.table.record().players[0]?.name).toBe('Anne');
});
