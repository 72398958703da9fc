import { below, seededRandom } from '@nain-jaune/engine/random';
import { Crowd, until } from './crowd.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { ONE_ADDRESS, ServerChild } from './serverChild.ts';

const movesBetween = 4;
const playMs = 250;
const hastyIn = 5;

/** How often a server is to be killed, and what it serves meanwhile. */
export interface KillPlan {
  /** Where the server keeps its tables, as its environment says. */
  readonly environment: Readonly<Record<string, string>>;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly onKill?: (done: number) => void;
}

/** What was left after all kills. */
export interface KillReport extends Evidence {
  readonly kills: number;
  /** How many events were told again after a restart as they had been told before. */
  readonly toldAgain: number;
  /** How many moves were made and told. */
  readonly moves: number;
  /** The longest time from the death of a server until everybody was back at his table, in milliseconds. */
  readonly longestGapMs: number;
}

/**
 * Plays at many tables while the server dies by `kill -9` at random moments, now and then before everybody is back, and
 * holds everything that any client was told against what is there after each restart and in the records.
 */
export async function playWithKills(plan: KillPlan): Promise<KillReport> {
  const random = seededRandom(plan.seed);
  const start = () => ServerChild.start({ ...ONE_ADDRESS, ...plan.environment });
  let server = await start();
  const crowd = await Crowd.open(server.http, plan.tables, {
    server: () => server.socket,
    random,
    remembers: true,
    twiceIn: 4,
  });
  crowd.play();
  let longestGapMs = 0;
  try {
    for (let kill = 1; kill <= plan.kills; kill += 1) {
      const played = crowd.played;
      await until(() => crowd.played >= played + movesBetween * plan.tables);
      await new Promise((resolve) => setTimeout(resolve, below(random, playMs)));
      const died = performance.now();
      await server.end('SIGKILL');
      server = await start();
      if (below(random, hastyIn) > 0) {
        await crowd.allHere();
        longestGapMs = Math.max(longestGapMs, performance.now() - died);
      }
      plan.onKill?.(kill);
    }
    await crowd.allHere();
    await until(() => crowd.settled > 0);
    crowd.rest();
    await crowd.settle();
    const evidence = await gatherEvidence(server.http, crowd);
    const complaints = [...crowd.complaints, ...evidence.complaints];
    return {
      ...evidence,
      complaints,
      kills: plan.kills,
      toldAgain: crowd.toldAgain,
      moves: crowd.played,
      longestGapMs,
    };
  } finally {
    crowd.go();
    await server.end('SIGTERM');
  }
}
