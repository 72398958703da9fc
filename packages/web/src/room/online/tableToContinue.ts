import type { Ruleset } from '@nain-jaune/engine';
import type { RoomPhase, TableSummary } from '@nain-jaune/protocol';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { ownBoards } from '../board/boardTokens.ts';
import { handSettings } from '../hand/handSettings.svelte.ts';
import { summaryOf } from './onlineApi.ts';
import { forgetOwnTable, latestTable, noteClosed, tokenAt } from './ownTables.ts';
import { boardAddress, handAddress, tableAddress } from './tableAddresses.ts';

/** The latest open table of this browser, online or in one room. */
export interface TableToContinue {
  readonly href: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly opened: number;
  readonly about: Pick<AboutTable, 'title' | 'phase' | 'rules'>;
}

/** A table in the language of the page. */
class AboutTable {
  readonly #host: string;
  readonly #phase: RoomPhase;
  readonly rules: Ruleset;

  constructor({ host, phase, settings }: TableSummary) {
    this.#host = host;
    this.#phase = phase;
    this.rules = settings.rules;
  }

  get title(): string {
    return preferences.chapters.online.lobby.tableOf(this.#host);
  }

  get phase(): string {
    return preferences.chapters.online.lobby.phases[this.#phase];
  }
}

/** Asks the server for the latest open table. Null if there is none, or the server does not answer. */
export async function tableToContinue(): Promise<TableToContinue | null> {
  const latest = latestTable();
  if (latest === null) return null;
  const { code, at } = latest;
  const answer = await summaryOf(code, tokenAt(code));
  if (answer.ok && answer.value.phase !== 'closed')
    return { href: addressOf(code), opened: at, about: new AboutTable(answer.value) };
  if (!answer.ok && answer.error.code !== 'no-such-table') return null;
  if (answer.ok) noteClosed(code);
  else forgetOwnTable(code);
  return tableToContinue();
}

function addressOf(code: string): string {
  if (ownBoards().includes(code)) return boardAddress(code);
  return handSettings.table === code ? handAddress(code) : tableAddress(code);
}
