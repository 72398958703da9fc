/** Version of the protocol. A message with a new meaning raises it. Version 2 is described in docs/protocol.md. */
export const PROTOCOL_VERSION = 2;

/** Seconds for a move by each turn clock; null for no limit. */
export const CLOCK_SECONDS = { none: null, gentle: 60, quick: 15 } as const satisfies Readonly<
  Record<string, number | null>
>;

/** Most characters of a name. */
export const LONGEST_NAME = 24;

/** Most characters of a text that a member writes. */
export const LONGEST_TEXT = 200;
