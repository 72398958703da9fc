import { join } from 'node:path';
import type { ClientFigures } from './measure.ts';

export interface ClientPlan {
  readonly isBare: boolean;
  readonly http: string;
  readonly socket: string;
  readonly tables: number;
}

/** A phase of the measurement. `rate` is the wanted moves per second; null for as many as possible. */
export interface Phase {
  readonly rate: number | null;
  readonly warmSeconds: number;
  readonly seconds: number;
}

/** Stops the clients until the next phase. */
export const REST = 'rest';

export type ClientMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'started' }
  | {
      readonly type: 'ended';
      readonly figures: ClientFigures;
      readonly broadcasts: readonly (readonly string[])[];
    }
  | { readonly type: 'complaint'; readonly complaint: string };

export interface Usage {
  readonly cpu: number;
  readonly memory: number;
}

export const clientProgram = join(import.meta.dirname, 'client.ts');

export const bareProgram = join(import.meta.dirname, 'bare.ts');
