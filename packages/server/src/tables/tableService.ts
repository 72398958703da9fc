import { setTimeout } from 'node:timers/promises';
import { DEFAULT_RULESET_ID, failure, type Outcome, type RulesetId, success } from '@nain-jaune/engine';
import {
  type Guest,
  type Invitation,
  type Joined,
  type JoinTable,
  type LobbyTable,
  type OpenTable,
  type PlayNow,
  parseInvitation,
  type TableSummary,
} from '@nain-jaune/protocol';
import { parseHttpRefusal, parseJoined, parseTableSummary } from '@nain-jaune/protocol/parse';
import {
  isInvited,
  lobbyTableOf,
  type Room,
  type RoomDriver,
  type SavedMember,
  type SavedRoom,
  type SubmitError,
  settledRecordOf,
  summaryOf,
} from '@nain-jaune/table';
import type { Refusal } from '../http/refusal.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { BanList } from '../moderation/banList.ts';
import { askNode, type NodeQuestion } from '../nodes/askNode.ts';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import type { Metrics } from '../observe/metrics.ts';
import { type AddressHash, hashOf, makeToken } from '../security/tokens.ts';
import type { Store } from '../store/store.ts';
import { eraseAt, eraseFromRecords } from './eraseName.ts';
import { hasPlayNowSettings, Lobby, playNowSettings, unlistedMs } from './lobby.ts';
import type { TableDirectory } from './tableDirectory.ts';
import { isAttended } from './tableWriter.ts';

export type ServiceOutcome<Value> = Outcome<Value, Refusal>;

/** The client's address, and whether the request may be forwarded to another node. */
export interface Caller {
  readonly address: string;
  readonly mayBePassedOn: boolean;
}

/** How long to search for a table whose node has died, until another node may claim it. */
const searchMs = 5000;
const searchAgainMs = 200;

export interface TableServiceOptions {
  readonly directory: TableDirectory;
  readonly store: Store;
  readonly auth: NodeAuth;
  readonly metrics: Metrics;
  readonly bans: BanList;
  readonly limits: RateLimits;
  readonly addresses: AddressHash;
  /** The limit of tables of one address in the lobby. */
  readonly listedPerAddress: number;
  readonly now: () => number;
}

/** Requests to tables on any node of the store. */
export class TableService {
  readonly #options: TableServiceOptions;
  readonly #lobby: Lobby;
  /** The last table for strangers that this node has opened, by its rules. */
  readonly #opened = new Map<RulesetId, UnlistedTable>();

  constructor(options: TableServiceOptions) {
    this.#options = options;
    this.#lobby = new Lobby(options.store, options.listedPerAddress, options.now);
  }

  async open(
    { settings, ...host }: OpenTable,
    { address }: Caller,
    autoStart = false,
  ): Promise<ServiceOutcome<Joined>> {
    const { directory, metrics } = this.#options;
    if (!directory.hasRoom) return failure('not-ready');
    if (this.#isBanned(address)) return failure('banned');
    const token = makeToken();
    const member = { ...host, tokenHash: hashOf(token), address: this.#addressKey(address) };
    const { room } = await directory.open(member, settings, autoStart);
    metrics.joined.inc();
    return success({ code: room.saved.code, member: 1, token });
  }

  async join(invitation: string, request: JoinTable, caller: Caller): Promise<ServiceOutcome<Joined>> {
    if (this.#isBanned(caller.address)) return failure('banned');
    return this.#at(invitation, caller, {
      here: (driver, key) => this.#joinHere(driver, key, request, caller),
      question: { method: 'POST', path: `/api/tables/${invitation}/members`, body: request },
      parse: parseJoined,
    });
  }

  async playNow({ ruleset, ...guest }: PlayNow, caller: Caller): Promise<ServiceOutcome<Joined>> {
    for (const { code } of await this.#lobby.waiting(ruleset)) {
      const joined = await this.join(code, { ...guest, seat: null }, caller);
      if (joined.ok || joined.error === 'banned') return joined;
      // Opening a table is faster than trying others that may be unreachable.
      if (joined.error === 'not-ready') break;
    }
    return this.#openForStrangers(ruleset ?? DEFAULT_RULESET_ID, guest, caller);
  }

  /** Joins the table that another stranger has opened on this node a moment ago, before the lobby lists it, else opens one. */
  async #openForStrangers(ruleset: RulesetId, guest: Guest, caller: Caller): Promise<ServiceOutcome<Joined>> {
    const { now } = this.#options;
    const last = this.#opened.get(ruleset);
    if (last !== undefined && now() - last.at < unlistedMs) {
      const code = await last.code;
      const joined = code === null ? null : await this.#joinUnlisted(code, guest, caller);
      if (joined !== null) return joined;
    }
    // Another stranger may have opened a table meanwhile.
    if (this.#opened.get(ruleset) !== last) return this.#openForStrangers(ruleset, guest, caller);
    this.#lobby.forget();
    const opening = this.#joinElsewhereOrOpen(ruleset, guest, caller);
    const code = opening.then(
      (opened) => (opened.ok ? opened.value.code : null),
      () => null,
    );
    this.#opened.set(ruleset, { at: now(), code });
    return opening;
  }

  /** Joins the table that another node has opened a moment ago, else opens one. The nodes do it one after the other. */
  async #joinElsewhereOrOpen(
    ruleset: RulesetId,
    guest: Guest,
    caller: Caller,
  ): Promise<ServiceOutcome<Joined>> {
    const open = () => this.open({ ...guest, settings: playNowSettings(ruleset) }, caller, true);
    const found = await this.#options.store.exclusive(async () => {
      const [code] = await this.#lobby.unlisted(ruleset);
      return code ?? open();
    });
    if (typeof found !== 'string') return found;
    const joined = await this.join(found, { ...guest, seat: null }, caller);
    return joined.ok || joined.error === 'banned' ? joined : open();
  }

  /** Null if the table is full, begun or left. */
  async #joinUnlisted(code: string, guest: Guest, caller: Caller): Promise<ServiceOutcome<Joined> | null> {
    const found = await this.#options.directory.find(code);
    if (found.at !== 'here' || !waitsForStrangers(found.driver.room)) return null;
    const joined = await this.#joinHere(found.driver, '', { ...guest, seat: null }, caller);
    return joined.ok ? joined : null;
  }

  /** `token`: of a member, who may see the table without the key of its link. */
  summary(invitation: string, token: string | null, caller: Caller): Promise<ServiceOutcome<TableSummary>> {
    return this.#at(invitation, caller, {
      here: async ({ room }, key) => {
        const member = memberWith(room.saved, token);
        const mayAsk = member !== undefined || isInvited(room.saved, key);
        return mayAsk ? success(summaryOf(room, member)) : failure('link-renewed');
      },
      question: {
        method: 'GET',
        path: `/api/tables/${invitation}`,
        ...(token !== null && { bearer: token }),
      },
      parse: parseTableSummary,
    });
  }

  lobby(): Promise<readonly LobbyTable[]> {
    return this.#lobby.list();
  }

  async record(code: string, game: number, caller: Caller): Promise<ServiceOutcome<string>> {
    const stored = await this.#options.store.record(code, game);
    if (stored !== null) return success(stored);
    return this.#at(code, caller, {
      here: async (driver) => this.#recordHere(driver, game),
      question: { method: 'GET', path: `/api/tables/${code}/records/${game}` },
      parse: (value) => success(JSON.stringify(value)),
    });
  }

  async erase(code: string, token: string, caller: Caller): Promise<ServiceOutcome<null>> {
    if (!this.#mayChange(caller)) return failure('too-many');
    return this.#at<null>(code, caller, {
      here: (driver) => this.#eraseHere(driver, hashOf(token)),
      nowhere: () => this.#eraseFromRecords(code, hashOf(token)),
      question: { method: 'DELETE', path: `/api/tables/${code}/members/me`, bearer: token },
      parse: () => success(null),
    });
  }

  async #joinHere(
    driver: RoomDriver,
    key: string,
    { seat, replaces, ...guest }: JoinTable,
    { address }: Caller,
  ): Promise<ServiceOutcome<Joined>> {
    const token = makeToken();
    const member = { ...guest, tokenHash: hashOf(token), address: this.#addressKey(address), key };
    const joined = await driver.join(member, seat, replaces ?? null);
    if (!joined.ok) return failure(refusalOf(joined.error));
    this.#options.metrics.joined.inc();
    return success({ code: driver.room.saved.code, member: joined.value, token });
  }

  #recordHere({ room: { game } }: RoomDriver, number: number): ServiceOutcome<string> {
    if (game?.number !== number) return failure('no-such-game');
    return success(JSON.stringify(settledRecordOf(game, this.#options.now())));
  }

  async #eraseHere(driver: RoomDriver, tokenHash: string): Promise<ServiceOutcome<null>> {
    const erased = await eraseAt(this.#options.store, driver, tokenHash);
    return erased.ok ? erased : failure(refusalOf(erased.error));
  }

  /** The entries of the table have expired, but its records have not. */
  async #eraseFromRecords(code: string, tokenHash: string): Promise<ServiceOutcome<null>> {
    const isErased = await eraseFromRecords(this.#options.store, code, tokenHash);
    return isErased ? success(null) : failure('no-such-table');
  }

  /** Other nodes have counted the changes of their own clients. */
  #mayChange({ address, mayBePassedOn }: Caller): boolean {
    return !mayBePassedOn || this.#options.limits.allows('changes', address);
  }

  #addressKey(address: string): string {
    return this.#options.addresses.of(address);
  }

  #isBanned(address: string): boolean {
    return this.#options.bans.isBanned(this.#addressKey(address), null);
  }

  /** Carries out a request at a table on any node. If the node has died, searches until another has claimed the table. */
  async #at<Value>(invitation: string, caller: Caller, way: Way<Value>): Promise<ServiceOutcome<Value>> {
    const parts = parseInvitation(invitation);
    if (parts === null) return failure('no-such-table');
    const { now } = this.#options;
    const until = now() + searchMs;
    for (;;) {
      const outcome = await this.#tryOnce(parts, caller, way);
      if (outcome !== 'look-again') return outcome;
      if (now() > until) return failure('not-ready');
      await setTimeout(searchAgainMs);
    }
  }

  async #tryOnce<Value>(
    { code, key }: Invitation,
    caller: Caller,
    way: Way<Value>,
  ): Promise<ServiceOutcome<Value> | 'look-again'> {
    const found = await this.#options.directory.find(code);
    if (found.at === 'here') return way.here(found.driver, key);
    if (found.at === 'nowhere') return way.nowhere?.() ?? failure('no-such-table');
    if (found.at === 'damaged') return failure('damaged');
    // The node that forwarded the request searches again.
    if (found.at === 'stopping' || !caller.mayBePassedOn) return failure('not-ready');
    return this.#ask(found.address, caller, way);
  }

  async #ask<Value>(
    node: string,
    caller: Caller,
    { question, parse }: Way<Value>,
  ): Promise<ServiceOutcome<Value> | 'look-again'> {
    const answer = await askNode(node, this.#options.auth, caller.address, question);
    if (typeof answer === 'string')
      // A join must not be repeated if it may have been carried out.
      return answer === 'unreached' || question.method !== 'POST' ? 'look-again' : failure('not-ready');
    const body: unknown = answer.body === '' ? null : JSON.parse(answer.body);
    if (answer.status >= 400) return passedOn(body);
    const value = parse(body);
    return value.ok ? success(value.value) : failure('internal');
  }
}

interface UnlistedTable {
  readonly at: number;
  /** Null if it could not be opened. */
  readonly code: Promise<string | null>;
}

/** Whether a table has a seat for a stranger, and a member who is there or about to connect. */
function waitsForStrangers(room: Room): boolean {
  const { playNow, phase, joining } = lobbyTableOf(room);
  return (
    playNow &&
    hasPlayNowSettings(room.saved.settings) &&
    phase === 'gathering' &&
    joining === 'seat' &&
    isAttended(room)
  );
}

/** A request to a table: on this node, and as a question to another. */
interface Way<Value> {
  /** `key`: in the link of the client. */
  here(driver: RoomDriver, key: string): Promise<ServiceOutcome<Value>>;
  /** Called if no table with entries has this code. By default the request is refused. */
  nowhere?(): Promise<ServiceOutcome<Value>>;
  readonly question: NodeQuestion;
  parse(body: unknown): Outcome<Value, unknown>;
}

function memberWith({ members }: SavedRoom, token: string | null): SavedMember | undefined {
  const hash = token === null ? null : hashOf(token);
  return members.find(({ tokenHash }) => tokenHash === hash);
}

function passedOn(body: unknown): ServiceOutcome<never> | 'look-again' {
  const refusal = parseHttpRefusal(body);
  if (!refusal.ok) return failure('internal');
  const { error, problems } = refusal.value;
  return error === 'not-ready' ? 'look-again' : failure({ code: error, problems });
}

function refusalOf(error: SubmitError): Refusal {
  if (error === 'empty-name')
    return {
      code: 'malformed',
      problems: [{ code: 'wrong-value', path: 'name', expected: 'a name', found: '' }],
    };
  return error === 'not-stored' || error === 'moving' ? 'not-ready' : error;
}
