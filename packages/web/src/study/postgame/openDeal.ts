import {
  type Card,
  type Game,
  type GameRecord,
  makeRecord,
  type Replay,
  type ReplayStep,
  type Ruleset,
  replayRecord,
  startGame,
} from '@nain-jaune/engine';
import { withoutOpenDeal } from '../../app/gameService/practice.ts';

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
  const replayed = replayRecord(withoutOpenDeal(record));
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

/** Returns the record of a game of this deal alone. */
export function recordOfDeal({ players, steps }: OpenDeal, seats: readonly RecordSeat[]): GameRecord {
  const game = steps.at(-1)?.game;
  if (game === undefined) throw new RangeError('the deal has no steps');
  const seated = seats.slice(0, players).map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  return makeRecord(game, seated);
}

interface RecordSeat {
  readonly name: string;
  readonly bot: string | null;
}

/** Returns the counters that a seat won in a deal, negative if lost. */
export function changeIn({ before, steps }: OpenDeal, seat: number): number {
  return (steps.at(-1)?.game.counters[seat] ?? 0) - (before.counters[seat] ?? 0);
}

/** Returns the dealt hands and the talon. */
export function dealtIn({ steps }: OpenDeal): {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
} {
  const setup = steps[0]?.game.deal?.setup;
  return { hands: setup?.hands ?? [], talon: setup?.talon ?? [] };
}
