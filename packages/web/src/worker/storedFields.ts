import type { GameRecord } from '@nain-jaune/engine';
import { isDate } from '@nain-jaune/same-cards';
import * as v from 'valibot';
import type { SavedPlayer } from '../app/gameService/serviceMessages.ts';
import { playersWith } from './storedGame.ts';

/* Reads what is stored, valid or damaged, and what other tabs have written. Loaded on demand, like `savedRecord.ts`. */

const COUNT = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
const SEED = v.object({ text: v.string(), dealing: COUNT, bots: COUNT });
const CARDS = v.object({ dealer: COUNT, packs: v.array(v.string()), firstDeal: v.exactOptional(COUNT) });
const CONTEST = v.variant('type', [
  v.object({ type: v.literal('daily'), date: v.pipe(v.string(), v.check(isDate)) }),
  v.object({ type: v.literal('challenge'), text: v.string(), code: v.nullable(v.string()) }),
]);
const STORED = v.object({
  id: v.fallback(v.string(), ''),
  text: v.fallback(v.nullable(v.string()), null),
  kept: COUNT,
  profiles: v.fallback(v.array(v.fallback(v.nullable(v.string()), null)), []),
  seed: v.fallback(v.optional(SEED), undefined),
  botSeed: v.fallback(v.optional(v.string()), undefined),
  cards: v.fallback(v.optional(CARDS), undefined),
  dealer: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))), undefined),
  contest: v.fallback(v.optional(CONTEST), undefined),
  from: v.fallback(v.optional(v.string()), undefined),
});

/** The fields of a stored game, with a fallback for each damaged one. `text` is null if it is missing. */
export function storedFields(stored: unknown): v.InferOutput<typeof STORED> {
  const parsed = v.safeParse(STORED, stored);
  return parsed.success ? parsed.output : v.parse(STORED, {});
}

/** The players of a stored game, with their profiles. */
export function playersOf(record: GameRecord, stored: unknown): SavedPlayer[] {
  return playersWith(record, storedFields(stored).profiles);
}

const PRACTICE_RECORD = v.object({ practice: v.literal(true) });

/** Whether a record is that of a practice game, which tries a move of another game again. */
export function isPractice(record: GameRecord): boolean {
  return v.is(PRACTICE_RECORD, record);
}

const TAKE_OVER = v.object({ id: v.string(), owner: v.string() });

/** Parses the message of another tab that its worker, `owner`, has taken over or deleted a game. Null for any other message. */
export function parseTakeOver(message: unknown): v.InferOutput<typeof TAKE_OVER> | null {
  const parsed = v.safeParse(TAKE_OVER, message);
  return parsed.success ? parsed.output : null;
}
