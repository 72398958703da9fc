import type { Surroundings, TableBot } from '../options.ts';
import { type Opened, opened } from './opened.ts';
import { SimulatedClock } from './simulatedClock.ts';
import { TestClient } from './testClient.ts';

const PACE = { botMove: 700, botPass: 300 };

/** A table where bots of one kind play, and somebody who watches. */
export interface BotTable {
  readonly game: Opened;
  readonly watcher: TestClient;
  readonly clock: SimulatedClock;
}

/** A table of three bots of one kind, dealt. */
export function botTable(
  bot: TableBot,
  clock: SimulatedClock = new SimulatedClock(),
  rules = 'lindor-1789 end.deals=1',
  others: Partial<Surroundings> = {},
): BotTable {
  const seats = `${bot.name} ${bot.name} ${bot.name}`;
  const game = opened({ rules, seats, bots: { [bot.name]: bot }, clock, pace: PACE, ...others });
  const watcher = new TestClient(game.table, null);
  watcher.deal();
  return { game, watcher, clock };
}
