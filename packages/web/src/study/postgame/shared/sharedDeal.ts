import {
  type Card,
  compileRules,
  dealHands,
  failure,
  type Game,
  handSizesFrom,
  legalMoves,
  type Move,
  moveText,
  type Outcome,
  type Problem,
  playMove,
  type ReplayStep,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  rulesetDifferences,
  type Seat,
  seatAt,
  seatToMove,
  startGame,
  success,
} from '@nain-jaune/engine';
import { isWithin } from '@nain-jaune/protocol';
import {
  ByteReader,
  ByteWriter,
  bytesOf,
  type Choice,
  checksumOf,
  lettersOf,
  mayStart,
  ORDER_BYTES,
  orderNumber,
  orderOf,
  picksNumber,
} from '@nain-jaune/same-cards/encoding';
import { makeHouseText, parseHouseText } from '../../../rules/houseRules/houseText.ts';
import { dealtIn, type OpenDeal } from '../openDeal.ts';

/** Version of the format. Raise it when the format or the rules of play change. */
const VERSION = 3;
/** Marks rules that follow as text. */
const OTHER_RULES = 255;
const CHECKSUM_BYTES = 2;
const LONGEST_NAME = 60;

export interface SharedDeal {
  readonly deal: OpenDeal;
  /** Names by seat, or null if they were not shared. */
  readonly names: readonly string[] | null;
}

export type SharedProblem =
  /** Invalid letters, or far too short. */
  | { readonly code: 'no-deal' }
  /** Written by a draft, before release 1.0. */
  | { readonly code: 'draft' }
  /** Written by a newer version. */
  | { readonly code: 'newer'; readonly version: number }
  /** Truncated or changed. */
  | { readonly code: 'altered' }
  | { readonly code: 'rules'; readonly problems: readonly Problem[] }
  | { readonly code: 'players'; readonly players: number }
  | { readonly code: 'dealer'; readonly dealer: number }
  /** Counters or boxes that cannot occur in a game. */
  | { readonly code: 'counters' }
  | { readonly code: 'names' }
  | { readonly code: 'cards' }
  /** There are moves after the end of the deal. */
  | { readonly code: 'moves' };

/** A finished deal encoded for a link, without and with the names. */
export interface SharedTexts {
  readonly plain: string;
  readonly named: string;
}

export function makeSharedTexts(deal: OpenDeal, names: readonly string[]): SharedTexts {
  return { plain: makeSharedText(deal, null), named: makeSharedText(deal, names) };
}

/** Encodes a finished deal for a link. Includes the names unless they are null. */
export function makeSharedText(deal: OpenDeal, names: readonly string[] | null): string {
  const { hands, talon } = dealtIn(deal);
  const dealer = deal.steps[0]?.game.deal?.setup.dealer ?? 0;
  const writer = new ByteWriter().byte(VERSION);
  putRules(writer, deal.rules);
  writer.byte(deal.players * 16 + dealer + (names === null ? 0 : 8));
  for (const value of [...deal.before.counters, ...deal.before.boxes]) writer.whole(value);
  for (const name of names ?? []) writer.text(name);
  writer.large(orderNumber([...hands.flat(), ...talon]), ORDER_BYTES);
  writer.large(picksNumber(picksOf(deal)));
  const sum = checksumOf(writer.bytes);
  return lettersOf(writer.byte(sum >> 8).byte(sum).bytes);
}

function putRules(writer: ByteWriter, rules: Ruleset): void {
  const number = RULESET_IDS.findIndex(
    (id) => id === rules.id && rulesetDifferences(RULESETS[id], rules).length === 0,
  );
  if (number >= 0) writer.byte(number);
  else writer.byte(OTHER_RULES).text(makeHouseText(rules));
}

/** Encodes each move by its index among the legal moves, so forced moves take no space. */
function picksOf({ steps }: OpenDeal): Choice[] {
  return steps.slice(1).map(({ text }, before) => {
    const legal = legalIn(steps[before]?.game);
    return { index: legal.findIndex((move) => moveText(move) === text), of: legal.length };
  });
}

function legalIn(game: Game | undefined): Move[] {
  return game?.deal == null ? [] : legalMoves(game.deal);
}

/** Decodes a shared deal, or returns all problems. */
export function parseSharedText(text: string): Outcome<SharedDeal, SharedProblem[]> {
  const bytes = bytesOf(text);
  if (bytes === null || bytes.length < CHECKSUM_BYTES + ORDER_BYTES) return failure([{ code: 'no-deal' }]);
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const [high = 0, low = 0] = bytes.subarray(-CHECKSUM_BYTES);
  if (checksumOf(body) !== high * 256 + low) return failure([{ code: 'altered' }]);
  const version = body[0] ?? 0;
  if (version < VERSION) return failure([{ code: 'draft' }]);
  if (version > VERSION) return failure([{ code: 'newer', version }]);
  try {
    return takeDeal(new ByteReader(body.subarray(1)));
  } catch (error) {
    // A length beyond the end or invalid UTF-8.
    if (error instanceof RangeError) return failure([{ code: 'altered' }]);
    throw error;
  }
}

function takeDeal(reader: ByteReader): Outcome<SharedDeal, SharedProblem[]> {
  const rules = takeRules(reader);
  if (!rules.ok) return failure([{ code: 'rules', problems: rules.error }]);
  const seats = reader.byte();
  const [players, dealer, named] = [seats >> 4, seats & 7, (seats & 8) !== 0];
  if (!rules.value.players.includes(players)) return failure([{ code: 'players', players }]);
  const before = { counters: takeWholes(reader, players), boxes: takeWholes(reader, 5) };
  const names = named ? Array.from({ length: players }, () => reader.text()) : null;
  const order = orderOf(reader.large(ORDER_BYTES));
  const problems: SharedProblem[] = [];
  if (dealer >= players) problems.push({ code: 'dealer', dealer });
  else if (!mayStart(before, rules.value, seatAt(dealer))) problems.push({ code: 'counters' });
  if (names?.some((name) => !isWithin(name, LONGEST_NAME))) problems.push({ code: 'names' });
  if (order === null) problems.push({ code: 'cards' });
  if (order === null || problems.length > 0) return failure(problems);
  const begun = begin({ rules: rules.value, players, before }, seatAt(dealer), order);
  const steps = playOut(begun, reader.large(reader.left));
  if (steps === null) return failure([{ code: 'moves' }]);
  return success({ deal: { number: 1, rules: rules.value, players, before, steps }, names });
}

function takeRules(reader: ByteReader): Outcome<Ruleset, Problem[]> {
  const number = reader.byte();
  if (number === OTHER_RULES) {
    const parsed = parseHouseText(reader.text());
    return parsed.ok ? success(parsed.value.ruleset) : parsed;
  }
  const id = RULESET_IDS[number];
  if (id !== undefined) return success(RULESETS[id]);
  return failure([
    { code: 'wrong-value', path: 'rules', expected: `0–${RULESET_IDS.length - 1}`, found: `${number}` },
  ]);
}

function takeWholes(reader: ByteReader, length: number): number[] {
  return Array.from({ length }, () => reader.whole());
}

function begin(
  { rules, players, before }: Pick<OpenDeal, 'rules' | 'players' | 'before'>,
  dealer: Seat,
  order: readonly Card[],
): ReplayStep {
  const sizes = handSizesFrom(compileRules(rules, players), dealer);
  let from = 0;
  const hands = sizes.map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
  const game = startGame(rules, players, dealer, before);
  const begun = dealHands(game, { dealer, hands, talon: order.slice(from) });
  return { deal: 1, move: 0, seat: null, text: '', ...begun };
}

/** Plays the encoded moves to the end of the deal, or returns null if moves are left over. */
function playOut(begun: ReplayStep, picks: bigint): ReplayStep[] | null {
  const steps = [begun];
  let rest = picks;
  let { game } = begun;
  for (let legal = legalIn(game); legal.length > 0; legal = legalIn(game)) {
    const step = playPick(game, legal[Number(rest % BigInt(legal.length))]!, steps.length);
    rest /= BigInt(legal.length);
    steps.push(step);
    game = step.game;
  }
  return rest === 0n ? steps : null;
}

function playPick(game: Game, move: Move, number: number): ReplayStep {
  const seat = seatToMove(game) ?? seatAt(0);
  const played = playMove(game, seat, move);
  if (!played.ok) throw new Error(`a legal move was refused: ${played.error.code}`);
  // A single deal does not say whether its game continued.
  const events = played.value.events.filter(({ type }) => type !== 'game-ended');
  return { deal: 1, move: number, seat, text: moveText(move), events, game: played.value.game };
}
