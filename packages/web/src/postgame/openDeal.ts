import {
  type Card,
  type Game,
  type GameRecord,
  type Replay,
  type ReplayStep,
  type Ruleset,
  replayRecord,
  startGame,
} from '@nain-jaune/engine';
import { openRecord } from '../lobby/openRecord.ts';

/** A finished deal with all cards known. */
export interface OpenDeal {
  /** Number of the deal in its game, from 1. */
  readonly number: number;
  readonly rules: Ruleset;
  readonly players: number;
  /** Counters and boxes before the ante. */
  readonly before: { readonly counters: readonly number[]; readonly boxes: readonly number[] };
  /** The dealt cards, then each move. */
  readonly steps: readonly ReplayStep[];
}

/** Returns the finished deals of a record, or none if it breaks a rule. */
export function openDealsOf(record: GameRecord): readonly OpenDeal[] {
  const replayed = replayRecord(openRecord(record));
  return replayed.ok ? dealsOf(replayed.value, record) : [];
}

function dealsOf({ steps }: Replay, record: GameRecord): OpenDeal[] {
  const players = record.players.length;
  let before: Game = startGame(
    record.rules,
    players,
    steps[0]?.game.firstDealer ?? (0 as never),
    record.start,
  );
  return [...Map.groupBy(steps, (step) => step.deal)].map(([number, ofDeal]) => {
    const deal = { number, rules: record.rules, players, before: lyingIn(before), steps: ofDeal };
    before = ofDeal.at(-1)?.game ?? before;
    return deal;
  });
}

function lyingIn({ counters, boxes }: Game): OpenDeal['before'] {
  return { counters, boxes };
}

/** Returns the dealt hands and the talon. */
export function dealtIn({ steps }: OpenDeal): {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
} {
  const setup = steps[0]?.game.deal?.setup;
  return { hands: setup?.hands ?? [], talon: setup?.talon ?? [] };
}
