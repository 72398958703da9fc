import type { CloseReason, Enter, ServerMessage } from '@nain-jaune/protocol';
import type { Known, RoomConnection } from '@nain-jaune/table';
import type { WebSocket } from 'ws';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { NodeProxy } from './nodeProxy.ts';
import type { Session } from './session.ts';

/** Limits of time and size of a session. */
export interface SessionTiming {
  /** Until the first message. */
  readonly silentMs: number;
  /** Between two rounds of pings. */
  readonly pingMs: number;
  /** Between two reads of the bans, which all nodes share. */
  readonly bansMs: number;
  /** For the client to close its side after ours. */
  readonly closeMs: number;
  /** Most bytes of one message. */
  readonly messageBytes: number;
  /** Most bytes that wait for a client to read them. */
  readonly unreadBytes: number;
  /** Most messages that cannot be parsed. */
  readonly malformedLimit: number;
  /** Until a table is looked for again whose node does not answer, and how often. */
  readonly findAgainMs: number;
  readonly findLimit: number;
  /** Most messages that wait while the table is being found. */
  readonly waitingLimit: number;
}

/** The defaults. */
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

/** What became of a request to enter a table. */
export type Entered =
  | { readonly type: 'refused'; readonly reason: CloseReason }
  | { readonly type: 'node'; readonly proxy: NodeProxy }
  | {
      readonly type: 'here';
      connect(known: Known | null, send: (message: ServerMessage) => void): RoomConnection;
    };

/** What a session needs from its surroundings. */
export interface SessionContext {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly timing: SessionTiming;
  now(): number;
  /** Finds the table and the member that a client asks for. */
  enter(enter: Enter, session: Session): Promise<Entered>;
  /** A client has sent too much. */
  onFlood(address: string): void;
  /** Terminates a closed socket whose client does not close its side. */
  terminateLater(socket: WebSocket): void;
}
