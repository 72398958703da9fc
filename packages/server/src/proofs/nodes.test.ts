import { inScope } from '@nain-jaune/engine/testing';
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
    const deaths = inScope({ quick: 1, all: 2 });
    const environment = await database.makeEnvironment();
    const report = await playWithDyingNodes({ environment, deaths, tables: 4, seed: 'nodes' });
    expect(report.complaints).toEqual([]);
    // How long it took is printed by `npm run nodes`: no clock decides here.
    expect(report.gapsMs).toHaveLength(deaths);
    expect(report.toldAgain).toBeGreaterThan(0);
    expect(report.compared).toBeGreaterThan(0);
  });
});
