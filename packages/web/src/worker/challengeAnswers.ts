import { type GameRecord, makeRecord, replayRecord } from '@nain-jaune/engine';
import { cutTo, normaliseName } from '@nain-jaune/protocol';
import {
  type Challenge,
  type ChallengeResult,
  challengeKey,
  challengeOf,
  LONGEST_NAME,
  makeChallengeText,
  parseChallenge,
  tableKey,
} from '@nain-jaune/same-cards/challenge';
import { commitmentTo } from '@nain-jaune/table/proof';
import { GameServiceError } from '../app/gameService/gameServiceError.ts';
import { withoutOpenDeal } from '../app/gameService/practice.ts';
import {
  type ChallengeGame,
  type ChallengeReading,
  LONGEST_RESULT_NAME,
  type NewChallenge,
} from '../app/gameService/serviceMessages.ts';
import { freshName } from './randomSources.ts';
import { readStored } from './savedRecord.ts';
import { storedFields } from './storedFields.ts';
import type { ReadGame } from './storedGame.ts';

/* Makes and reads challenges. Loaded on demand. Their cards leave this worker only after the person has played them. */

/** The challenge of a stored game. Throws a {@link GameServiceError} if it is practice or has no such deal. */
export function challengeText(stored: unknown, { deal, name }: Omit<NewChallenge, 'id'>): string | null {
  const { record, isPractice, seeds } = readStored(stored);
  // A repeatable game has no seed of its bots: they may play otherwise.
  const { botSeed: seed = freshName(), cards } = seeds;
  const played = { seed, firstDeal: cards?.firstDeal };
  const challenge = isPractice ? null : challengeOf(withoutOpenDeal(record), deal, shortened(name), played);
  if (challenge === null) throw new GameServiceError({ code: 'setup-refused' });
  return makeChallengeText(challenge);
}

/** What texts of a challenge may show, together with the stored games. */
export function readingOf(texts: readonly string[], games: readonly unknown[]): ChallengeReading {
  const merged = mergedFrom(texts);
  if (!merged.ok) return merged;
  const challenge = merged.value;
  const own = ownGame(games, challenge);
  const { table, results } = challenge;
  return {
    ok: true,
    value: {
      text: makeChallengeText(challenge) ?? texts[0] ?? '',
      key: commitmentTo(tableKey(table)),
      rules: table.rules,
      bots: table.bots,
      hasStart: table.start !== undefined,
      deals: table.packs.length,
      names: results.map(({ name }) => normaliseName(name)),
      own: own && { id: own.id, over: own.result !== null },
      games: own?.result == null ? null : shownGames(challenge, own.result, own.earlier),
    },
  };
}

/** The challenge with the own result, as text; null if it would be too long. Throws if the own game is not over. */
export function answered(text: string, name: string, games: readonly unknown[]): string | null {
  const challenge = challengeIn(text);
  const own = ownGame(games, challenge)?.result ?? null;
  if (own === null) throw new GameServiceError({ code: 'setup-refused' });
  const result = { name: shortened(name), game: own.game };
  const key = resultKey(result);
  const results = [...challenge.results.filter((other) => resultKey(other) !== key), result];
  return makeChallengeText({ ...challenge, results });
}

function challengeIn(text: string): Challenge {
  const parsed = parseChallenge(text);
  if (!parsed.ok) throw new GameServiceError({ code: 'setup-refused' });
  return parsed.value;
}

/** The challenge of the first text with the results of all. */
function mergedFrom(texts: readonly string[]): ReturnType<typeof parseChallenge> {
  const [first = '', ...others] = texts;
  const parsed = parseChallenge(first);
  if (!parsed.ok) return parsed;
  const { table } = parsed.value;
  const key = tableKey(table);
  const results = [...parsed.value.results];
  const known = new Set(results.map(resultKey));
  for (const other of others) {
    const more = challengeKey(other) === key ? parseChallenge(other) : null;
    const added = (more?.ok === true ? more.value.results : []).filter(
      (result) => !known.has(resultKey(result)),
    );
    results.push(...added);
    for (const result of added) known.add(resultKey(result));
  }
  return { ok: true, value: { table, results } };
}

interface OwnGame {
  readonly id: string;
  /** Null until the game is over. */
  readonly result: ChallengeResult | null;
  /** The results before the own one; null if the challenge was made from this game. */
  readonly earlier: readonly ChallengeResult[] | null;
}

/** The person's game of a challenge: the one that counts for it, or the one from which it was made. */
function ownGame(games: readonly unknown[], challenge: Challenge): OwnGame | null {
  const key = tableKey(challenge.table);
  const found = games.map((stored) => contestGameIn(stored, key) ?? originalIn(stored, challenge, key));
  return found.find((own) => own !== null) ?? null;
}

function contestGameIn(stored: unknown, key: string): OwnGame | null {
  const { id, contest } = storedFields(stored);
  if (contest?.type !== 'challenge' || challengeKey(contest.text) !== key) return null;
  // An unreadable game can still be opened: its table says what is wrong with it.
  const record = readable(stored)?.record;
  const replayed = record && replayRecord(record);
  const game = replayed?.ok === true ? replayed.value.game : null;
  const entered = parseChallenge(contest.text);
  const earlier = entered.ok ? entered.value.results : [];
  return { id, result: game?.ended == null ? null : { name: '', game }, earlier };
}

function readable(stored: unknown): ReadGame | null {
  try {
    return readStored(stored);
  } catch {
    return null;
  }
}

function originalIn(stored: unknown, { table }: Challenge, key: string): OwnGame | null {
  const { id, botSeed, cards } = storedFields(stored);
  if (botSeed !== table.seed) return null;
  const { record, isPractice = true } = readable(stored) ?? {};
  if (record === undefined || isPractice) return null;
  const first = cards?.firstDeal ?? 1;
  for (const deal of [null, (table.firstDeal ?? 1) - first + 1]) {
    const made = challengeOf(withoutOpenDeal(record), deal, '', { seed: botSeed, firstDeal: first });
    const [result] = made?.results ?? [];
    if (made !== null && result !== undefined && tableKey(made.table) === key)
      return { id, result, earlier: null };
  }
  return null;
}

/** The games of a challenge with the own one, which is marked. */
function shownGames(
  challenge: Challenge,
  own: ChallengeResult,
  earlier: OwnGame['earlier'],
): ChallengeGame[] {
  // Another player may have made the same moves before.
  const moves = movesIn(own);
  const before = new Set(earlier?.map(resultKey));
  const place =
    earlier === null
      ? 0
      : challenge.results.findIndex((result) => movesIn(result) === moves && !before.has(resultKey(result)));
  const shown = challenge.results.map((result, index) => ({ result, isOwn: index === place }));
  const all = place < 0 ? [...shown, { result: own, isOwn: true }] : shown;
  return all.map(({ result, isOwn }) => ({
    name: normaliseName(result.name),
    isOwn,
    record: JSON.stringify(recordOf(challenge, result)),
  }));
}

function recordOf({ table }: Challenge, { name, game }: ChallengeResult): GameRecord {
  return makeRecord(
    game,
    table.bots.map((bot) => (bot === null ? { name } : { name: '', bot })),
  );
}

/** The same for results of the same name with the same moves. */
function resultKey(result: ChallengeResult): string {
  return JSON.stringify([result.name, movesIn(result)]);
}

function movesIn({ game }: ChallengeResult): string {
  return makeRecord(game, [])
    .deals.map(({ moves }) => moves)
    .join('/');
}

function shortened(name: string): string {
  return cutTo(name, LONGEST_RESULT_NAME, LONGEST_NAME);
}
