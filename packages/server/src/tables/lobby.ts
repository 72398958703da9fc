import { isDeepStrictEqual } from 'node:util';
import { isRulesetId, RULESETS, type RulesetId } from '@nain-jaune/engine';
import type { LobbyTable, RoomSettings } from '@nain-jaune/protocol';
import type { Store } from '../store/store.ts';

const listed = 100;
const tablesTried = 5;
const freshMs = 1000;
const playNowPlayers = 4;

export function playNowSettings(ruleset: RulesetId): RoomSettings {
  const rules = RULESETS[ruleset];
  const players = rules.players.includes(playNowPlayers) ? playNowPlayers : Math.max(...rules.players);
  return { rules, players, clock: 'gentle', open: true, freeText: false, spectators: true };
}

/** Whether the host has changed the settings since `playNow` opened the table. */
export function hasPlayNowSettings(settings: RoomSettings): boolean {
  const { id } = settings.rules;
  return isRulesetId(id) && isDeepStrictEqual(settings, playNowSettings(id));
}

export class Lobby {
  readonly #store: Store;
  readonly #ofAddress: number;
  readonly #now: () => number;
  #last: { readonly at: number; readonly tables: Promise<readonly LobbyTable[]> } | null = null;

  /** @param ofAddress the limit of listed tables of one address */
  constructor(store: Store, ofAddress: number, now: () => number) {
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

  /** Lists tables for `playNow`: opened by it, with its settings, waiting and not full. */
  async waiting(ruleset: string | null): Promise<readonly LobbyTable[]> {
    const isFitting = (table: LobbyTable): boolean =>
      table.playNow &&
      table.phase === 'gathering' &&
      table.joining === 'seat' &&
      (ruleset === null || table.ruleset === ruleset);
    return (await this.#read()).filter(isFitting).slice(0, tablesTried);
  }

  async #read(): Promise<readonly LobbyTable[]> {
    const rows = await this.#store.listOpen(listed, this.#ofAddress);
    return rows.map(({ lobby }) => JSON.parse(lobby) as LobbyTable).filter(({ code }) => code !== undefined);
  }
}
