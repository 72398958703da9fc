import type { Bot } from '@nain-jaune/bots';
import { type Move, pass } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import type { TableBot } from '../bots.ts';
import { type HomeOptions, type HomeTestRoom, openHomeTestRoom } from './homeTestRoom.ts';
import { SimulatedClock } from './simulatedClock.ts';
import { settled } from './testRoom.ts';

const RULES = 'lindor-1789 end.deals=1';

export interface BotRoom {
  readonly home: HomeTestRoom;
  readonly spectator: Awaited<ReturnType<HomeTestRoom['watch']>>;
  readonly clock: SimulatedClock;
}

/** Opens a room with three equal bots. A spectator has dealt. */
export async function botRoom(
  bot: TableBot,
  clock = new SimulatedClock(),
  rules = RULES,
  driver: HomeOptions['driver'] = {},
): Promise<BotRoom> {
  const seats = `${bot.name} ${bot.name} ${bot.name}`;
  const config = { bots: { [bot.name]: bot } };
  const home = await openHomeTestRoom({ rules, seats, config, driver: { clock, ...driver } });
  const spectator = await home.watch();
  spectator.deal();
  await settled();
  return { home, spectator, clock };
}

export interface ThinkingLog {
  slices: number;
  ended: number;
  drawn: number[];
}

export function newLog(): ThinkingLog {
  return { slices: 0, ended: 0, drawn: [] };
}

/** A bot that thinks in slices of five milliseconds and then moves at random. */
export function thinker(clock: SimulatedClock, slices: number, log: ThinkingLog = newLog()): Bot {
  function* consider(_: unknown, legal: readonly Move[], random: Random): Generator<void, Move, void> {
    try {
      for (let slice = 0; slice < slices; slice++) {
        clock.spend(5);
        log.slices++;
        yield;
      }
      log.drawn.push(random.next());
      return legal[below(random, legal.length)] ?? pass;
    } finally {
      log.ended++;
    }
  }
  return { name: 'thinker', choose: () => pass, consider };
}

/** Every wait of a bot at the pace of a test room: a card, one of the same run, one after passes, and a pass. */
export const WAITS: ReadonlySet<string> = new Set(['laid 700', 'laid 280', 'laid 1000', 'passed 300']);

export async function movesOf({ spectator, clock }: BotRoom): Promise<string[]> {
  const moves: string[] = [];
  let before = { at: clock.now(), count: 0 };
  while (clock.waiting > 0) {
    clock.passToNext();
    await settled();
    const seen = spectator.events.filter(({ event }) => event.type === 'laid' || event.type === 'passed');
    const last = seen.at(-1);
    if (seen.length === before.count || last === undefined) continue;
    moves.push(`${last.event.type} ${clock.now() - before.at}`);
    before = { at: clock.now(), count: seen.length };
  }
  return moves;
}
