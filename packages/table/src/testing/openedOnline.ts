import { BOTS } from '@nain-jaune/bots';
import { parseRulesText } from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import type { Person, TableSettings } from '@nain-jaune/protocol';
import { type OnlineSurroundings, OnlineTable } from '../online/index.ts';
import type { Fault } from '../options.ts';
import { makeProofMaker, type ProofMaker } from '../proof/index.ts';
import { OnlineClient } from './onlineClient.ts';
import { OnlineStore } from './onlineStore.ts';
import { SimulatedClock } from './simulatedClock.ts';

/** How a table online of a test is opened. */
export interface OnlineOptions extends Partial<OnlineSurroundings> {
  /** A ruleset and house rules; `'lindor-1789 end.deals=2'` unless given. */
  readonly rules?: string;
  readonly players?: number;
  /** How many persons come, the host included; three unless given. They sit from seat 0. */
  readonly people?: number;
  readonly clockKind?: TableSettings['clock'];
  readonly freeText?: boolean;
  readonly fillsUp?: boolean;
  readonly seed?: string;
}

/** Secrets and packs that are the same in every run. */
export function seededProof(seed: string): ProofMaker {
  const random = seededRandom(`secrets of ${seed}`);
  return makeProofMaker((bytes) => {
    for (const index of bytes.keys()) bytes[index] = random.next();
  });
}

/** Waits until everything that is not waiting for the clock, or for what is held back, has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await null;
}

/** The settings of a test's table. */
export function settingsOf({ rules, players, clockKind, freeText }: OnlineOptions): TableSettings {
  const parsed = parseRulesText(rules ?? 'lindor-1789 end.deals=2');
  if (!parsed.ok) throw new RangeError(JSON.stringify(parsed.error));
  return {
    rules: parsed.value,
    players: players ?? 4,
    clock: clockKind ?? 'none',
    open: true,
    freeText: freeText ?? false,
  };
}

/** A table online under test, with everything around it. */
export class OpenedOnline {
  readonly clock: SimulatedClock;
  readonly store: OnlineStore;
  readonly faults: readonly Fault[];
  readonly surroundings: OnlineSurroundings;
  readonly clients: OnlineClient[] = [];
  table: OnlineTable;

  constructor(table: OnlineTable, given: Pick<OpenedOnline, 'clock' | 'store' | 'surroundings' | 'faults'>) {
    this.table = table;
    this.clock = given.clock;
    this.store = given.store;
    this.surroundings = given.surroundings;
    this.faults = given.faults;
  }

  /** The client of a person, by his number. */
  person(id: Person['id']): OnlineClient {
    const client = this.clients.find((one) => one.person === id);
    if (client === undefined) throw new RangeError(`no person ${id}`);
    return client;
  }

  /** The host's client at first. */
  get host(): OnlineClient {
    return this.person(1);
  }

  /** The client that may move now, or none. */
  get toAct(): OnlineClient | undefined {
    return this.clients.find(({ choices, isConnected }) => isConnected && choices.legal.length > 0);
  }

  /** Somebody comes, sits down and is connected. */
  async join(name: string, seat: number | null = null): Promise<OnlineClient> {
    const joined = await this.table.join({ name, tokenHash: `hash of ${name}` }, seat);
    if (!joined.ok) throw new Error(joined.error);
    return this.add(joined.value);
  }

  /** Connects a client of a person, or a watcher. */
  add(person: Person['id'] | null): OnlineClient {
    const client = new OnlineClient(person).connect(this.table);
    this.clients.push(client);
    return client;
  }

  /** Lets time pass, and waits for what comes of it. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    while (this.clock.nextAt <= end) {
      this.clock.passToNext();
      await settled();
    }
    this.clock.pass(end - this.clock.now());
    await settled();
  }

  /** The host begins a game, which deals at once where a bot cuts or the player's client answers. */
  async start(): Promise<void> {
    this.host.ask({ do: 'start' });
    await settled();
  }

  /** Does one thing in the game: a person's move, the next deal, or what the clock has waiting. */
  async step(random: Random): Promise<boolean> {
    const client = this.toAct;
    const dealer = this.clients.find(({ choices, isConnected }) => isConnected && choices.mayDeal);
    if (client !== undefined) client.actAtRandom(random);
    else if (dealer !== undefined) dealer.deal();
    if (client === undefined && this.clock.waiting > 0) this.clock.passToNext();
    await settled();
    return this.table.phase === 'playing';
  }

  /** Plays on to the end of the game. */
  async playOut(
    random: Random = seededRandom('people'),
    each: () => unknown = () => undefined,
  ): Promise<void> {
    for (let steps = 0; await this.step(random); steps++) {
      await each();
      if (steps > 20_000) throw new Error('the game does not end');
    }
  }

  /** Plays until some seat of a person who is here is to move, and gives his client. */
  async untilToAct(random: Random = seededRandom('people')): Promise<OnlineClient> {
    while (this.toAct === undefined) if (!(await this.step(random))) break;
    if (this.toAct === undefined) throw new Error('nobody is to act');
    return this.toAct;
  }

  /** The table that a server would go on with after a crash. */
  resumed(entries = this.store.entries, surroundings: Partial<OnlineSurroundings> = {}): OnlineTable {
    return OnlineTable.resume(this.table.code, entries, { ...this.surroundings, ...surroundings });
  }
}

/** Opens a table online and lets people come to it. */
export async function openedOnline(options: OnlineOptions = {}): Promise<OpenedOnline> {
  const { seed = 'seed', people = 3, fillsUp = false } = options;
  const clock = options.clock instanceof SimulatedClock ? options.clock : new SimulatedClock();
  const store = new OnlineStore();
  const faults: Fault[] = [];
  const surroundings: OnlineSurroundings = {
    clock,
    random: seededRandom(`${seed} dealer`),
    botRandom: seededRandom(`${seed} bots`),
    bots: BOTS,
    standIn: BOTS.lowest,
    fillers: ['longest', 'lowest', 'random'],
    pace: { botMove: 700, botPass: 300 },
    proof: seededProof(seed),
    append: (entries) => store.append(entries),
    fault: (fault) => faults.push(fault),
    ...options,
  };
  const host = { name: 'Person 1', tokenHash: 'hash of Person 1' };
  const settings = settingsOf(options);
  const table = await OnlineTable.open('bado-miku-ze', host, settings, surroundings, { fillsUp });
  const opened = new OpenedOnline(table, { clock, store, surroundings, faults });
  opened.add(1);
  for (let id = 2; id <= people; id++) await opened.join(`Person ${id}`);
  await settled();
  return opened;
}
