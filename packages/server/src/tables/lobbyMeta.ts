import { isDeepStrictEqual } from 'node:util';
import { isRulesetId, RULESETS, type RulesetId } from '@nain-jaune/engine';
import type { LobbyTable, RoomSettings } from '@nain-jaune/protocol';
import { lobbyTableOf, type Room } from '@nain-jaune/table';
import { makeCode } from '../security/tokens.ts';
import type { Store } from '../store/store.ts';
import type { TableMeta } from '../store/types.ts';

const shortestInterval = 1000;
const playNowPlayers = 4;
const codesTried = 20;

export function playNowSettings(ruleset: RulesetId): RoomSettings {
  const rules = RULESETS[ruleset];
  const players = rules.players.includes(playNowPlayers) ? playNowPlayers : Math.max(...rules.players);
  return { rules, players, clock: 'gentle', open: true, freeText: false, spectators: true };
}

/** Whether the host has changed the settings since `playNow` opened the table. */
function hasPlayNowSettings(settings: RoomSettings): boolean {
  const { id } = settings.rules;
  return isRulesetId(id) && isDeepStrictEqual(settings, playNowSettings(id));
}

/** Everything that the metadata derive from. They are not computed again while it is the same. */
function sourcesOf({ saved, live }: Room): readonly object[] {
  return [saved, live.sessions, live.addresses, live.absent, live.reserved];
}

export function metaOf(room: Room): TableMeta {
  const { saved, live } = room;
  const shown = lobbyTableOf(room);
  const lobby: LobbyTable = { ...shown, playNow: shown.playNow && hasPlayNowSettings(saved.settings) };
  const connected = new Set([...live.sessions.values()].flatMap(({ member }) => member ?? []));
  const addresses = [...connected].flatMap((member) => live.addresses.get(member) ?? []);
  return {
    open: saved.settings.open,
    phase: saved.phase,
    lobby: JSON.stringify(lobby),
    present: connected.size,
    board: saved.members.some(({ board }) => board),
    address: live.addresses.get(saved.host ?? 0) ?? addresses[0] ?? '',
    company: new Set(addresses).size > 1,
  };
}

export async function createTable(store: Store, open: boolean): Promise<string> {
  for (let tried = 0; tried < codesTried; tried += 1) {
    const code = makeCode();
    const meta = { open, phase: 'gathering', lobby: '{}', present: 0 } as const;
    if (await store.create(code, meta)) return code;
  }
  throw new Error('no free table code was found');
}

export class LobbyMeta {
  readonly #store: Store;
  readonly #code: string;
  readonly #onError: (error: unknown) => void;
  #written = '';
  #room: Room | null = null;
  #writtenFrom: readonly object[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isWriting = false;

  constructor(store: Store, code: string, onError: (error: unknown) => void) {
    this.#store = store;
    this.#code = code;
    this.#onError = onError;
  }

  /** Writes the metadata now or when the interval is over. */
  update(room: Room): void {
    const isWritten = sourcesOf(room).every((source, place) => source === this.#writtenFrom[place]);
    this.#room = isWritten ? null : room;
    if (!isWritten && this.#timer === null && !this.#isWriting) void this.#write();
  }

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
      this.#writtenFrom = sourcesOf(room);
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
