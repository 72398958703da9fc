import { isBotName } from '@nain-jaune/bots/names';
import {
  type Card,
  failure,
  type GameStart,
  type Outcome,
  parseRulesCode,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  seatAt,
  success,
} from '@nain-jaune/engine';
import type { ChallengeProblem } from '../challengeProblem.ts';
import { ByteReader, bytesOf, checksumOf, lettersOf } from '../encoding/bytes.ts';
import { mayStart } from '../encoding/mayStart.ts';
import { ORDER_BYTES, orderOf } from '../encoding/order.ts';
import type { SeededTable } from '../seededTable.ts';
import {
  CHALLENGE_VERSION,
  CHECKSUM_BYTES,
  type Challenge,
  type ChallengeResult,
  LONGEST_CHALLENGE,
  LONGEST_NAME,
  MOST_DEALS,
  MOST_DEALS_OF_ALL,
  MOST_RESULTS,
  OTHER_RULES,
  WITH_FIRST_DEAL,
  WITH_START,
} from './challenge.ts';
import { replayMoves } from './replayMoves.ts';

const LONGEST_SEED = 200;
const MOST_FIRST_DEAL = 100_000;
const BOXES = 5;

type Read<Value> = Outcome<Value, ChallengeProblem[]>;

/** Decodes a challenge, or returns all problems. */
export function parseChallenge(text: string): Read<Challenge> {
  return readWith(text, takeChallenge);
}

/**
 * Checks a challenge without playing its games, so that it takes no time. Returns its {@link challengeKey}. There must be a
 * result.
 */
export function checkChallenge(text: string): Read<string> {
  return readWith(text, (reader) => {
    const bytes = reader.block();
    const table = takeTable(new ByteReader(bytes));
    if (!table.ok) return table;
    const count = reader.byte();
    if (count > MOST_RESULTS) return failure([{ code: 'too-many-results' }]);
    const results = Array.from({ length: count }, () => takeUnplayed(reader));
    if (results.some(({ name }) => name.length > LONGEST_NAME)) return failure([{ code: 'names' }]);
    const isWhole = count > 0 && results.every(({ moves }) => moves.at(-1) !== 0) && reader.left === 0;
    return isWhole ? success(lettersOf(bytes)) : failure([{ code: 'altered' }]);
  });
}

function readWith<Value>(text: string, take: (reader: ByteReader) => Read<Value>): Read<Value> {
  if (text.length > LONGEST_CHALLENGE) return failure([{ code: 'too-long' }]);
  const bytes = bytesOf(text);
  if (bytes === null || bytes.length < CHECKSUM_BYTES + ORDER_BYTES)
    return failure([{ code: 'no-challenge' }]);
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const [high = 0, low = 0] = bytes.subarray(-CHECKSUM_BYTES);
  if (checksumOf(body) !== high * 256 + low) return failure([{ code: 'altered' }]);
  const version = body[0] ?? 0;
  if (version < CHALLENGE_VERSION) return failure([{ code: 'draft' }]);
  if (version > CHALLENGE_VERSION) return failure([{ code: 'newer', version }]);
  try {
    return take(new ByteReader(body.subarray(1)));
  } catch (error) {
    // A length beyond the end or invalid UTF-8.
    if (error instanceof RangeError) return failure([{ code: 'altered' }]);
    throw error;
  }
}

/** Returns a text that two challenges share if their tables are the same. Reads nothing else. */
export function challengeKey(text: string): string | null {
  const bytes = bytesOf(text);
  if (bytes === null) return null;
  try {
    return lettersOf(new ByteReader(bytes.subarray(1)).block());
  } catch {
    return null;
  }
}

function takeChallenge(reader: ByteReader): Read<Challenge> {
  const table = takeTable(new ByteReader(reader.block()));
  if (!table.ok) return table;
  const count = reader.byte();
  if (count > MOST_RESULTS) return failure([{ code: 'too-many-results' }]);
  const results: (ChallengeResult | ChallengeProblem)[] = [];
  for (let deals = 0; results.length < count && deals < MOST_DEALS_OF_ALL; ) {
    const result = takeResult(reader, table.value);
    deals += 'code' in result ? MOST_DEALS : result.game.settled.length;
    results.push(result);
  }
  const problems = results.flatMap((result) => ('code' in result ? [result] : []));
  if (results.length < count && problems.length === 0) problems.push({ code: 'too-many-results' });
  else if (reader.left > 0) problems.push({ code: 'altered' });
  if (problems.length > 0) return failure(problems);
  return success({
    table: table.value,
    results: results.flatMap((result) => ('code' in result ? [] : [result])),
  });
}

function takeTable(reader: ByteReader): Read<SeededTable> {
  const rules = takeRules(reader);
  if (!rules.ok) return rules;
  const seats = reader.byte();
  const players = seats >> 4;
  if (!rules.value.players.includes(players)) return failure([{ code: 'players', players }]);
  const parts = takeParts(reader, players, seats & 15);
  const problems = problemsIn(parts, rules.value);
  if (reader.left > 0) problems.push({ code: 'altered' });
  if (problems.length > 0) return failure(problems);
  const { bots, dealer, start, firstDeal, packs, seed } = parts;
  return success({
    rules: rules.value,
    bots,
    dealer: seatAt(dealer),
    ...(start && { start }),
    ...(firstDeal !== null && { firstDeal }),
    packs: packs.flatMap((pack) => (pack === null ? [] : [pack])),
    seed,
  });
}

/** The parts of a table, not checked. */
interface TableParts {
  readonly players: number;
  readonly dealer: number;
  readonly person: number;
  readonly firstDeal: number | null;
  readonly bots: readonly (string | null)[];
  readonly start: GameStart | null;
  readonly seed: string;
  readonly packs: readonly (readonly Card[] | null)[];
}

function takeParts(reader: ByteReader, players: number, dealer: number): TableParts {
  const flags = reader.byte();
  const person = flags & 7;
  const firstDeal = (flags & WITH_FIRST_DEAL) === 0 ? null : reader.whole();
  const bots = Array.from({ length: players }, (_, seat) => (seat === person ? null : reader.text()));
  const start = (flags & WITH_START) === 0 ? null : takeStart(reader, players);
  const seed = reader.text();
  const packs = Array.from({ length: reader.byte() }, () => orderOf(reader.large(ORDER_BYTES)));
  return { players, dealer, person, firstDeal, bots, start, seed, packs };
}

function problemsIn(parts: TableParts, rules: Ruleset): ChallengeProblem[] {
  const { players, dealer, person, firstDeal, bots, start, seed, packs } = parts;
  const isFirstDeal = firstDeal === null || (firstDeal > 1 && firstDeal < MOST_FIRST_DEAL);
  const problems: ChallengeProblem[] = [];
  const hasSeats = dealer < players && person < players;
  if (!hasSeats) problems.push({ code: 'seats' });
  if (bots.some((bot) => bot !== null && !isBotName(bot))) problems.push({ code: 'bots' });
  if (hasSeats && start !== null && !mayStart(start, rules, seatAt(dealer)))
    problems.push({ code: 'counters' });
  if (packs.length === 0 || packs.includes(null)) problems.push({ code: 'cards' });
  if (seed.length > LONGEST_SEED || !isFirstDeal) problems.push({ code: 'altered' });
  return problems;
}

function takeRules(reader: ByteReader): Read<Ruleset> {
  const number = reader.byte();
  const id = RULESET_IDS[number];
  if (id !== undefined) return success(RULESETS[id]);
  if (number !== OTHER_RULES) return failure([{ code: 'rules', problems: [] }]);
  const parsed = parseRulesCode(reader.text());
  if (parsed.ok) return parsed;
  const { error } = parsed;
  return failure([{ code: 'rules', problems: error.code === 'wrong-rules' ? error.problems : [] }]);
}

function takeStart(reader: ByteReader, players: number): GameStart {
  const take = (length: number) => Array.from({ length }, () => reader.whole());
  return { counters: take(players), boxes: take(BOXES) };
}

/** A result whose moves are not read. */
function takeUnplayed(reader: ByteReader) {
  return { name: reader.text(), moves: reader.block() };
}

function takeResult(reader: ByteReader, table: SeededTable): ChallengeResult | ChallengeProblem {
  const { name, moves: bytes } = takeUnplayed(reader);
  if (name.length > LONGEST_NAME) return { code: 'names' };
  let rest = new ByteReader(bytes).large(bytes.length);
  const game = replayMoves(table, (legal) => {
    const size = BigInt(legal.length);
    const index = Number(rest % size);
    rest /= size;
    return index;
  });
  return rest === 0n && game?.ended != null ? { name, game } : { code: 'moves' };
}
