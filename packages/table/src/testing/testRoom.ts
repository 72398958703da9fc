import { BOTS } from '@nain-jaune/bots';
import { parseRulesText, type Ruleset } from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import type { MemberId, RoomSettings } from '@nain-jaune/protocol';
import type { Fault } from '../bots.ts';
import { type DriverOptions, RoomDriver } from '../driver/roomDriver.ts';
import { DEAL_PROVER } from '../proof/proof.ts';
import { summaryOf } from '../room/info.ts';
import type { RoomConfig } from '../room/input.ts';
import { type Limits, ONLINE_LIMITS } from '../room/limits.ts';
import { loadRoom } from '../room/load.ts';
import { openRoom } from '../room/open.ts';
import { PEOPLE } from '../room/people.ts';
import { settledRecordOf } from '../room/record.ts';
import type { Pace } from '../room/room.ts';
import { RoomStore } from './roomStore.ts';
import { SimulatedClock } from './simulatedClock.ts';
import { settled, TestClient } from './testClient.ts';

export { settled };

export const PACE: Pace = { botMove: 700, botPass: 300 };
export const CODE = 'bado-miku-ze';

export interface RoomOptions {
  /** A ruleset with house rules; `lindor-1789 end.deals=2` by default. */
  readonly rules?: string;
  readonly players?: number;
  /** Connected members, the host included; three by default. They sit from seat 0, a board excepted. */
  readonly members?: number;
  /** Whether the host is the board of a table in one room. */
  readonly board?: boolean;
  readonly turnClock?: RoomSettings['clock'];
  readonly freeText?: boolean;
  /** Whether the lobby lists the table, as by default. */
  readonly open?: boolean;
  readonly autoStart?: boolean;
  readonly seed?: string;
  readonly config?: Partial<RoomConfig>;
  readonly limits?: Partial<Limits>;
  readonly driver?: Partial<DriverOptions>;
}

export function rulesOf(text: string): Ruleset {
  const parsed = parseRulesText(text);
  if (!parsed.ok) throw new RangeError(JSON.stringify(parsed.error));
  return parsed.value;
}

export function settingsOf(options: RoomOptions): RoomSettings {
  return {
    rules: rulesOf(options.rules ?? 'lindor-1789 end.deals=2'),
    players: options.players ?? 4,
    clock: options.turnClock ?? 'none',
    open: options.open ?? true,
    freeText: options.freeText ?? false,
    spectators: true,
  };
}

export interface Parts {
  readonly clock: SimulatedClock;
  readonly store: RoomStore;
  readonly faults: Fault[];
  readonly options: DriverOptions;
}

export class TestRoom {
  readonly clock: SimulatedClock;
  readonly store: RoomStore;
  readonly faults: Fault[];
  readonly options: DriverOptions;
  readonly clients: TestClient[] = [];
  driver: RoomDriver;

  constructor(driver: RoomDriver, { clock, store, faults, options }: Parts) {
    this.driver = driver;
    this.clock = clock;
    this.store = store;
    this.faults = faults;
    this.options = options;
  }

  get phase() {
    return this.driver.room.saved.phase;
  }

  get summary() {
    return summaryOf(this.driver.room);
  }

  get record() {
    const { game } = this.driver.room;
    return game === null ? null : settledRecordOf(game, this.clock.now());
  }

  member(id: MemberId): TestClient {
    const client = this.clients.find((one) => one.member === id);
    if (client === undefined) throw new RangeError(`no client of member ${id}`);
    return client;
  }

  get host(): TestClient {
    return this.member(1);
  }

  get toAct(): TestClient | undefined {
    return this.clients.find(({ choices, isConnected }) => isConnected && choices.legal.length > 0);
  }

  get refusals() {
    return this.clients.flatMap(({ refusals }) => refusals);
  }

  async join(name: string, seat: number | null = null, address: string | null = null): Promise<TestClient> {
    const joined = await this.joinOnly(name, seat, address);
    if (!joined.ok) throw new Error(joined.error);
    return this.add(joined.value, address);
  }

  joinOnly(name: string, seat: number | null = null, address: string | null = null) {
    return this.driver.join({ name, tokenHash: `hash of ${name}`, address }, seat);
  }

  /** Joins from another device in place of a member, by default with the secret that the host was sent last. */
  replace(member: MemberId, secret = this.host.secrets.at(-1) ?? '', device = 'new') {
    const guest = { name: 'Another device', tokenHash: `${device} hash of ${member}`, address: null };
    return this.driver.join(guest, null, { member, secret });
  }

  async add(member: MemberId | null, address: string | null = null): Promise<TestClient> {
    const device = `${this.clients.length}/`;
    const client = new TestClient(member, undefined, device).connect(this.driver, null, address);
    this.clients.push(client);
    await settled();
    return client;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    await settled();
    while (this.clock.nextAt <= end) {
      this.clock.passToNext();
      await settled();
    }
    this.clock.passTo(end);
  }

  async passUntilQuiet(most = 20_000): Promise<void> {
    await settled();
    for (let alarms = 0; this.clock.waiting > 0; alarms++) {
      if (alarms === most) throw new Error(`the room is not quiet after ${most} alarms`);
      this.clock.passToNext();
      await settled();
    }
  }

  /** Starts a game by the host. The first deal is dealt at once. */
  async start(): Promise<void> {
    this.host.send({ type: 'start' });
    await this.pass(0);
  }

  /**
   * Does one thing in the game: a member's move, the next deal, or the next due thing. Returns whether the game is in
   * progress.
   */
  async step(random: Random): Promise<boolean> {
    const client = this.toAct;
    const dealer = this.clients.find(({ choices, isConnected }) => isConnected && choices.mayDeal);
    if (client !== undefined) client.actAtRandom(random);
    else if (dealer !== undefined) dealer.deal();
    if (client === undefined && this.clock.waiting > 0) this.clock.passToNext();
    await settled();
    return this.phase === 'playing';
  }

  async playOut(
    random: Random = seededRandom('members'),
    each: () => unknown = () => undefined,
  ): Promise<void> {
    for (let steps = 0; await this.step(random); steps++) {
      await each();
      if (steps > 100_000) throw new Error('the game does not end');
    }
  }

  async untilToAct(random: Random = seededRandom('members')): Promise<TestClient> {
    while (this.toAct === undefined) if (!(await this.step(random))) break;
    if (this.toAct === undefined) throw new Error('no member is to move');
    return this.toAct;
  }

  loaded(entries = this.store.entries, options: Partial<DriverOptions> = {}): RoomDriver {
    const merged = { ...this.options, ...options };
    return new RoomDriver(loadRoom(CODE, entries, merged.clock.now(), PACE), merged);
  }

  /** Replaces the driver by one loaded from the stored entries, as after a restart. Clients must connect again. */
  async restart(entries = this.store.entries): Promise<void> {
    await this.driver.stop();
    this.driver = this.loaded(entries);
  }

  async reconnect(clients: readonly TestClient[] = this.clients): Promise<void> {
    for (const client of clients) client.connect(this.driver);
    await settled();
  }

  async restartAndReconnect(): Promise<void> {
    await this.restart();
    await this.reconnect();
  }
}

export function partsOf(
  { seed = 'seed', config, driver }: Pick<RoomOptions, 'seed' | 'config' | 'driver'>,
  base: Pick<RoomConfig, 'limits' | 'proof'>,
): Parts {
  const clock = driver?.clock instanceof SimulatedClock ? driver.clock : new SimulatedClock();
  const store = new RoomStore();
  const faults: Fault[] = [];
  const options: DriverOptions = {
    config: {
      bots: BOTS,
      standIn: BOTS.lowest,
      fillers: ['longest', 'lowest', 'random'],
      people: PEOPLE,
      nameKey: (name) => name.toLowerCase(),
      ...base,
      ...config,
    },
    random: seededRandom(`${seed} cards`),
    botRandom: seededRandom(`${seed} bots`),
    append: (entries) => store.append(entries),
    onFault: (fault) => faults.push(fault),
    ...driver,
    clock,
  };
  return { clock, store, faults, options };
}

export async function openTestRoom(options: RoomOptions = {}): Promise<TestRoom> {
  const { members = 3, autoStart = false, board = false } = options;
  const limits = { ...ONLINE_LIMITS, ...options.limits };
  const parts = partsOf(options, { limits, proof: DEAL_PROVER });
  const host = { name: 'Member 1', tokenHash: 'hash of Member 1', address: null, board };
  const settings = settingsOf(options);
  const room = openRoom(
    { code: CODE, host, settings, autoStart, config: parts.options.config, pace: PACE },
    parts.clock.now(),
  );
  const opened = new TestRoom(await RoomDriver.open(room, parts.options), parts);
  if (members > 0) await opened.add(1);
  for (let id = 2; id <= members; id++) await opened.join(`Member ${id}`);
  return opened;
}

/** Opens a room and starts its first game. */
export async function startTestRoom(options: RoomOptions = {}): Promise<TestRoom> {
  const opened = await openTestRoom(options);
  await opened.start();
  return opened;
}
