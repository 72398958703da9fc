import {
  type GameRecord,
  handOf,
  type MovePlace,
  parseRecord,
  type ReplayStep,
  recordBefore,
  replayRecord,
  shownRulesId,
  turnOf,
} from '@nain-jaune/engine';
import { type HomeOpening, type Room, resumeHomeRoom } from '@nain-jaune/table';
import { GameServiceError } from '../app/gameService/gameServiceError.ts';
import { gameToContinue } from '../app/gameService/gameToContinue.ts';
import { onlyPerson } from '../app/gameService/practice.ts';
import type { SavedGame, Standing } from '../app/gameService/serviceMessages.ts';
import { readRecord, readRecords, readWholeRecord } from '../study/postgame/readRecord.ts';
import { isPractice, playersOf, storedFields } from './storedFields.ts';
import { firstDealerOf, type ReadGame, seedsOf } from './storedGame.ts';

export { parseTakeOver, storedFields } from './storedFields.ts';

/* Reads and checks stored and imported records. Loaded on demand: the first game needs none of it. */

/** Reads a stored game. Throws a {@link GameServiceError} if its record is invalid. */
export function readStored(stored: unknown): ReadGame {
  const record = recordOf(stored);
  const fields = storedFields(stored);
  const seeds = seedsOf(fields);
  return {
    record,
    seed: fields.seed,
    seeds,
    players: playersOf(record, stored),
    isPractice: isPractice(record),
    openRoom: (opening) => resumed(record, { ...opening, ...firstDealerOf(seeds) }),
  };
}

/** The record before a move of the only person, as text. Null if another player has moved since or the deal is settled. */
export function takenBack(stored: unknown, place: MovePlace): string | null {
  const record = recordOf(stored);
  const undone = stepsFrom(record, place);
  const isOwn =
    undone.length > 0 && undone.every(({ seat }) => seat !== null && seat === onlyPerson(record.players));
  const isSettled = record.deals.at(-1)?.result !== undefined;
  return isOwn && !isSettled ? JSON.stringify(recordBefore(record, place)) : null;
}

/** The steps of a game from a move on; none if its record breaks the rules. */
function stepsFrom(record: GameRecord, { deal, move }: MovePlace): readonly ReplayStep[] {
  const replayed = replayRecord(record);
  if (!replayed.ok) return [];
  return replayed.value.steps.filter((step) => step.deal > deal || (step.deal === deal && step.move >= move));
}

function recordOf(stored: unknown): GameRecord {
  const read = readWholeRecord(storedFields(stored).text ?? '');
  if (!read.ok) throw new GameServiceError({ code: 'game-unreadable', findings: read.error });
  return read.value;
}

function resumed(record: GameRecord, opening: HomeOpening): Room {
  const room = resumeHomeRoom(record, opening);
  if (!room.ok) throw new GameServiceError({ code: 'game-unreadable', findings: room.error });
  return room.value;
}

/** The stored text of a game, valid or not. Hides the deal in progress if the game counts. */
export function wholeText(stored: unknown): string {
  const { text, contest } = storedFields(stored);
  return contest === undefined ? (text ?? JSON.stringify(stored)) : openText(stored);
}

/** The record of a stored game without a deal in progress, as text. An unreadable record is returned unchanged. */
export function openText(stored: unknown): string {
  const { text } = storedFields(stored);
  if (text === null) return JSON.stringify(stored);
  const read = readRecord(text);
  return read.ok ? JSON.stringify(read.value) : text;
}

/**
 * Reads one record, or several with one on each line. Throws a {@link GameServiceError} with every finding of the first invalid
 * record.
 */
export function recordsIn(text: string): readonly GameRecord[] {
  return readRecords(text).map(({ line, read }) => {
    if (read.ok) return read.value;
    throw new GameServiceError({ code: 'record-unreadable', line, findings: read.error });
  });
}

/** The list entry of a stored game, which may be damaged. */
export function summarise(stored: unknown): SavedGame {
  const { id, kept, text, contest } = storedFields(stored);
  const about = { id, kept };
  const parsed = parseRecord(parsedJson(text ?? ''));
  if (!parsed.ok) return { readable: false, ...about };
  const { rules, deals, end } = parsed.value;
  return {
    readable: true,
    ...about,
    rulesId: shownRulesId(rules),
    players: playersOf(parsed.value, stored),
    deals: deals.length,
    settled: deals.filter((deal) => deal.result !== undefined).length,
    over: end !== undefined,
    practice: isPractice(parsed.value),
    contest: contest ?? null,
  };
}

/** The list entries of stored games, the latest first. The game to continue has its standing. */
export function listGames(stored: readonly unknown[]): SavedGame[] {
  const games = stored
    .map((one) => ({ one, game: summarise(one) }))
    .sort((a, b) => b.game.kept - a.game.kept);
  const offered = gameToContinue(games.map(({ game }) => game));
  return games.map(({ one, game }) => {
    const standing = game === offered ? standingIn(one) : undefined;
    return standing === undefined ? game : { ...game, standing };
  });
}

function standingIn(stored: unknown): Standing | undefined {
  const parsed = parseRecord(parsedJson(storedFields(stored).text ?? ''));
  if (!parsed.ok) return undefined;
  const replayed = replayRecord(parsed.value);
  if (!replayed.ok) return undefined;
  const { rules, counters, boxes, deal } = replayed.value.game;
  const toMove = deal === null ? null : (turnOf(deal)?.seat ?? null);
  const me = onlyPerson(parsed.value.players);
  const hand = deal === null || me === null ? [] : handOf(deal, me);
  return { rules: rules.ruleset, counters, boxes, toMove, hand };
}

/** The value of a JSON text; undefined if it is not JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
