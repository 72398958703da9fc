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
