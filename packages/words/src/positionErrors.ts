import type { FindingCode, Problem } from '@nain-jaune/engine';
import type { ErrorPhrases } from './errorWords.ts';

/** The fields of a position, in order. */
type Field = 'rules' | 'seat' | 'dealer' | 'counters' | 'boxes' | 'hands' | 'talon' | 'moves';

/** The phrases for problems of a position. A sentence has a place, a problem and details. */
export interface PositionPhrases {
  /** A text without the eight fields. */
  readonly notAPosition: string;
  readonly fields: Readonly<Record<Field, string>>;
  /** A seat by its number in the text, from 0. */
  seat(seat: number): string;
  /** The expected content of a field that cannot be read. */
  readonly needed: Readonly<Record<Field | 'hand', string>>;
  /** Contradictions between fields. */
  readonly conflicts: Readonly<
    Record<
      | 'handUnknown'
      | 'halfOpen'
      | 'noHandsAgree'
      | 'notThePack'
      | 'cardTwice'
      | 'handSize'
      | 'wrongSum'
      | 'tooFewCounters'
      | 'belowZero',
      string
    >
  >;
  sentence(place: string, fault: string, details: string): string;
}

type Phrases = Pick<ErrorPhrases, 'positions' | 'findings' | 'found' | 'expected' | 'separator' | 'move'>;

const PLACE = /^(?<field>[a-z]+)(?:\[(?<index>\d+)\])?$/;
/** The number at the start of a value found or expected. The rest is English. */
const NUMBER = /^(?:≥ )?-?\d+/;

/** A problem of a position with its place. */
export function positionSentence(phrases: Phrases, problem: Problem): string {
  const { field, index } = PLACE.exec(problem.path)?.groups ?? {};
  if (field === undefined || !isField(field, phrases)) return phrases.positions.notAPosition;
  const place = index === undefined ? null : Number(index);
  const fault =
    problem.code === 'conflict'
      ? conflictOf(phrases, field, place, problem)
      : phrases.positions.needed[field === 'hands' && place !== null ? 'hand' : field];
  return phrases.positions.sentence(placeOf(phrases, field, place), fault, detailsOf(phrases, problem));
}

function isField(field: string, { positions }: Phrases): field is Field {
  return Object.hasOwn(positions.fields, field);
}

function placeOf({ positions, move }: Phrases, field: Field, index: number | null): string {
  const name = positions.fields[field];
  if (index === null) return name;
  if (field === 'moves') return `${name}, ${move(index + 1)}`;
  return field === 'boxes' ? `${name}, ${index + 1}` : `${name}, ${positions.seat(index)}`;
}

function conflictOf(phrases: Phrases, field: Field, index: number | null, problem: Problem): string {
  const { conflicts } = phrases.positions;
  switch (field) {
    case 'moves':
      return phrases.findings[problem.expected as FindingCode];
    case 'seat':
      return problem.expected.startsWith('hands') ? conflicts.handUnknown : conflicts.halfOpen;
    case 'counters':
      return index === null ? conflicts.wrongSum : conflicts.tooFewCounters;
    case 'boxes':
      return conflicts.belowZero;
    default:
      return handsConflict(conflicts, index, problem.found);
  }
}

function handsConflict(conflicts: PositionPhrases['conflicts'], index: number | null, found: string): string {
  if (index !== null) return conflicts.handSize;
  if (found === '') return conflicts.noHandsAgree;
  return NUMBER.test(found) && !/[cdhs]/.test(found) ? conflicts.notThePack : conflicts.cardTwice;
}

/** The values found and expected. In a conflict only their numbers are shown, since the rest is English. */
function detailsOf({ found, expected, separator }: Phrases, problem: Problem): string {
  const isConflict = problem.code === 'conflict';
  const count = NUMBER.exec(problem.expected)?.[0];
  const seen = isConflict && count !== undefined ? (NUMBER.exec(problem.found)?.[0] ?? '') : problem.found;
  return [seen === '' ? '' : found(seen), isConflict && count !== undefined ? expected(count) : '']
    .filter((detail) => detail !== '')
    .join(separator);
}
