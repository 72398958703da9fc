import type { CloseReason, Enter, ServerMessage } from '@nain-jaune/protocol';
import type { Known, RoomConnection } from '@nain-jaune/table';
import type { WebSocket } from 'ws';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { NodeProxy } from './nodeProxy.ts';
import type { Session } from './session.ts';

export interface SessionTiming {
  /** Until the first message. */
  readonly silentMs: number;
  /** Between two rounds of pings. */
  readonly pingMs: number;
  /** Between two reads of the bans. */
  readonly bansMs: number;
  /** For the client to close its side. */
  readonly closeMs: number;
  readonly messageBytes: number;
  readonly unreadBytes: number;
  readonly malformedLimit: number;
  /** Delay and maximum number of attempts to find a table whose node does not answer. */
  readonly findAgainMs: number;
  readonly findLimit: number;
  /** Maximum number of messages that wait while the table is being found. */
  readonly waitingLimit: number;
}

export const SESSION_TIMING: SessionTiming = {
  silentMs: 5000,
  pingMs: 10_000,
  bansMs: 10_000,
  closeMs: 2000,
  messageBytes: 16 * 1024,
  unreadBytes: 256 * 1024,
  malformedLimit: 20,
  findAgainMs: 200,
  findLimit: 25,
  waitingLimit: 32,
};

export type Entered =
  | { readonly type: 'refused'; readonly reason: CloseReason }
  | { readonly type: 'node'; readonly proxy: NodeProxy }
  | {
      readonly type: 'here';
      connect(known: Known | null, send: (message: ServerMessage) => void): RoomConnection;
    };

export interface SessionContext {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly timing: SessionTiming;
  now(): number;
  enter(enter: Enter, session: Session): Promise<Entered>;
  onFlood(address: string): void;
  /** Terminates a closed socket if its client does not close its side. */
  terminateLater(socket: WebSocket): void;
}
