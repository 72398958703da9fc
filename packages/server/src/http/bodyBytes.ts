/** The largest bodies of requests, in bytes. */
export const BODY_BYTES = { attempt: 32 * 1024, challenge: 8 * 1024, other: 16 * 1024 } as const;
