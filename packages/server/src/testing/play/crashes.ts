import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { Crowd, until } from './crowd.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { ONE_ADDRESS, ServerChild } from './serverChild.ts';

const movesBetweenKills = 4;
const longestPlayMs = { oneServer: 250, twoServers: 400 };
/** One in how many kills comes before every client has returned. */
const hastyIn = 5;

export interface CrashPlan {
  readonly environment: Readonly<Record<string, string>>;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly onKill?: (done: number) => void;
}

export interface CrashReport extends Evidence {
  readonly kills: number;
  /** Events that were sent again after a restart, unchanged. */
  readonly repeated: number;
  readonly moves: number;
  /**
   * For each kill the time until play went on, in milliseconds. With one server: until every client was back. Kills that came
   * before that are left out. With two servers: until a move was made at every table.
   */
  readonly gapsMs: readonly number[];
}

/** Plays at many tables while the only server is killed with `kill -9` and restarted at random moments. */
export async function crashOneServer(plan: CrashPlan): Promise<CrashReport> {
  const random = seededRandom(plan.seed);
  let server = await startServer(plan);
  const run = await CrashRun.start(plan, random, () => server);
  try {
    for (let kill = 1; kill <= plan.kills; kill += 1) {
      await run.playOn(longestPlayMs.oneServer);
      const killedAt = performance.now();
      await server.end('SIGKILL');
      server = await startServer(plan);
      if (below(random, hastyIn) > 0) {
        await run.crowd.allHere();
        run.gapsMs.push(performance.now() - killedAt);
      }
      plan.onKill?.(kill);
    }
    await run.crowd.allHere();
    return await run.report();
  } finally {
    run.crowd.leave();
    await server.end('SIGTERM');
  }
}

/**
 * Plays at many tables of two servers on one PostgreSQL while one of them, in turn, is killed with `kill -9` and replaced.
 * Clients connect to a random server, as a load balancer would send them.
 */
export async function crashTwoServers(plan: CrashPlan): Promise<CrashReport> {
  const random = seededRandom(plan.seed);
  const servers = [await startServer(plan), await startServer(plan)];
  const anyServer = (): ServerChild => {
    const running = servers.filter(({ isRunning }) => isRunning);
    return running[below(random, running.length)] as ServerChild;
  };
  const run = await CrashRun.start(plan, random, anyServer);
  try {
    for (let kill = 0; kill < plan.kills; kill += 1) {
      await run.playOn(longestPlayMs.twoServers);
      await servers[kill % 2]?.end('SIGKILL');
      run.gapsMs.push(await untilAllPlay(run.crowd));
      servers[kill % 2] = await startServer(plan);
      plan.onKill?.(kill + 1);
    }
    return await run.report();
  } finally {
    run.crowd.leave();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}

function startServer({ environment }: CrashPlan): Promise<ServerChild> {
  return ServerChild.start({ ...ONE_ADDRESS, ...environment });
}

async function untilAllPlay(crowd: Crowd): Promise<number> {
  const began = performance.now();
  const before = crowd.tables.map(({ moves }) => moves);
  await until(() => crowd.tables.every(({ moves }, index) => moves > (before[index] ?? 0)));
  return performance.now() - began;
}

class CrashRun {
  readonly crowd: Crowd;
  readonly gapsMs: number[] = [];
  readonly #plan: CrashPlan;
  readonly #random: Random;
  readonly #server: () => ServerChild;

  private constructor(crowd: Crowd, plan: CrashPlan, random: Random, server: () => ServerChild) {
    this.crowd = crowd;
    this.#plan = plan;
    this.#random = random;
    this.#server = server;
  }

  static async start(plan: CrashPlan, random: Random, server: () => ServerChild): Promise<CrashRun> {
    const crowd = await Crowd.open(() => server().http, plan.tables, {
      server: () => server().socket,
      random,
      remembers: true,
      twiceIn: 4,
    });
    crowd.play();
    return new CrashRun(crowd, plan, random, server);
  }

  async playOn(longestMs: number): Promise<void> {
    const wanted = this.crowd.played + movesBetweenKills * this.#plan.tables;
    await until(() => this.crowd.played >= wanted);
    await new Promise((resolve) => setTimeout(resolve, below(this.#random, longestMs)));
  }

  /** Ends the play and compares the records with the events that the clients received. */
  async report(): Promise<CrashReport> {
    const { crowd, gapsMs } = this;
    await until(() => crowd.settled > 0);
    crowd.rest();
    await crowd.settle();
    const evidence = await gatherEvidence(this.#server().http, crowd);
    return {
      ...evidence,
      complaints: [...crowd.complaints, ...evidence.complaints],
      kills: this.#plan.kills,
      repeated: crowd.repeated,
      moves: crowd.played,
      gapsMs,
    };
  }
}
