/** Limits of everything in a room that clients can make grow. */
export const BOUNDS = {
  members: 40,
  /** Members who have left and may still delete their name and texts. */
  formerMembers: 50,
  /** Removed people, who may not join again. */
  removals: 100,
  /** Addresses whose new members are muted. */
  mutedAddresses: 100,
  sayings: 50,
  spectators: 50,
  deals: 500,
  /** Answers to the last commands of a member, which a client may send again. */
  answers: 8,
  /** Tokens of lost devices of a member. */
  replacedTokens: 8,
  scores: 60,
} as const;

/** A token bucket: its size and refill rate. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Rates of members' actions besides playing. */
export const RATES = {
  change: { burst: 30, perSecond: 0.5 },
  roomChange: { burst: 120, perSecond: 2 },
  saying: { burst: 5, perSecond: 0.5 },
  report: { burst: 3, perSecond: 1 / 600 },
} as const satisfies Readonly<Record<string, Rate>>;

export interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Returns the tokens in a bucket. A missing bucket is full. */
export function tokensIn({ burst, perSecond }: Rate, bucket: Bucket | undefined, now: number): number {
  return bucket === undefined ? burst : Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
}

/** Takes one token. Returns the new state of the bucket, or null if it is empty. */
export function take(rate: Rate, bucket: Bucket | undefined, now: number): Bucket | null {
  const left = tokensIn(rate, bucket, now) - 1;
  return left < 0 ? null : { left, at: now };
}
