import type { Enter, OnlineClosed, OnlineTableMessage } from '@nain-jaune/protocol/online';
import type { OnlineConnection } from '@nain-jaune/table/online';
import type { WebSocket } from 'ws';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { ClientSocket } from './clientSocket.ts';
import type { Pipe } from './pipe.ts';
import type { Post } from './post.ts';
import type { Wire } from './wire.ts';

/** How long and how much a connection may be, say and leave unread. */
export interface SocketTiming {
  /** Milliseconds until the first message. */
  readonly silentMs: number;
  /** Milliseconds between two questions whether a client is still there. */
  readonly pingMs: number;
  /** Milliseconds for a client to end its side after ours. */
  readonly farewellMs: number;
  /** Bytes of one message. */
  readonly messageAtMost: number;
  /** Bytes that wait for a client to read them. */
  readonly unreadAtMost: number;
  /** Messages that are none. */
  readonly misunderstoodAtMost: number;
  /** Milliseconds until a table is looked for anew whose server does not answer, and how often it is. */
  readonly findAgainMs: number;
  readonly findings: number;
  /** Messages that wait until the table is found. */
  readonly waitingAtMost: number;
}

/** What holds unless a test says otherwise. */
export const SOCKET_TIMING: SocketTiming = {
  silentMs: 5000,
  pingMs: 10_000,
  farewellMs: 2000,
  messageAtMost: 16 * 1024,
  unreadAtMost: 256 * 1024,
  misunderstoodAtMost: 20,
  findAgainMs: 200,
  findings: 25,
  waitingAtMost: 32,
};

/** What became of the wish to enter a table. */
export type Entered =
  | { readonly type: 'refused'; readonly reason: OnlineClosed['reason'] }
  | { readonly type: 'elsewhere'; readonly pipe: Pipe }
  | {
      readonly type: 'here';
      connect(send: (message: OnlineTableMessage) => void): OnlineConnection;
    };

/** What a client's socket needs from around it. */
export interface SocketHouse {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly wire: Wire;
  readonly post: Post;
  /** As large as the longest message: where plain frames are read. */
  readonly room: Buffer;
  readonly timing: SocketTiming;
  now(): number;
  /** Finds the table and the place that a client asks for. */
  enter(enter: Enter, socket: ClientSocket): Promise<Entered>;
  /** A client sent too much. */
  noteFlood(address: string | null): void;
  /** Sees to it that a socket that was closed ends, though its client says nothing. */
  seeOff(socket: WebSocket): void;
}
