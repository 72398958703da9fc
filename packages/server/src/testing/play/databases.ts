import { type TestDatabase, testDatabases } from '../stores.ts';

/** A database that servers of their own processes may be started on. */
export interface ServerDatabase {
  /** The environment of a server on a new and empty place in it. */
  makeEnvironment(): Promise<Readonly<Record<string, string>>>;
  stop(): Promise<void>;
}

/** Starts one of the two databases. */
export async function startDatabase(kind: TestDatabase['kind']): Promise<ServerDatabase> {
  const database = await testDatabases.find((one) => one.kind === kind)?.start();
  if (database === undefined) throw new Error(`there is no database ${kind}`);
  const makeEnvironment = async () => {
    const { databaseUrl, folder } = await database.makePlace();
    return databaseUrl === undefined ? { DATA_FOLDER: folder ?? '' } : { DATABASE_URL: databaseUrl };
  };
  return { makeEnvironment, stop: () => database.stop() };
}
