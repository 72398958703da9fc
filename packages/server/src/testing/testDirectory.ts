import { BOTS } from '@nain-jaune/bots';
import { cryptoRandom } from '@nain-jaune/engine/random';
import { ONLINE_LIMITS, PEOPLE, type RoomDriver } from '@nain-jaune/table';
import { type Log, TableNames } from '../observe/log.ts';
import { Metrics } from '../observe/metrics.ts';
import { hashOf } from '../security/tokens.ts';
import type { Store } from '../store/store.ts';
import { realClock } from '../tables/driverOptions.ts';
import { type DirectoryOptions, TableDirectory } from '../tables/tableDirectory.ts';
import { settingsOf } from './testServer.ts';

const random = cryptoRandom((words) => crypto.getRandomValues(words));
const silent = { error: () => {}, warn: () => {} };

/** Creates a directory of rooms. By default nothing is logged. */
export function makeDirectory(
  store: Store,
  options: { readonly log?: object; readonly now?: DirectoryOptions['now'] } = {},
): TableDirectory {
  const { log = silent, now = realClock.now } = options;
  const bots = { bots: BOTS, standIn: BOTS.heuristic, fillers: ['lowest'] };
  return new TableDirectory({
    store,
    metrics: new Metrics(),
    log: log as Log,
    names: new TableNames('secret'),
    driver: {
      clock: realClock,
      random,
      botRandom: random,
      config: { ...bots, limits: ONLINE_LIMITS, proof: null, people: PEOPLE, nameKey: (name) => name },
    },
    pace: { botMove: 0, botPass: 0 },
    maxRooms: 10,
    now,
  });
}

/** Opens a table. Its host Anne has this token and is not connected. */
export function openTable(
  directory: TableDirectory,
  token: string,
  settings = settingsOf(),
): Promise<RoomDriver> {
  const host = { name: 'Anne', face: null, tokenHash: hashOf(token), address: null };
  return directory.open(host, settings, false);
}
