import { BOTS } from '@nain-jaune/bots';
import { type GameRecord, parseRulesText, type Seat, seatAt } from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import type { Fault, Surroundings, TableRecord } from '../options.ts';
import { resumeTable } from '../resume.ts';
import { Table } from '../table.ts';
import { SimulatedClock } from './simulatedClock.ts';
import { TestClient } from './testClient.ts';

/** A table of a test: its rules in words, and a letter for each seat: `p` a person, else the bot of that name. */
export interface OpenedOptions extends Partial<Surroundings> {
  /** A ruleset and house rules: `'lindor-1789 end.deals=2'`. */
  readonly rules: string;
  /** Who sits where, parted by spaces: `'person lowest random'`. */
  readonly seats: string;
  readonly seed?: string;
}

/** A table under test, with everything around it. */
export class Opened {
  readonly clock: SimulatedClock;
  readonly faults: Fault[] = [];
  /** The records that were kept, in order. */
  readonly kept: TableRecord[] = [];
  readonly table: Table;
  /** A client on each person's seat, by seat. */
  readonly clients: ReadonlyMap<Seat, TestClient>;

  constructor(make: (surroundings: Surroundings) => Table, options: Partial<Surroundings>, seed: string) {
    this.clock = options.clock instanceof SimulatedClock ? options.clock : new SimulatedClock();
    this.table = make({
      random: seededRandom(`${seed} cards`),
      botRandom: seededRandom(`${seed} bots`),
      clock: this.clock,
      bots: BOTS,
      pace: { botMove: 700, botPass: 300 },
      keep: (_change, record) => void this.kept.push(record()),
      fault: (fault) => this.faults.push(fault),
      ...options,
    });
    const persons = this.table
      .record()
      .players.flatMap(({ bot }, seat) => (bot === undefined ? [seatAt(seat)] : []));
    this.clients = new Map(persons.map((seat) => [seat, new TestClient(this.table, seat)]));
  }

  /** The client on a person's seat. Throws a `RangeError` where no person sits. */
  at(seat: number): TestClient {
    const client = this.clients.get(seatAt(seat));
    if (client === undefined) throw new RangeError(`no person sits on seat ${seat}`);
    return client;
  }

  /** The client that may move now, or none. */
  get toAct(): TestClient | undefined {
    return [...this.clients.values()].find(({ choices }) => choices.legal.length > 0);
  }

  /**
   * Does one thing: a person's move, chosen by chance, or else what the clock has waiting, or else the next deal.
   * False when there is nothing left to do.
   */
  step(random: Random): boolean {
    const client = this.toAct;
    if (client !== undefined) client.actAtRandom(random);
    else if (this.clock.waiting > 0) this.clock.passToNext();
    else return this.#askForDeal();
    return true;
  }

  /** Plays on to the end of the game. `each` is called after every step. */
  playOut(random: Random = seededRandom('persons'), each: () => void = () => undefined): void {
    while (this.step(random)) each();
  }

  #askForDeal(): boolean {
    const client = [...this.clients.values()].find(({ choices }) => choices.mayDeal);
    client?.deal();
    return client !== undefined;
  }
}

/** Opens a table for a new game and connects a client for each person. */
export function opened({ rules, seats, seed = 'seed', ...surroundings }: OpenedOptions): Opened {
  const ruleset = parseRulesText(rules);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  const infos = seats
    .split(' ')
    .map((who, seat) => ({ name: `Seat ${seat}`, bot: who === 'person' ? null : who }));
  const make = (given: Surroundings) => Table.open({ ruleset: ruleset.value, seats: infos, ...given });
  return new Opened(make, surroundings, seed);
}

/** Opens a table that goes on with a record. Throws an `Error` with what is wrong with it. */
export function resumed(record: GameRecord, surroundings: Partial<Surroundings> = {}, seed = 'seed'): Opened {
  const make = (given: Surroundings) => {
    const table = resumeTable(record, given);
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    return table.value;
  };
  return new Opened(make, surroundings, seed);
}
