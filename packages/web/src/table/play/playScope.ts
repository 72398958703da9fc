import { createContext } from 'svelte';
import type { Practice } from '../../app/gameService/practice.ts';
import type { OverTable } from '../overTable.svelte.ts';
import type { SoundPlace } from '../sound/soundSettings.svelte.ts';
import type { PlayFlow } from './playFlow.svelte.ts';
import type { TableClient } from './tableClient.svelte.ts';

/** What a table with a place for the player offers: play, the sheets over it and its record. */
export interface PlayScope {
  readonly client: TableClient;
  readonly flow: PlayFlow;
  readonly over: OverTable;
  /** Where it is played. Each place has its own sound switches. */
  readonly stance: SoundPlace;
  /** More keys of this table, each with what it does. */
  readonly keys: readonly (readonly [string, string])[];
  /** How to replay from a move of the settled deal, or null if that is not possible. */
  readonly practice: Practice | null;
  /** Asks for a hint. Null if no hints are available. */
  readonly askHint: (() => void) | null;
  /** Requests the next deal. */
  deal(): void;
  /** Takes back the last choice, if the table allows it. */
  takeBack(): void;
  record(): Promise<string>;
  saveRecord(): Promise<void>;
  /** Returns the replay address of a deal, optionally at a move. */
  replayAddress(deal: number, move?: number): string;
}

export const [playScope, setPlayScope] = createContext<PlayScope>();
