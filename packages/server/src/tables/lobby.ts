import { isDeepStrictEqual } from 'node:util';
import { isRulesetId, RULESETS, type RulesetId } from '@nain-jaune/engine';
import type { LobbyTable, RoomSettings } from '@nain-jaune/protocol';
import type { Store } from '../store/store.ts';
import type { OpenTableRow } from '../store/types.ts';

const listed = 100;
/** Strangers who come within this time meet. */
const meetingMs = 60_000;
const tablesTried = 5;
const freshMs = 1000;
const playNowPlayers = 4;
/** How long a table for strangers may be missing from the lobby, until its host has connected. */
export const unlistedMs = 10_000;

export function playNowSettings(ruleset: RulesetId): RoomSettings {
  const rules = RULESETS[ruleset];
  const players = rules.players.includes(playNowPlayers) ? playNowPlayers : Math.max(...rules.players);
  return { rules, players, clock: 'gentle', open: true, freeText: false, spectators: true };
}

/** A table of the lobby as it is stored. */
export interface StoredLobbyTable extends Omit<LobbyTable, 'waitedFor'> {
  /** When its members began to wait for others, in milliseconds since 1970. Absent from entries of release 1.0. */
  readonly since?: number | null;
  /** Whether a member is there or about to connect. Absent from entries of release 1.0. */
  readonly attended?: boolean;
}

/** Whether the host has changed the settings since `playNow` opened the table. */
export function hasPlayNowSettings(settings: RoomSettings): boolean {
  const { id } = settings.rules;
  return isRulesetId(id) && isDeepStrictEqual(settings, playNowSettings(id));
}

type LobbyStore = Pick<Store, 'listOpen' | 'listFresh'>;

export class Lobby {
  readonly #store: LobbyStore;
  readonly #ofAddress: number;
  readonly #now: () => number;
  #last: { readonly at: number; readonly tables: Promise<readonly LobbyTable[]> } | null = null;

  /** @param ofAddress the limit of listed tables of one address */
  constructor(store: LobbyStore, ofAddress: number, now: () => number) {
    this.#store = store;
    this.#ofAddress = ofAddress;
    this.#now = now;
  }

  /** Lists open tables with connected members, those that wait for players first. Cached for a second. */
  list(): Promise<readonly LobbyTable[]> {
    const now = this.#now();
    if (this.#last === null || now - this.#last.at > freshMs) this.#last = { at: now, tables: this.#read() };
    return this.#last.tables;
  }

  forget(): void {
    this.#last = null;
  }

  /**
   * Lists tables for `playNow`, opened by it and with its settings: those that wait and are not full, and then those whose first player
   * came a moment ago and that have a bot to replace at the next deal.
   */
  async waiting(ruleset: string | null): Promise<readonly LobbyTable[]> {
    const now = Date.now();
    const fitting = (await this.#stored()).filter(
      (table) => table.playNow && (ruleset === null || table.ruleset === ruleset),
    );
    const waiting = fitting.filter(({ phase, joining }) => phase === 'gathering' && joining === 'seat');
    const begun = fitting.filter(
      ({ phase, joining, since }) =>
        phase === 'playing' && joining === 'next-deal' && since != null && now - since < meetingMs,
    );
    return [...waiting, ...begun].slice(0, tablesTried).map((table) => shown(table, now));
  }

  /** Codes of tables for strangers whose first member has not connected yet, so that the lobby does not list them. */
  async unlisted(ruleset: RulesetId): Promise<readonly string[]> {
    const tables = tablesOf(await this.#store.listFresh(listed, unlistedMs));
    const isFitting = (table: StoredLobbyTable) =>
      table.playNow && table.attended && table.joining === 'seat' && table.ruleset === ruleset;
    return tables.filter(isFitting).map(({ code }) => code);
  }

  async #read(): Promise<readonly LobbyTable[]> {
    const now = Date.now();
    return (await this.#stored()).map((table) => shown(table, now));
  }

  async #stored(): Promise<readonly StoredLobbyTable[]> {
    return tablesOf(await this.#store.listOpen(listed, this.#ofAddress));
  }
}

function tablesOf(rows: readonly OpenTableRow[]): readonly StoredLobbyTable[] {
  return rows
    .map(({ lobby }) => JSON.parse(lobby) as StoredLobbyTable)
    .filter(({ code }) => code !== undefined);
}

function shown({ since = null, attended: _, ...table }: StoredLobbyTable, now: number): LobbyTable {
  const waits = since !== null && table.phase === 'gathering';
  return { ...table, waitedFor: waits ? Math.max(0, now - since) : null };
}
