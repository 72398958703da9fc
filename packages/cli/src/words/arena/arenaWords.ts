import type { ArenaEnd, FaultKind } from '@nain-jaune/simulator';

/** Texts of the arena and of faults of external programs. */
export interface ArenaWords {
  arenaPlayed(deals: number, games: number): string;
  /** `arenaPlayed` for games of several deals. */
  arenaGamesPlayed(cards: number, games: number): string;
  readonly arenaEnded: Readonly<Record<ArenaEnd, string>>;
  arenaAgainst(base: string): string;
  readonly arenaTogether: string;
  readonly arenaErrors: string;
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
  faultsOf(name: string, faults: number): string;
  /** A kind of fault. `number` and `seat` are the game and the seat of the first one. */
  faultLine(kind: string, count: number, number: number, seat: number): string;
  readonly faultKinds: Readonly<Record<FaultKind, string>>;
  /** A bot of a record is unknown, and `other` plays for it. */
  standsIn(bot: string, other: string): string;
  readonly botsNeeded: string;
}
