import { failure, type Outcome, success } from '@nain-jaune/engine';
import type {
  LobbyTable,
  OnlineTableMessage,
  Person,
  TablePhase,
  TableSettings,
  TableSummary,
} from '@nain-jaune/protocol';
import type { TableRecord } from '../options.ts';
import { Commons } from './commons.ts';
import { join, type Newcomer, openCompany, withPerson } from './company.ts';
import type { Entry } from './entries.ts';
import type { Known, OnlineConnection } from './line.ts';
import { Reception } from './reception.ts';
import { type Kept, keptIn } from './resume.ts';
import { lobbyTableOf, summaryOf } from './snapshot.ts';
import type { OnlineSurroundings } from './surroundings.ts';
import { Wishes } from './wishes.ts';

/**
 * A table that people come to over a network: who has come, who sits where, what was agreed and said, and one game after the
 * other. Everything that is to outlive the server is kept before anyone is told of it, one change at a time. It has no
 * sockets, no storage and no clock of its own.
 */
export class OnlineTable {
  readonly #commons: Commons;
  readonly #reception: Reception;

  private constructor(kept: Kept, surroundings: OnlineSurroundings) {
    this.#commons = new Commons(kept, surroundings);
    this.#reception = new Reception(this.#commons, new Wishes(this.#commons, kept.said));
  }

  /**
   * Opens a table; whoever opens it is its host and sits on seat 0. Rejects with a `RangeError` where the rules do not allow
   * so many players or the host has no name, and with what went wrong where the table could not be kept.
   */
  static async open(
    code: string,
    host: Newcomer,
    settings: TableSettings,
    surroundings: OnlineSurroundings,
    { fillsUp = false }: { readonly fillsUp?: boolean } = {},
  ): Promise<OnlineTable> {
    const company = openCompany(code, host, settings, fillsUp);
    await surroundings.append([{ type: 'company', company }]);
    return new OnlineTable({ company, said: [], game: null }, surroundings);
  }

  /** Goes on with a table from all its entries. Throws an `Error` where they are not those of a table. */
  static resume(code: string, entries: readonly Entry[], surroundings: OnlineSurroundings): OnlineTable {
    const kept = keptIn(entries);
    if (kept.company.code !== code) throw new Error(`these are the entries of ${kept.company.code}`);
    return new OnlineTable(kept, surroundings);
  }

  get code(): string {
    return this.#commons.kept.code;
  }

  get phase(): TablePhase {
    return this.#commons.kept.phase;
  }

  /** Whether nobody is connected and there is nothing to do: it may be dropped and resumed from its entries. */
  get isIdle(): boolean {
    const { lines, turnstile, playing } = this.#commons;
    return lines.isEmpty && turnstile.isFree && playing?.game.isDealInProgress !== true;
  }

  /** The table as anyone with its code may see it. */
  summary(): TableSummary {
    return summaryOf(this.#commons.kept);
  }

  /** The table as the lobby shows it. */
  lobby(): LobbyTable {
    return lobbyTableOf(this.#commons.kept);
  }

  /** The record of the game in progress, without its deal in progress, or of the last game; null for any other. */
  record(game: number): TableRecord | null {
    const { playing } = this.#commons;
    return playing?.game.number === game ? playing.game.record() : null;
  }

  /**
   * The person whose place has a secret of this hash, or null. He may have left. `equal` compares two hashes in a time
   * that does not depend on them.
   */
  personOf(tokenHash: string, equal: (one: string, other: string) => boolean): Person['id'] | null {
    return this.#commons.kept.people.filter((person) => equal(person.tokenHash, tokenHash))[0]?.id ?? null;
  }

  /** Somebody comes: to the wished seat where it is free, else to the first free one. Gives his number. */
  join(
    newcomer: Newcomer,
    seat: number | null,
  ): Promise<Outcome<Person['id'], 'table-full' | 'table-closed' | 'empty-name' | 'not-kept'>> {
    return this.#inOrder(async () => {
      const joined = join(this.#commons.kept, newcomer, seat);
      if (!joined.ok) return joined;
      const id = joined.value.people.length;
      if ((await this.#commons.change(joined.value)) !== null) return failure('not-kept');
      this.#commons.presence.go(id);
      return success(id);
    });
  }

  /** Blanks the name of a person, here and in the record of the game. Rejects with an `Error` where that is not kept. */
  forgetName(person: Person['id']): Promise<void> {
    return this.#inOrder(async () => {
      const refusal = await this.#commons.change(withPerson(this.#commons.kept, person, { name: '' }));
      if (refusal !== null) throw new Error('the name could not be deleted');
      this.#commons.talk.forgetName(person);
      const { playing } = this.#commons;
      const seat = playing?.game.seatOf(person) ?? null;
      if (seat !== null) playing?.game.table.rename(seat, '');
    });
  }

  /**
   * Connects a person, or somebody who watches, and tells him everything that he does not have. The newer connection of a
   * person displaces the older.
   */
  connect(
    place: { readonly person: Person['id'] } | null,
    known: Known | null,
    send: (message: OnlineTableMessage) => void,
  ): OnlineConnection {
    return this.#reception.connect(place?.person ?? null, known, send);
  }

  /** Stops for this server: everyone is told to connect again, which may lead to another server. */
  stop(reason: 'moving'): void {
    this.#commons.stopWorking();
    this.#commons.lines.end(reason);
  }

  #inOrder<Result>(act: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#commons.turnstile.enter(() => act().then(resolve, reject));
    });
  }
}
