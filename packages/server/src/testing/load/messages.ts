import type { Heard } from './measure.ts';

/** What clients are to come to. */
export interface ClientPlan {
  readonly isBare: boolean;
  readonly http: string;
  readonly socket: string;
  readonly tables: number;
}

/** What is measured next: so many moves a second are offered, or as many as there can be. */
export interface Phase {
  readonly rate: number | null;
  readonly warmSeconds: number;
  readonly seconds: number;
}

/** To the process of the clients: nobody moves until the next phase. */
export const REST = 'rest';

/** What the process of the clients tells. */
export type FromClient =
  | { readonly type: 'come' }
  | { readonly type: 'begun' }
  | { readonly type: 'ended'; readonly heard: Heard; readonly fans: readonly (readonly string[])[] }
  | { readonly type: 'wrong'; readonly complaint: string };

/** What a server has used so far. */
export interface Usage {
  /** Seconds of processor time, of all its threads. */
  readonly cpu: number;
  /** Bytes of memory. */
  readonly memory: number;
}
