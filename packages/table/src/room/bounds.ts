/** Bounds of everything that a client can make grow, for one room. */
export const BOUNDS = {
  /** Members at one time, with and without a seat. */
  members: 40,
  /** Members who left and may still delete their name and texts. */
  formerMembers: 50,
  /** Removed people who may not join again. */
  removals: 100,
  /** Addresses whose new members are muted. */
  mutedAddresses: 100,
  /** Sayings that are kept. */
  sayings: 50,
  spectators: 50,
  /** Deals of one game. */
  deals: 500,
  /** Answered commands that are remembered for each member. */
  answers: 32,
} as const;

/** Token bucket: most tokens, and tokens that come back in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Rates of what members do, besides playing. */
export const RATES = {
  /** Stored changes of one member. */
  change: { burst: 30, perSecond: 0.5 },
  /** Stored changes of a room. */
  roomChange: { burst: 120, perSecond: 2 },
  /** Sayings of one member. */
  saying: { burst: 5, perSecond: 0.5 },
  /** Reports of one member. */
  report: { burst: 3, perSecond: 1 / 600 },
} as const satisfies Readonly<Record<string, Rate>>;

/** What is left in a token bucket, and when that was counted, in milliseconds. */
export interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** The tokens in a bucket. A missing bucket is full. */
export function tokensIn({ burst, perSecond }: Rate, bucket: Bucket | undefined, now: number): number {
  return bucket === undefined ? burst : Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
}

/** Takes one token. Returns the bucket after it, or null if there is none. */
export function take(rate: Rate, bucket: Bucket | undefined, now: number): Bucket | null {
  const left = tokensIn(rate, bucket, now) - 1;
  return left < 0 ? null : { left, at: now };
}
