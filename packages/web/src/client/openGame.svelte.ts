import { type Lobby, LobbyFailure } from '../lobby/lobby.ts';
import type { LobbyNotice, LobbyTrouble, Pace } from '../lobby/messages.ts';
import { recordFileName, saveFile } from './save.ts';
import { TableClient } from './tableClient.svelte.ts';

/** A game that is opened at its table: the talk with it, and what keeps it from being played or kept. */
export class OpenGame {
  readonly client = new TableClient();
  /** Why the game could not be opened. */
  trouble: LobbyTrouble | null = $state.raw(null);
  /** Whether it was opened in another tab since. */
  takenOver = $state(false);
  /** Whether it is lost when the page closes. */
  notKept = $state(false);

  readonly #lobby: Lobby;
  readonly #id: string;

  constructor(lobby: Lobby, id: string) {
    this.#lobby = lobby;
    this.#id = id;
    this.notKept = !lobby.keeps;
  }

  /** Opens the game, or takes it back from another tab. */
  async open(pace: Pace): Promise<void> {
    this.trouble = null;
    this.takenOver = false;
    this.client.closed = null;
    try {
      const link = await this.#lobby.open(this.#id, pace, (message) => this.client.hear(message));
      this.client.attach(link);
    } catch (error) {
      this.trouble =
        error instanceof LobbyFailure ? error.trouble : { code: 'store-failed', detail: String(error) };
    }
  }

  /** Hears what the lobby tells of this game. Gives what ends it, the talk with the table, and play there. */
  listen(): () => void {
    const stop = this.#lobby.onNotice((notice) => this.#hear(notice));
    return () => {
      stop();
      this.client.detach();
      this.#lobby.leave(this.#id).catch(() => undefined);
    };
  }

  /** The record of the game, as text. */
  record(): Promise<string> {
    return this.#lobby.record(this.#id);
  }

  /** Saves the record of the game as a file. */
  async saveRecord(): Promise<void> {
    try {
      saveFile(recordFileName(this.#id), await this.record());
    } catch {
      this.notKept = true;
    }
  }

  /** Begins another game of the same players by the same rules; its id, or null where it could not be begun. */
  async beginAnother(): Promise<string | null> {
    const { view, players } = this.client;
    if (view === null) return null;
    try {
      return await this.#lobby.create({ rules: view.rules, seats: players });
    } catch {
      this.notKept = true;
      return null;
    }
  }

  #hear(notice: LobbyNotice): void {
    if (notice.type === 'taken-over') this.takenOver ||= notice.id === this.#id;
    else this.notKept ||= notice.id === null || notice.id === this.#id;
  }
}
