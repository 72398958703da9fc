import type { OnlineTable } from '@nain-jaune/table/online';

/** Where a table is: in this server's memory, at another server on the same database, or nowhere; not asked any more where this one stops. */
export type Found =
  | { readonly at: 'here'; readonly table: OnlineTable }
  | { readonly at: 'elsewhere'; readonly address: string }
  | { readonly at: 'nowhere' }
  | { readonly at: 'stopping' };
