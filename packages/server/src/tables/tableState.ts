import type { RoomDriver } from '@nain-jaune/table';
import type { TableWriter } from './tableWriter.ts';

/**
 * The location of a table.
 * - `damaged`: its entries are not those of a valid room.
 * - `stopping`: this node stops.
 */
export type TableLocation =
  | { readonly at: 'here'; readonly driver: RoomDriver }
  | { readonly at: 'node'; readonly address: string }
  | { readonly at: 'nowhere' }
  | { readonly at: 'damaged' }
  | { readonly at: 'stopping' };

/** A table whose room is in memory. */
export interface HeldTable {
  readonly at: 'here';
  readonly driver: RoomDriver;
  readonly writer: TableWriter;
  idleSince: number | null;
}

/**
 * What this node does with a table; one that is not in the directory is of no concern to it.
 * - `owned`: the node owns it, or may own it because the store did not answer, without its room. The next sweep releases it.
 */
export type TableState =
  | HeldTable
  | { readonly at: 'loading'; readonly found: Promise<TableLocation> }
  | { readonly at: 'releasing'; readonly released: Promise<void> }
  | { readonly at: 'owned' };
