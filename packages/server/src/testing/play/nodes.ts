import { below, seededRandom } from '@nain-jaune/engine/random';
import { Crowd, until } from './crowd.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { ONE_ADDRESS, ServerChild } from './serverChild.ts';

const playMs = 400;
const movesBetween = 4;

/** Several servers on one PostgreSQL, of which one dies again and again. */
export interface NodePlan {
  readonly environment: Readonly<Record<string, string>>;
  readonly deaths: number;
  readonly tables: number;
  readonly seed: string;
  readonly onDeath?: (done: number, longestGapMs: number) => void;
}

/** What was left when the last one had died. */
export interface NodeReport extends Evidence {
  readonly toldAgain: number;
  readonly moves: number;
  /** For each death, how long it took until a move was made again at every table, in milliseconds. */
  readonly gapsMs: readonly number[];
}

/**
 * Plays at many tables of two servers while one of them, in turn, dies by `kill -9` and a new one takes its place.
 * Clients come to any server, as a load balancer would send them, so that half of them are at one that has not their table.
 */
export async function playWithDyingNodes(plan: NodePlan): Promise<NodeReport> {
  const random = seededRandom(plan.seed);
  const start = () => ServerChild.start({ ...ONE_ADDRESS, ...plan.environment });
  const servers = [await start(), await start()];
  const anyServer = (): ServerChild => {
    const alive = servers.filter(({ isRunning }) => isRunning);
    return alive[below(random, alive.length)] as ServerChild;
  };
  const crowd = await Crowd.open(() => anyServer().http, plan.tables, {
    server: () => anyServer().socket,
    random,
    remembers: true,
    twiceIn: 4,
  });
  const gapsMs: number[] = [];
  crowd.play();
  try {
    for (let death = 0; death < plan.deaths; death += 1) {
      const played = crowd.played;
      await until(() => crowd.played >= played + movesBetween * plan.tables);
      await new Promise((resolve) => setTimeout(resolve, below(random, playMs)));
      await servers[death % 2]?.end('SIGKILL');
      gapsMs.push(await untilAllPlayOn(crowd));
      servers[death % 2] = await start();
      plan.onDeath?.(death + 1, Math.max(...gapsMs));
    }
    await until(() => crowd.settled > 0);
    crowd.rest();
    await crowd.settle();
    const evidence = await gatherEvidence(anyServer().http, crowd);
    const complaints = [...crowd.complaints, ...evidence.complaints];
    return { ...evidence, complaints, toldAgain: crowd.toldAgain, moves: crowd.played, gapsMs };
  } finally {
    crowd.go();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}

/** How long it takes until at every table a new move was made. */
async function untilAllPlayOn(crowd: Crowd): Promise<number> {
  const began = performance.now();
  const before = crowd.tables.map(({ moves }) => moves);
  await until(() => crowd.tables.every(({ moves }, index) => moves > (before[index] ?? 0)));
  return performance.now() - began;
}
