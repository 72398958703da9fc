import { seatAt } from '../cards/seat.ts';
import { isObject } from '../isObject.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { found, type Problem } from '../problem.ts';
import { parseCards } from '../record/notation.ts';
import { RULESET_SHAPE } from '../rules/parseRuleset.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { CONTRACT_VERSION } from '../rules/ruleset.ts';
import {
  atLeast,
  fitting,
  integer,
  listOf,
  oneOf,
  otherVersion,
  problemsIfThere,
  type Shape,
} from '../shape.ts';
import type { ScoreEntry, ScoreProblem } from './entry.ts';
import { addScoreEntry, type ScoredGame, type ScoredStep, startScoring } from './scoring.ts';

/** The first key of every evening. */
export const EVENING_FORMAT = 'nain-jaune-evening';
/** The version of the format. */
const EVENING_VERSION = CONTRACT_VERSION;

/** A person at the table. */
export interface EveningPlayer {
  readonly name: string;
  /** The family member, if the device knows the person. */
  readonly profile?: string;
}

/** An entry with its time, in milliseconds since 1970, if known. */
export type EveningEntry = ScoreEntry & { readonly at?: number };

/** A game with real cards as it is stored and shared: its score entries in order. */
export interface Evening {
  readonly format: typeof EVENING_FORMAT;
  readonly version: typeof EVENING_VERSION;
  readonly rules: Ruleset;
  readonly players: readonly EveningPlayer[];
  readonly firstDealer: number;
  /** Whether real counters are on the table, so that the app only calculates. */
  readonly counters: 'kept' | 'physical';
  /** A timer for the whole evening or for each deal. */
  readonly timer?: { readonly of: 'evening' | 'deal'; readonly minutes: number };
  readonly entries: readonly EveningEntry[];
}

/** Makes an evening without entries. */
export function makeEvening(
  beginning: Pick<Evening, 'rules' | 'players' | 'firstDealer' | 'counters' | 'timer'>,
  entries: readonly EveningEntry[] = [],
): Evening {
  return { format: EVENING_FORMAT, version: EVENING_VERSION, ...beginning, entries };
}

/** An evening replayed from its start, up to the first invalid entry. */
export interface ReplayedEvening {
  readonly game: ScoredGame;
  /** Each valid entry with its events. */
  readonly steps: readonly ScoredStep[];
  /** The problems of the first invalid entry. */
  readonly problems: readonly ScoreProblem[];
}

/**
 * Settles the entries of an evening in order, up to the first invalid one.
 *
 * @example
 * ```ts
 * import { makeEvening, RULESETS, replayEvening } from '@nain-jaune/engine';
 *
 * const players = ['Anne', 'Bruno', 'Chloé', 'David'].map((name) => ({ name }));
 * const evening = makeEvening({ rules: RULESETS.famille, players, firstDealer: 0, counters: 'kept' }, [{ type: 'anted' }]);
 * const { game, problems } = replayEvening(evening);
 * game.boxes; // => [4, 8, 12, 16, 20]
 * problems; // => []
 * ```
 */
export function replayEvening({ rules, players, firstDealer, counters, entries }: Evening): ReplayedEvening {
  let game = startScoring(rules, players.length, seatAt(firstDealer), counters === 'physical');
  const steps: ScoredStep[] = [];
  for (const entry of entries) {
    const scored = addScoreEntry(game, entry);
    if (!scored.ok) return { game, steps, problems: scored.error };
    steps.push(scored.value);
    game = scored.value.game;
  }
  return { game, steps, problems: [] };
}

const TEXT = fitting('text', (value) => typeof value === 'string');
const SEAT = integer(0, 7);
const CARDS = fitting(
  'cards such as "5h 6c"',
  (value) => typeof value === 'string' && !parseCards(value).includes(null),
);
const BOOLEAN = oneOf(true, false);
const WHEN = fitting('milliseconds', (value) => Number.isSafeInteger(value));
const HAND: Shape = anyOf('null | {cards} | {points, holds} | {count, holds}', (value) => {
  if (value === null) return null;
  if ('cards' in value) return atLeast({ cards: CARDS });
  return atLeast(
    'points' in value ? { points: integer(0, 1000), holds: CARDS } : { count: integer(0, 52), holds: CARDS },
  );
});
const ENTRIES: Readonly<Record<ScoreEntry['type'], Shape>> = {
  anted: atLeast({}),
  laid: atLeast({ seat: SEAT, card: TEXT, announced: BOOLEAN }),
  ended: atLeast({ winner: SEAT, opera: BOOLEAN, hands: listOf(HAND) }),
};
const ENTRY: Shape = {
  expected: '{type: "anted" | "laid" | "ended", …}',
  problemsOf(value, path) {
    if (!isObject(value)) return wrong(this.expected, value, path);
    const shape = Object.entries(ENTRIES).find(([type]) => type === value['type'])?.[1];
    if (shape === undefined) return wrong('"anted" | "laid" | "ended"', value['type'], `${path}.type`);
    return [
      ...shape.problemsOf(value, path),
      ...problemsIfThere(value, 'at', WHEN, path),
      ...problemsIfThere(value, 'timeIsUp', BOOLEAN, path),
    ];
  },
};
const TIMER = atLeast({ of: oneOf('evening', 'deal'), minutes: integer(1, 1440) });
const EVENING = atLeast({
  format: oneOf(EVENING_FORMAT),
  version: oneOf(EVENING_VERSION),
  rules: RULESET_SHAPE,
  players: listOf(atLeast({ name: TEXT })),
  firstDealer: SEAT,
  counters: oneOf('kept', 'physical'),
  entries: listOf(ENTRY),
});

/** A value of one of several shapes, chosen by the value. Null matches none. */
function anyOf(
  expected: string,
  shapeOf: (value: Readonly<Record<string, unknown>> | null) => Shape | null,
): Shape {
  return {
    expected,
    problemsOf(value, path) {
      if (value !== null && !isObject(value)) return wrong(expected, value, path);
      return shapeOf(value)?.problemsOf(value, path) ?? [];
    },
  };
}

function wrong(expected: string, value: unknown, path: string): Problem[] {
  return [{ code: 'wrong-value', path, expected, found: found(value) }];
}

/**
 * Parses an evening from unknown input, such as JSON, or returns every problem of its shape. {@link replayEvening}
 * also checks the entries.
 *
 * @example
 * ```ts
 * import { makeEvening, parseEvening, RULESETS } from '@nain-jaune/engine';
 *
 * const players = ['Anne', 'Bruno', 'Chloé', 'David'].map((name) => ({ name }));
 * const evening = makeEvening({ rules: RULESETS.famille, players, firstDealer: 0, counters: 'kept' }, [{ type: 'anted' }]);
 * parseEvening(JSON.parse(JSON.stringify(evening))); // => { ok: true, value: evening }
 * ```
 */
export function parseEvening(input: unknown): Outcome<Evening, Problem[]> {
  const problems = eveningProblems(input);
  if (problems.length > 0) return failure(problems);
  const evening = input as Evening;
  const people = peopleProblems(evening);
  return people.length === 0 ? success(evening) : failure(people);
}

function eveningProblems(input: unknown): Problem[] {
  const other = otherVersion(input, EVENING_FORMAT, EVENING_VERSION);
  if (other.length > 0) return other;
  const timer = isObject(input) ? problemsIfThere(input, 'timer', TIMER, '') : [];
  return [...EVENING.problemsOf(input, ''), ...timer];
}

/** The number of people must be allowed, and every named person must be among them. */
function peopleProblems({ rules, players, firstDealer, entries }: Evening): Problem[] {
  if (!rules.players.includes(players.length))
    return wrong(`${rules.players.join(' | ')} players`, `${players.length} players`, 'players');
  const seat = integer(0, players.length - 1);
  return [
    ...seat.problemsOf(firstDealer, 'firstDealer'),
    ...entries.flatMap((entry, index) => {
      const path = `entries[${index}]`;
      if (entry.type === 'anted') return [];
      if (entry.type === 'laid') return seat.problemsOf(entry.seat, `${path}.seat`);
      const hands =
        entry.hands.length === players.length
          ? []
          : wrong(`${players.length} hands`, entry.hands.length, `${path}.hands`);
      return [...seat.problemsOf(entry.winner, `${path}.winner`), ...hands];
    }),
  ];
}
