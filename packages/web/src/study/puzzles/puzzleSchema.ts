import { DIFFICULTIES, LEVELS } from '@nain-jaune/bots/names';
import { PACK, seatAt } from '@nain-jaune/engine';
import type { PuzzleAnswer, PuzzleTheme } from '@nain-jaune/review/puzzles';
import * as v from 'valibot';

/** What a puzzle asks, in the order of the menu. */
export const QUESTIONS = ['lead', 'keep-or-lay', 'which-card'] as const satisfies readonly PuzzleTheme[];
export const THEMES = [
  ...QUESTIONS,
  'going-out',
  'honour',
  'guard',
  'hoc',
  'nobody-follows',
  'ends-run',
  'long-run',
  'odds',
] as const satisfies readonly PuzzleTheme[];
const PUZZLE_LEVELS = LEVELS.filter((level) => level !== 'random');

const MOST_ANSWERS = 60;
const MOST_REASONS = 10;
const MOST_TURNS = 20;
const LONGEST_POSITION = 2000;

const MOVE = v.pipe(v.string(), v.regex(/^(?:-|[A2-9TJQK][cdhs]!?)$/));
const COUNTERS = v.pipe(v.number(), v.finite());
const PART = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const CARD = v.picklist(PACK);
const SEAT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7), v.transform(seatAt));

const REASON = v.variant('code', [
  v.object({ code: v.literal('goes-out') }),
  v.object({ code: v.literal('nearly-out'), part: PART }),
  v.object({ code: v.picklist(['sweeps', 'hoc', 'invites-honour']), card: CARD, counters: COUNTERS }),
  v.object({ code: v.literal('box-stays'), card: CARD, bete: v.boolean() }),
  v.object({ code: v.literal('run'), from: CARD, to: CARD, cards: COUNTERS }),
  v.object({ code: v.picklist(['ends-run', 'keeps']), card: CARD }),
  v.object({
    code: v.literal('nobody-follows'),
    card: CARD,
    next: v.picklist(['lead', 'go-on', 'asked-first']),
  }),
  v.object({ code: v.picklist(['probably-held', 'probably-not-held']), card: CARD, part: PART }),
  v.object({ code: v.literal('sheds'), points: COUNTERS }),
  v.object({ code: v.literal('lead-goes-to'), seat: SEAT }),
]);

const PARTS = v.object({
  swept: COUNTERS,
  hocs: COUNTERS,
  fromOthers: COUNTERS,
  cards: COUNTERS,
  betes: COUNTERS,
});
const TURN = v.object({
  seat: SEAT,
  cards: v.pipe(v.array(CARD), v.maxLength(PACK.length)),
  swept: COUNTERS,
  out: v.boolean(),
});

const ANSWER = v.object({
  moves: v.pipe(v.array(MOVE), v.minLength(1), v.maxLength(MOST_ANSWERS)),
  value: COUNTERS,
  loss: v.pipe(COUNTERS, v.minValue(0)),
  error: v.pipe(COUNTERS, v.minValue(0)),
  wins: v.optional(PART),
  parts: v.optional(PARTS),
  reasons: v.pipe(v.array(REASON), v.maxLength(MOST_REASONS)),
});

/** A puzzle of the file or of one's own. */
export const PUZZLE = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,20}$/)),
  position: v.pipe(v.string(), v.maxLength(LONGEST_POSITION)),
  themes: v.pipe(v.array(v.picklist(THEMES)), v.minLength(1), v.maxLength(THEMES.length)),
  difficulty: v.picklist(DIFFICULTIES),
  missedBy: v.pipe(v.array(v.picklist(PUZZLE_LEVELS)), v.maxLength(PUZZLE_LEVELS.length)),
  deals: COUNTERS,
  exact: v.boolean(),
  line: v.optional(v.pipe(v.array(TURN), v.maxLength(MOST_TURNS))),
  answers: v.pipe(v.array(ANSWER), v.minLength(2), v.maxLength(MOST_ANSWERS)),
});

export const PUZZLE_FILE = v.object({
  format: v.literal('nain-jaune-puzzles'),
  version: v.literal(1),
  puzzles: v.pipe(v.array(PUZZLE), v.minLength(1)),
});

/** Counters by which an answer that is within the error may be worse than the best. */
const ALMOST = 1;

/** Whether an answer is right: the best one or, in a puzzle from an own mistake, one that is as good within the error. */
export function isRight({ loss, error }: PuzzleAnswer): boolean {
  return loss <= Math.min(ALMOST, 2 * error);
}
