import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerDatabase, startDatabase } from '../testing/play/databases.ts';
import { playWithDyingNodes } from '../testing/play/nodes.ts';

describe('two servers on one PostgreSQL, of which one is killed under load', () => {
  let database: ServerDatabase;

  beforeAll(async () => {
    database = await startDatabase('postgres');
  });

  afterAll(() => database.stop());

  it('go on with every table at the other, no event twice and none lost', async () => {
    const environment = await database.makeEnvironment();
    const report = await playWithDyingNodes({ environment, deaths: 2, tables: 4, seed: 'nodes' });
    expect(report.complaints).toEqual([]);
    // How long it took is printed by `npm run nodes`: no clock decides here.
    expect(report.gapsMs).toHaveLength(2);
    expect(report.toldAgain).toBeGreaterThan(0);
    expect(report.compared).toBeGreaterThan(0);
  });
});
