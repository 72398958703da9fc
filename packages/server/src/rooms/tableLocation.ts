import type { RoomDriver } from '@nain-jaune/table';

/**
 * Where a table is: in the memory of this node, at another node, or nowhere. `damaged`: its entries do not make a room.
 * `stopping`: this node stops.
 */
export type TableLocation =
  | { readonly at: 'here'; readonly driver: RoomDriver }
  | { readonly at: 'node'; readonly address: string }
  | { readonly at: 'nowhere' }
  | { readonly at: 'damaged' }
  | { readonly at: 'stopping' };
