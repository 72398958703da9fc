import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { Crowd, until } from './crowd.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { SameCardsLoad } from './sameCardsLoad.ts';
import { ONE_ADDRESS, ServerChild } from './serverChild.ts';

const movesBetweenKills = 4;
const longestPlayMs = 400;
/** One in how many kills of a single server comes before every table has gone on. */
const hastyIn = 5;

export interface CrashPlan {
  readonly environment: Readonly<Record<string, string>>;
  /** The number of servers on one database, of which one is killed in turn. */
  readonly servers: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
}

export interface CrashReport extends Evidence {
  /** Events that were sent again after a restart, unchanged. */
  readonly repeated: number;
  /** For each kill the time until a move was made at every table, in milliseconds, without hasty kills. */
  readonly gapsMs: readonly number[];
}

/**
 * Plays at many tables and submits attempts at same cards while servers are killed with `kill -9` and replaced at random
 * moments. Clients connect to a random server, as a load balancer would send them.
 */
export async function crashServers(plan: CrashPlan): Promise<CrashReport> {
  const rig = new CrashRig(plan);
  try {
    await rig.open();
    for (let kill = 0; kill < plan.kills; kill += 1) await rig.kill(kill % plan.servers);
    return await rig.report();
  } finally {
    await rig.stop();
  }
}

class CrashRig {
  readonly #plan: CrashPlan;
  readonly #random: Random;
  readonly #sameCards = new SameCardsLoad();
  readonly #complaints: string[] = [];
  readonly #gapsMs: number[] = [];
  readonly #crowd: Crowd;
  readonly #servers: ServerChild[] = [];

  constructor(plan: CrashPlan) {
    this.#plan = plan;
    this.#random = seededRandom(plan.seed);
    const server = () => this.#server.socket;
    this.#crowd = new Crowd({ server, random: this.#random, remembers: true, twiceIn: 4 });
  }

  async open(): Promise<void> {
    const { servers, tables } = this.#plan;
    for (let started = 0; started < servers; started += 1) await this.#replace(started);
    await this.#crowd.openTables(() => this.#server.http, tables);
    this.#crowd.play();
  }

  /** Kills a server right after it has acknowledged something, and verifies what the servers have afterwards. */
  async kill(victim: number): Promise<void> {
    const isOnly = this.#servers.length === 1;
    await this.#playOn();
    await this.#sameCards.submit(this.#server.http);
    await this.#servers[victim]?.end('SIGKILL');
    const killedAt = performance.now();
    if (isOnly) await this.#replace(victim);
    this.#complaints.push(...(await this.#sameCards.complaints(this.#server.http)));
    if (!isOnly || below(this.#random, hastyIn) > 0) {
      await this.#untilAllPlay();
      this.#gapsMs.push(performance.now() - killedAt);
    }
    if (!isOnly) await this.#replace(victim);
  }

  /** Ends the play and compares the records with the events that the clients received. */
  async report(): Promise<CrashReport> {
    const crowd = this.#crowd;
    await crowd.allHere();
    await until(() => crowd.settled > 0);
    crowd.rest();
    await crowd.settle();
    const evidence = await gatherEvidence(this.#server.http, crowd);
    const complaints = [...this.#complaints, ...crowd.complaints, ...evidence.complaints];
    return { ...evidence, complaints, repeated: crowd.repeated, gapsMs: this.#gapsMs };
  }

  async stop(): Promise<void> {
    this.#crowd.leave();
    await Promise.all(this.#servers.map((server) => server.end('SIGTERM')));
  }

  /** A random server that runs, or the last one that did. */
  get #server(): ServerChild {
    const running = this.#servers.filter(({ isRunning }) => isRunning);
    const choice = running.length > 0 ? running : this.#servers;
    return choice[below(this.#random, choice.length)] as ServerChild;
  }

  async #replace(place: number): Promise<void> {
    const limits = { ...ONE_ADDRESS, ATTEMPTS_PER_DAY: '1000000' };
    this.#servers[place] = await ServerChild.start({ ...limits, ...this.#plan.environment });
  }

  async #playOn(): Promise<void> {
    const wanted = this.#crowd.played + movesBetweenKills * this.#plan.tables;
    await until(() => this.#crowd.played >= wanted);
    await new Promise((resolve) => setTimeout(resolve, below(this.#random, longestPlayMs)));
  }

  async #untilAllPlay(): Promise<void> {
    const before = this.#crowd.tables.map(({ moves }) => moves);
    await until(() => this.#crowd.tables.every(({ moves }, index) => moves > (before[index] ?? 0)));
  }
}
