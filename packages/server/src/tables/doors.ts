import { setTimeout } from 'node:timers/promises';
import { failure, type Outcome, RULESETS, type RulesetId, success } from '@nain-jaune/engine';
import {
  type HttpRefusal,
  type Joined,
  type JoinTable,
  type LobbyTable,
  type OpenTable,
  type PlayNow,
  parseHttpRefusal,
  parseJoined,
  parseTableSummary,
  type TableSettings,
  type TableSummary,
} from '@nain-jaune/protocol/online';
import type { OnlineTable } from '@nain-jaune/table/online';
import type { NodePass } from '../nodes/nodePass.ts';
import { askNode, type NoAnswer, type Question } from '../nodes/otherNodes.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/index.ts';
import { hashOf, isSameHash, makeToken } from './secrets.ts';
import type { Tables } from './tables.ts';

/** What was asked for, or why it is refused. */
export type Answered<Value> = Outcome<Value, HttpRefusal['error']>;

const listedAtMost = 100;
const tablesTried = 5;
const playNowRuleset: RulesetId = 'lindor-1789';
const playNowPlayers = 4;
const lobbyIsFreshFor = 1000;
/** How long a table is looked for whose server is gone, until another one may claim it, and how often, in milliseconds. */
const searchFor = 5000;
const searchAgainAfter = 200;

/** What the doors are made with. */
export interface DoorsOptions {
  readonly tables: Tables;
  readonly store: Store;
  readonly pass: NodePass;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** How people come to tables, wherever on the servers of one database these are. */
export class Doors {
  readonly #options: DoorsOptions;
  #lobby: { readonly at: number; readonly tables: Promise<readonly LobbyTable[]> } | null = null;

  constructor(options: DoorsOptions) {
    this.#options = options;
  }

  /** Opens a table for whoever becomes its host. */
  async open({ settings, ...host }: OpenTable, fillsUp = false): Promise<Answered<Joined>> {
    const { tables, metrics } = this.#options;
    if (!tables.hasRoom) return failure('not-ready');
    const token = makeToken();
    const table = await tables.open({ ...host, tokenHash: hashOf(token) }, settings, fillsUp);
    metrics.joined.inc();
    return success({ code: table.code, person: 1, token });
  }

  /** Comes to a table. */
  async join(code: string, wish: JoinTable, mayAskOthers: boolean): Promise<Answered<Joined>> {
    return this.#at(code, mayAskOthers, {
      here: (table) => this.#joinHere(table, wish),
      question: { method: 'POST', path: `/api/tables/${code}/people`, body: wish },
      read: parseJoined,
    });
  }

  /** Sits down with strangers: at an open table that waits for people, else at a new one. */
  async playNow({ ruleset, ...comer }: PlayNow): Promise<Answered<Joined>> {
    for (const { code } of await this.#waiting(ruleset)) {
      const joined = await this.join(code, { ...comer, seat: null }, true);
      if (joined.ok) return joined;
      // Rather a new table at once than a long wait for each of those that cannot be reached.
      if (joined.error === 'not-ready') break;
    }
    this.#lobby = null;
    return this.open({ ...comer, settings: settingsOf(ruleset) }, true);
  }

  /** Tells of a table what anyone with its code may see. */
  async summary(code: string, mayAskOthers: boolean): Promise<Answered<TableSummary>> {
    return this.#at(code, mayAskOthers, {
      here: async (table) => success(table.summary()),
      question: { method: 'GET', path: `/api/tables/${code}` },
      read: parseTableSummary,
    });
  }

  /** The open tables, those that wait for people first. */
  async lobby(): Promise<readonly LobbyTable[]> {
    const now = this.#options.now();
    if (this.#lobby === null || now - this.#lobby.at > lobbyIsFreshFor)
      this.#lobby = { at: now, tables: this.#readLobby() };
    return this.#lobby.tables;
  }

  /** The record of a game as text, without a deal in progress. */
  async record(code: string, game: number, mayAskOthers: boolean): Promise<Answered<string>> {
    const kept = await this.#options.store.record(code, game);
    if (kept !== null) return success(kept);
    return this.#at(code, mayAskOthers, {
      here: async (table) => {
        const record = table.record(game);
        return record === null ? failure('no-such-game') : success(JSON.stringify(record));
      },
      question: { method: 'GET', path: `/api/tables/${code}/records/${game}` },
      read: (value) => success(JSON.stringify(value)),
    });
  }

  /** Leaves a blank where a person's name was. */
  async forgetName(code: string, token: string, mayAskOthers: boolean): Promise<Answered<null>> {
    return this.#at<null>(code, mayAskOthers, {
      here: async (table) => {
        const person = table.personOf(hashOf(token), isSameHash);
        if (person === null) return failure('wrong-token');
        await this.#options.tables.forgetName(table, person);
        return success(null);
      },
      question: { method: 'DELETE', path: `/api/tables/${code}/people/me`, bearer: token },
      read: () => success(null),
    });
  }

  async #joinHere(table: OnlineTable, { seat, ...comer }: JoinTable): Promise<Answered<Joined>> {
    const token = makeToken();
    const joined = await table.join({ ...comer, tokenHash: hashOf(token) }, seat);
    if (!joined.ok) return failure(refusalOf(joined.error));
    this.#options.metrics.joined.inc();
    return success({ code: table.code, person: joined.value, token });
  }

  async #waiting(ruleset: string | null): Promise<readonly LobbyTable[]> {
    const lobby = await this.#readLobby();
    const fits = (table: LobbyTable): boolean =>
      table.phase === 'gathering' &&
      table.people < table.players &&
      (ruleset === null || (table.ruleset === ruleset && !table.houseRules));
    return lobby.filter(fits).slice(0, tablesTried);
  }

  async #readLobby(): Promise<readonly LobbyTable[]> {
    const rows = await this.#options.store.listOpen(listedAtMost);
    return rows.map(({ lobby }) => JSON.parse(lobby) as LobbyTable).filter(({ code }) => code !== undefined);
  }

  /** Does something at a table wherever it is. Where its server is gone it is looked for until somebody has claimed it. */
  async #at<Value>(code: string, mayAskOthers: boolean, way: Way<Value>): Promise<Answered<Value>> {
    const { now } = this.#options;
    const until = now() + searchFor;
    for (;;) {
      const answered = await this.#lookOnce(code, mayAskOthers, way);
      if (answered !== 'look-again') return answered;
      if (now() > until) return failure('not-ready');
      await setTimeout(searchAgainAfter);
    }
  }

  async #lookOnce<Value>(
    code: string,
    mayAskOthers: boolean,
    way: Way<Value>,
  ): Promise<Answered<Value> | 'look-again'> {
    const found = await this.#options.tables.find(code);
    if (found.at === 'here') return way.here(found.table);
    if (found.at === 'nowhere') return failure('no-such-table');
    // Another server has asked, and the table is not here: it must look anew.
    if (found.at === 'stopping' || !mayAskOthers) return failure('not-ready');
    return this.#ask(found.address, way);
  }

  async #ask<Value>(
    address: string,
    { question, read }: Way<Value>,
  ): Promise<Answered<Value> | 'look-again'> {
    const answer = await askNode(address, this.#options.pass, question);
    if (typeof answer === 'string')
      return mayAskAgain(answer, question) ? 'look-again' : failure('not-ready');
    const body: unknown = answer.body === '' ? null : JSON.parse(answer.body);
    if (answer.status >= 400) return refusalToPass(body);
    const value = read(body);
    return value.ok ? success(value.value) : failure('internal');
  }
}

/** How a thing is done at a table here, and how another server is asked for it. */
interface Way<Value> {
  here(table: OnlineTable): Promise<Answered<Value>>;
  readonly question: Question;
  read(body: unknown): Outcome<Value, unknown>;
}

/** Somebody comes once alone: where he may have come already he is not brought again. */
function mayAskAgain(noAnswer: NoAnswer, { method }: Question): boolean {
  return noAnswer === 'unreached' || method !== 'POST';
}

/** What another server refuses is refused; but one that stops, or has the table no more, is not asked for ever. */
function refusalToPass(body: unknown): Answered<never> | 'look-again' {
  const refusal = refusalIn(body);
  return refusal === 'not-ready' ? 'look-again' : failure(refusal);
}

function refusalIn(body: unknown): HttpRefusal['error'] {
  const refusal = parseHttpRefusal(body);
  return refusal.ok ? refusal.value.error : 'internal';
}

function refusalOf(error: 'table-full' | 'table-closed' | 'empty-name' | 'not-kept'): HttpRefusal['error'] {
  if (error === 'empty-name') return 'malformed';
  return error === 'not-kept' ? 'not-ready' : error;
}

function settingsOf(ruleset: string | null): TableSettings {
  const rules = RULESETS[(ruleset ?? playNowRuleset) as RulesetId];
  const players = rules.players.includes(playNowPlayers) ? playNowPlayers : Math.max(...rules.players);
  return { rules, players, clock: 'gentle', open: true, freeText: false };
}
