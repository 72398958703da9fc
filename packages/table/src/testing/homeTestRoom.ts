import type { GameRecord } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { RoomDriver } from '../driver/roomDriver.ts';
import type { Entry } from '../room/entries.ts';
import { type HomeOpening, openHomeRoom } from '../room/home.ts';
import { HOME_LIMITS } from '../room/limits.ts';
import { type RoomRecord, recordOf } from '../room/record.ts';
import { resumeHomeRoom } from '../room/resumeHome.ts';
import type { Room } from '../room/room.ts';
import type { TestClient } from './testClient.ts';
import { PACE, type Parts, partsOf, type RoomOptions, rulesOf, settled, TestRoom } from './testRoom.ts';

export interface HomeOptions extends Pick<RoomOptions, 'seed' | 'config' | 'driver'> {
  readonly rules: string;
  /** The occupants of the seats, separated by spaces: `person`, or the name of a bot. */
  readonly seats: string;
  readonly pace?: HomeOpening['pace'];
}

export class HomeTestRoom extends TestRoom {
  readonly records: readonly RoomRecord[];

  constructor(driver: RoomDriver, parts: Parts, records: readonly RoomRecord[]) {
    super(driver, parts);
    this.records = records;
  }

  /** The client on a person's seat. Throws a `RangeError` if there is none. */
  at(seat: number): TestClient {
    return this.member(seat + 1);
  }

  get wholeRecord(): RoomRecord {
    const { game } = this.driver.room;
    if (game === null) throw new Error('a room at home has a game');
    return recordOf(game, this.clock.now());
  }

  /**
   * Does one thing: a person's move, otherwise the next due thing, otherwise the next deal. Returns false if nothing is left
   * to do.
   */
  override async step(random: Random): Promise<boolean> {
    await settled();
    const client = this.toAct;
    const dealer = this.clients.find(({ choices }) => choices.mayDeal);
    if (client !== undefined) client.actAtRandom(random);
    else if (this.clock.waiting > 0) this.clock.passToNext();
    else if (dealer !== undefined) dealer.deal();
    else return false;
    await settled();
    return true;
  }

  watch(): Promise<TestClient> {
    return this.add(null);
  }
}

async function homeRoom(options: Omit<HomeOptions, 'rules' | 'seats'>, make: (opening: HomeOpening) => Room) {
  const records: RoomRecord[] = [];
  const parts = partsOf(
    { ...options, driver: { append: storeRecord, ...options.driver } },
    { limits: HOME_LIMITS, proof: null },
  );
  async function storeRecord(_entries: readonly Entry[], { game }: Room): Promise<void> {
    if (game !== null) records.push(recordOf(game, parts.clock.now()));
  }
  const opening = { now: parts.clock.now(), random: parts.options.random, pace: options.pace ?? PACE };
  const room = make(opening);
  const home = new HomeTestRoom(new RoomDriver(room, parts.options), parts, records);
  for (const { id } of room.saved.members) await home.add(id);
  return home;
}

export function openHomeTestRoom({ rules, seats, ...options }: HomeOptions): Promise<HomeTestRoom> {
  const players = seats
    .split(' ')
    .map((who, seat) => ({ name: `Seat ${seat}`, bot: who === 'person' ? null : who }));
  return homeRoom(options, (opening) => openHomeRoom({ rules: rulesOf(rules), players }, opening));
}

/** Resumes a record in a home room. Throws an `Error` with the problems of the record. */
export function resumeHomeTestRoom(
  record: GameRecord,
  options: Omit<HomeOptions, 'rules' | 'seats'> = {},
): Promise<HomeTestRoom> {
  return homeRoom(options, (opening) => {
    const resumed = resumeHomeRoom(record, opening);
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.error));
    return resumed.value;
  });
}

/** Always chooses the first of several. */
export const FIRST: Random = { next: () => 0 };
