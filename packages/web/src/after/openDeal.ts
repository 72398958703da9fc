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

/** A finished deal with everything open: what a replay shows and a link carries. */
export interface OpenDeal {
  /** Its number in its game, from 1. */
  readonly number: number;
  readonly rules: Ruleset;
  readonly players: number;
  /** What everyone had, and what lay in the boxes, before the ante. */
  readonly before: { readonly counters: readonly number[]; readonly boxes: readonly number[] };
  /** The deal itself, then each move. */
  readonly steps: readonly ReplayStep[];
}

/** The finished deals of a record, with everything open. A record that breaks a rule gives none. */
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

/** Every seat's cards as they were dealt, and the talon. */
export function dealtIn({ steps }: OpenDeal): {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
} {
  const setup = steps[0]?.game.deal?.setup;
  return { hands: setup?.hands ?? [], talon: setup?.talon ?? [] };
}
