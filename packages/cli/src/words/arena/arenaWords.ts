import type { ArenaEnd, FaultKind } from '@nain-jaune/simulator';

/** The words of the arena, and of what programs that play do wrong. */
export interface ArenaWords {
  arenaPlayed(deals: number, games: number): string;
  /** As above, for games of several deals each. */
  arenaGamesPlayed(cards: number, games: number): string;
  readonly arenaEnded: Readonly<Record<ArenaEnd, string>>;
  arenaAgainst(base: string): string;
  readonly arenaTogether: string;
  /** What the numbers after ± are. */
  readonly arenaErrors: string;
  /** The title of the base in the first column. */
  arenaBase(name: string): string;
  readonly betterThanBase: string;
  readonly aboveTheMean: string;
  readonly countersPerDeal: string;
  readonly countersPerGame: string;
  readonly dealsWon: string;
  readonly decisionsPerDeal: string;
  readonly timePerDecision: string;
  readonly timeMean: string;
  readonly timeMedian: string;
  readonly time99: string;
  readonly timeMost: string;
  readonly differences: string;
  readonly isClear: string;
  readonly isUnclear: string;
  readonly rating: string;
  readonly skill: string;
  readonly uncertainty: string;
  readonly ordinal: string;
  roundsOf(done: number, rounds: number): string;
  /** Who did something wrong how often. */
  faultsOf(name: string, faults: number): string;
  /** One kind of fault: how often, and where it was first seen. */
  faultLine(kind: string, count: number, number: number, seat: number): string;
  readonly faultKinds: Readonly<Record<FaultKind, string>>;
  /** A bot of a record does not play here; another one plays for it. */
  standsIn(bot: string, other: string): string;
  readonly botsNeeded: string;
}
