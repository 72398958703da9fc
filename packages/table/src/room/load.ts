import {
  dealHands,
  type GameRecord,
  type GameStep,
  parseDrawTexts,
  parseMoveText,
  playMove,
  replayRecord,
  seatAt,
} from '@nain-jaune/engine';
import type { MemberId } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import {
  type DealEntry,
  ENTRY_VERSION,
  type Entry,
  type GameEntry,
  type MoveEntry,
  type OverEntry,
  type RoomEntry,
  type TalkEntry,
} from './entries.ts';
import { lastNumber } from './history.ts';
import { startLive } from './presence.ts';
import type { RoomRecord } from './record.ts';
import type { Answer, Live, Room, RoomGame, SavedRoom, Talk } from './room.ts';
import { beginGame, cardsIn, isTimeUp, memberOnSeat, withBotFor, withName, withStep } from './roomGame.ts';
import { NO_TALK } from './talk.ts';

interface Accepted {
  readonly member: MemberId | null;
  readonly answer: Answer;
}

interface Replayed {
  readonly game: RoomGame;
  readonly accepted: readonly Accepted[];
}

/**
 * Restores a room from its entries, with every member absent.
 *
 * @param entries the newest snapshots and the steps of the game in progress, in order
 * @throws an `Error` if the entries are of another version, or not those of the table with this code
 */
export function loadRoom(code: string, entries: readonly Entry[], now: number, pace: Live['pace']): Room {
  requireVersion(entries);
  const saved = newest<RoomEntry>(entries, 'room')?.room;
  if (saved === undefined) throw new Error('there is no snapshot of a room');
  if (saved.code !== code) throw new Error('the entries are those of another table');
  const talk = newest<TalkEntry>(entries, 'talk')?.talk ?? NO_TALK;
  const replayed = gameIn(saved, entries, now);
  return {
    saved,
    talk,
    game: replayed?.game ?? null,
    live: { ...startLive(saved, now, pace), answers: answersIn(talk, replayed) },
  };
}

function requireVersion(entries: readonly Entry[]): void {
  for (const entry of entries)
    if ('version' in entry && entry.version !== ENTRY_VERSION)
      throw new Error(`an entry has version ${entry.version}, not ${ENTRY_VERSION}`);
}

function newest<Wanted extends Entry>(entries: readonly Entry[], type: Wanted['type']): Wanted | undefined {
  return entries.findLast((entry): entry is Wanted => entry.type === type);
}

/** Returns the game in progress from its steps, or the last game from its record. */
function gameIn(saved: SavedRoom, entries: readonly Entry[], now: number): Replayed | null {
  if (saved.phase === 'playing') return playing(saved, entries, now);
  const over = newest<OverEntry>(entries, 'over');
  const isLast = saved.phase === 'between' && over?.game === saved.games;
  return isLast && over.record !== null ? fromRecord(over, over.record, now) : null;
}

function playing(saved: SavedRoom, entries: readonly Entry[], now: number): Replayed {
  const steps = entries.filter((entry) => 'game' in entry && entry.game === saved.games);
  const begun = steps.find((entry): entry is GameEntry => entry.type === 'game');
  if (begun === undefined) throw new Error(`game ${saved.games} has no beginning`);
  let replayed: Replayed = { game: beginGame(begun, now), accepted: [] };
  for (const entry of steps)
    if (entry.type === 'deal' || entry.type === 'move') replayed = withEntry(replayed, entry, now);
  return { ...replayed, game: withBotsFor(saved, withNamesOf(saved, replayed.game)) };
}

/** Members may have changed their name since the game began, and then left. */
function withNamesOf({ members, former }: SavedRoom, game: RoomGame): RoomGame {
  return [...former, ...members].reduce((named, { id, name }) => withName(named, id, name), game);
}

/** The steps of a game do not say which members have left. */
function withBotsFor({ members, seats }: SavedRoom, game: RoomGame): RoomGame {
  return game.seats.reduce((all, { member }, seat) => {
    const occupant = seats[seat];
    const hasLeft = member !== null && !members.some(({ id }) => id === member);
    return hasLeft && occupant?.type === 'bot' ? withBotFor(all, member, occupant.bot) : all;
  }, game);
}

function withEntry({ game, accepted }: Replayed, entry: DealEntry | MoveEntry, now: number): Replayed {
  const step = entry.type === 'deal' ? dealStep(game, entry) : moveStep(game, entry);
  const proof = entry.type === 'deal' ? entry.proof : game.proof;
  const seats = (entry.type === 'deal' ? entry.seats : undefined) ?? game.seats;
  const played = withStep({ ...game, seats, proof, startedAt: now - entry.elapsedMs }, step);
  return { game: played, accepted: [...accepted, ...acceptedIn(entry.seat, entry.id, game)] };
}

function acceptedIn(seat: number | null, command: string | null, before: RoomGame): Accepted[] {
  if (seat === null || command === null) return [];
  const first = { game: before.number, number: lastNumber(before.history) + 1 };
  return [{ member: memberOnSeat(before, seatAt(seat)), answer: { command, accepted: true, first } }];
}

function dealStep({ game }: RoomGame, { dealer, hands, talon, drawn }: DealEntry): GameStep {
  return dealHands(game, {
    dealer: seatAt(dealer),
    hands: hands.map(cardsIn),
    talon: cardsIn(talon),
    ...(drawn && { drawn: parseDrawTexts(drawn) }),
  });
}

function moveStep({ game }: RoomGame, { seat, move, elapsedMs }: MoveEntry): GameStep {
  const parsed = parseMoveText(move);
  if (parsed === undefined) throw new Error(`invalid move: ${move}`);
  const played = playMove(game, seatAt(seat), parsed, isTimeUp(game.ruleset, elapsedMs));
  if (!played.ok) throw new Error(`a stored move is refused: ${played.error.code}`);
  return played.value;
}

/** Restores a finished game. Its events get the same numbers, for clients that have some of them. */
function fromRecord(
  { game: number, members, lastAct }: OverEntry,
  record: RoomRecord,
  now: number,
): Replayed {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(`the record of game ${number} is invalid: ${replayed.error[0]?.code}`);
  const { steps, game: played } = replayed.value;
  const begun = gameOfRecord({ ...record, rules: played.ruleset }, number, members, now - record.elapsedMs);
  const beforeLast = steps.slice(0, -1).reduce(withStep, begun);
  const game = steps.slice(-1).reduce(withStep, beforeLast);
  return {
    game: { ...game, settled: record.deals },
    accepted: acceptedIn(lastAct?.seat ?? null, lastAct?.command ?? null, beforeLast),
  };
}

/** Returns the game of a record before its first deal. `members` has the member on each seat, null for a bot. */
export function gameOfRecord(
  { rules, players, deals, start }: GameRecord,
  number: number,
  members: readonly (MemberId | null)[],
  startedAt: number,
): RoomGame {
  const seats = players.map(({ name, bot = null }, seat) => ({ name, bot, member: members[seat] ?? null }));
  return beginGame(
    { game: number, id: '', rules, seats, dealer: deals[0]?.dealer ?? 0, ...(start && { start }) },
    startedAt,
  );
}

/** Restores the answers to play and talk commands, so that repetitions are not carried out again. */
function answersIn(talk: Talk, replayed: Replayed | null): Live['answers'] {
  const answers = new Map<number, readonly Answer[]>();
  const add = (member: number | null, answer: Answer): void => {
    if (member !== null) answers.set(member, [...(answers.get(member) ?? []), answer].slice(-BOUNDS.answers));
  };
  for (const { member, command } of talk.sayings) add(member, { command, accepted: true, first: null });
  for (const { member, answer } of replayed?.accepted ?? []) add(member, answer);
  return answers;
}
