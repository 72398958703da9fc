import { isDeepStrictEqual } from 'node:util';
import { isRulesetId, RULESETS, type RulesetId } from '@nain-jaune/engine';
import type { LobbyTable, RoomSettings } from '@nain-jaune/protocol';
import { lobbyTableOf, type Room } from '@nain-jaune/table';
import type { Store, TableMeta } from '../store/index.ts';

/** Shortest time between two updates of one table, in milliseconds. */
const shortestInterval = 1000;
const playNowPlayers = 4;

/** The settings of a table that strangers meet at. */
export function playNowSettings(ruleset: RulesetId): RoomSettings {
  const rules = RULESETS[ruleset];
  const players = rules.players.includes(playNowPlayers) ? playNowPlayers : Math.max(...rules.players);
  return { rules, players, clock: 'gentle', open: true, freeText: false, spectators: true };
}

/** Whether a host has left the settings as they were when the table was opened for strangers. */
function hasPlayNowSettings(settings: RoomSettings): boolean {
  const { id } = settings.rules;
  return isRulesetId(id) && isDeepStrictEqual(settings, playNowSettings(id));
}

/** What the lobby and the clean-up know of a room. */
export function metaOf(room: Room): TableMeta {
  const { saved, live } = room;
  const shown = lobbyTableOf(room);
  const lobby: LobbyTable = { ...shown, playNow: shown.playNow && hasPlayNowSettings(saved.settings) };
  const connected = new Set([...live.sessions.values()].flatMap(({ member }) => member ?? []));
  return {
    open: saved.settings.open,
    phase: saved.phase,
    lobby: JSON.stringify(lobby),
    present: connected.size,
  };
}

/** Writes the metadata of one room when it differs, at most once a second. */
export class LobbyMeta {
  readonly #store: Store;
  readonly #code: string;
  readonly #onError: (error: unknown) => void;
  #written = '';
  #room: Room | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isWriting = false;

  constructor(store: Store, code: string, onError: (error: unknown) => void) {
    this.#store = store;
    this.#code = code;
    this.#onError = onError;
  }

  /** Writes the metadata of the room as it is now, at once or when the interval is over. */
  update(room: Room): void {
    this.#room = room;
    if (this.#timer === null && !this.#isWriting) void this.#write();
  }

  /** Writes nothing any more. */
  stop(): void {
    this.#room = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    const room = this.#room;
    this.#room = null;
    if (room === null) return;
    this.#isWriting = true;
    try {
      await this.#writeIfChanged(metaOf(room));
    } catch (error) {
      this.#onError(error);
    }
    this.#isWriting = false;
    this.#timer = setTimeout(() => this.#again(), shortestInterval);
    this.#timer.unref();
  }

  async #writeIfChanged(meta: TableMeta): Promise<void> {
    const text = JSON.stringify(meta);
    if (text === this.#written) return;
    await this.#store.setMeta(this.#code, meta);
    this.#written = text;
  }

  #again(): void {
    this.#timer = null;
    if (this.#room !== null) void this.#write();
  }
}
