import { parseCardText } from '../cards/notation.ts';
import { parseMoveText } from '../deal/move.ts';
import { isObject } from '../isObject.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Problem } from '../problem.ts';
import { RULESET_SHAPE } from '../rules/parseRuleset.ts';
import {
  atLeast,
  fitting,
  isInteger,
  listOf,
  oneOf,
  orNull,
  otherVersion,
  problemsIfThere,
  type Shape,
} from '../shape.ts';
import { parseCards, tokensOf } from './notation.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from './record.ts';

const NAME = fitting('text', (value) => typeof value === 'string');
const COUNT = fitting('integer', (value) => Number.isSafeInteger(value));
const SEAT = fitting('seat 0–7', (value) => isInteger(value) && value >= 0 && value <= 7);

const CARDS = fitting(
  'cards such as "5h 6c"',
  (value) => typeof value === 'string' && !parseCards(value).includes(null),
);
const CARD = fitting(
  'card such as "7d"',
  (value) => typeof value === 'string' && parseCardText(value) !== undefined,
);
const MOVES: Shape = {
  expected: 'moves such as "5h 7d! -"',
  problemsOf(value, path) {
    if (typeof value !== 'string') return NAME.problemsOf(value, path);
    const wrong = tokensOf(value).flatMap((token, index) =>
      parseMoveText(token) === undefined ? [{ token, index }] : [],
    );
    return wrong.map(({ token, index }) => ({
      code: 'wrong-value',
      path: `${path}[${index}]`,
      expected: this.expected,
      found: JSON.stringify(token.slice(0, 20)),
    }));
  },
};

const PLAYER = withOptional({ name: NAME }, { bot: NAME });
const RESULT = atLeast({
  winner: SEAT,
  opera: oneOf(true, false),
  counters: listOf(COUNT),
  boxes: listOf(COUNT, 5),
});
const DEAL = withOptional(
  { dealer: SEAT, hands: listOf(CARDS), talon: CARDS, moves: MOVES },
  { result: RESULT, drawn: listOf(listOf(orNull(CARD))) },
);
const END = atLeast({ reason: oneOf('ruin', 'deals', 'target', 'time'), winners: listOf(SEAT) });
const START = atLeast({ counters: listOf(COUNT), boxes: listOf(COUNT, 5) });
const RECORD = withOptional(
  {
    format: oneOf(RECORD_FORMAT),
    version: oneOf(RECORD_VERSION),
    rules: RULESET_SHAPE,
    players: listOf(PLAYER),
    deals: listOf(DEAL),
  },
  { start: START, end: END },
);

/** An object with these keys, and optionally those. Other keys are ignored. */
function withOptional(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>>,
): Shape {
  const shape = atLeast(required);
  return {
    expected: shape.expected,
    problemsOf(value, path) {
      const problems = shape.problemsOf(value, path);
      if (!isObject(value)) return problems;
      return [
        ...problems,
        ...Object.entries(optional).flatMap(([key, inner]) => problemsIfThere(value, key, inner, path)),
      ];
    },
  };
}

/**
 * Parses a record from unknown input, such as JSON, or returns every problem of its shape. `checkRecord`
 * also checks that the game follows its rules.
 *
 * @example
 * ```ts
 * import { parseRecord } from '@nain-jaune/engine';
 *
 * const parsed = parseRecord({ format: 'nain-jaune-record', version: 3, players: [], deals: [] });
 * parsed.ok || parsed.error.map(({ code, path }) => `${code} ${path}`); // => ['missing rules']
 * ```
 */
export function parseRecord(input: unknown): Outcome<GameRecord, Problem[]> {
  const other = otherVersion(input, RECORD_FORMAT, RECORD_VERSION);
  const problems = other.length > 0 ? other : RECORD.problemsOf(input, '');
  return problems.length === 0 ? success(input as GameRecord) : failure(problems);
}
