import { seatAt } from '../cards/seat.ts';
import type { GameEnded } from '../deal/events.ts';
import type { Game } from '../game/game.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Problem } from '../problem.ts';
import { parseRecord } from './parseRecord.ts';
import type { Finding, GameRecord, RecordEnd } from './record.ts';
import { type ReplayStep, walkRecord } from './walkRecord.ts';

/**
 * Returns every problem that keeps an input from being the record of a game played by its own rules. A game in progress
 * is checked as far as it goes.
 *
 * @example
 * ```ts
 * import { checkRecord, dealCards, makeRecord, PACK, RULESETS, seatAt, startGame } from '@nain-jaune/engine';
 *
 * const { game } = dealCards(startGame(RULESETS.famille, 4, seatAt(0)), PACK);
 * const record = makeRecord(game, ['Anne', 'Bruno', 'Chloé', 'David'].map((name) => ({ name })));
 * checkRecord(record); // => []
 *
 * const wrong = { ...record, deals: record.deals.map((deal) => ({ ...deal, moves: '-' })) };
 * checkRecord(wrong).map(({ code, path }) => `${code} ${path}`); // => ['must-lead deals[0].moves[0]']
 * ```
 */
export function checkRecord(input: unknown): Finding[] {
  const read = readRecord(input);
  return read.ok ? [] : read.error;
}

/** Parses and checks a record of unknown input, or returns the findings of {@link checkRecord}. */
export function readRecord(input: unknown): Outcome<GameRecord, Finding[]> {
  const parsed = parseRecord(input);
  if (!parsed.ok) return failure(parsed.error.map(problemFinding));
  const wrongNumber = playersFinding(parsed.value);
  const findings = wrongNumber === null ? walkRecord(parsed.value).findings : [wrongNumber];
  return findings.length === 0 ? parsed : failure([...findings]);
}

function playersFinding({ rules, players }: GameRecord): Finding | null {
  if (rules.players.includes(players.length)) return null;
  return {
    deal: null,
    move: null,
    code: 'wrong-number-of-players',
    expected: rules.players.join(' | '),
    found: String(players.length),
    path: 'players',
  };
}

const PLACE = /^deals\[(\d+)\](?:\.moves\[(\d+)\])?/;

function problemFinding({ code, path, expected, found }: Problem): Finding {
  const [, deal, move] = PLACE.exec(path) ?? [];
  return {
    deal: deal === undefined ? null : Number(deal) + 1,
    move: move === undefined ? null : Number(move) + 1,
    code: move === undefined ? code : 'unknown-token',
    expected,
    found,
    path,
  };
}

export interface Replay {
  /** The game at the end of the record. */
  readonly game: Game;
  readonly steps: readonly ReplayStep[];
}

/**
 * Plays a record to its end, or returns every rule that it breaks.
 *
 * @example
 * ```ts
 * import { dealCards, makeRecord, PACK, replayRecord, RULESETS, seatAt, startGame } from '@nain-jaune/engine';
 *
 * const { game } = dealCards(startGame(RULESETS.famille, 4, seatAt(0)), PACK);
 * const record = makeRecord(game, ['Anne', 'Bruno', 'Chloé', 'David'].map((name) => ({ name })));
 * const replayed = replayRecord(record);
 * replayed.ok && replayed.value.steps.length; // => 1
 * ```
 */
export function replayRecord(input: GameRecord): Outcome<Replay, Finding[]> {
  const read = readRecord(input);
  if (!read.ok) return read;
  const record = read.value;
  const steps: ReplayStep[] = [];
  const { game } = walkRecord(record, (step) => steps.push(step));
  const last = steps.at(-1);
  if (record.end === undefined || last === undefined) return success({ game, steps });
  const ended = endOf(record.end);
  return success({ game: { ...game, ended }, steps: steps.with(-1, endWith(last, ended)) });
}

function endOf({ reason, winners }: RecordEnd): GameEnded {
  return { type: 'game-ended', reason, winners: winners.map(seatAt) };
}

/** If several reasons hold, the record says which one applied; only it can say that time ran out. */
function endWith(step: ReplayStep, ended: GameEnded): ReplayStep {
  const events = step.events.filter(({ type }) => type !== 'game-ended');
  return { ...step, events: [...events, ended], game: { ...step.game, ended } };
}
