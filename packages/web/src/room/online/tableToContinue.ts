import type { RoomPhase } from '@nain-jaune/protocol';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { ownBoards } from '../board/boardTokens.ts';
import { handSettings } from '../hand/handSettings.svelte.ts';
import { summaryOf } from './onlineApi.ts';
import { forgetOwnTable, lastOpened, noteClosed, ownTables, tokenAt } from './ownTables.ts';
import { boardAddress, handAddress, tableAddress } from './tableAddresses.ts';

/** The latest table of this browser, online or in one room. */
export interface TableToContinue {
  readonly code: string;
  readonly href: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly opened: number;
  /** Null until the server has answered. */
  readonly about: AboutTable | null;
}

/** A table in the language of the page. */
class AboutTable {
  readonly #host: string;
  readonly #phase: RoomPhase;

  constructor(host: string, phase: RoomPhase) {
    this.#host = host;
    this.#phase = phase;
  }

  get title(): string {
    return preferences.chapters.online.lobby.tableOf(this.#host);
  }

  get phase(): string {
    return preferences.chapters.online.lobby.phases[this.#phase];
  }
}

/** Null if this browser is at no table, or only at one that is closed. */
export function tableToContinue(): TableToContinue | null {
  const [code] = ownTables();
  const opened = lastOpened();
  if (code === undefined || opened === 0) return null;
  return { code, href: addressOf(code), opened, about: null };
}

/** The same with what the server knows. Without a network it is returned unchanged; null if the table is closed. */
export async function withSummary(table: TableToContinue): Promise<TableToContinue | null> {
  const { code } = table;
  const answer = await summaryOf(code, tokenAt(code));
  if (answer.ok && answer.value.phase !== 'closed') {
    const { host, phase } = answer.value;
    return { ...table, about: new AboutTable(host, phase) };
  }
  if (!answer.ok && answer.error.code !== 'no-such-table') return table;
  noteClosed();
  if (!answer.ok) forgetOwnTable(code);
  return null;
}

function addressOf(code: string): string {
  if (ownBoards().includes(code)) return boardAddress(code);
  return handSettings.table === code ? handAddress(code) : tableAddress(code);
}
