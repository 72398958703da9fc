import * as v from 'valibot';
import { card, cards, counters, estimate, finding, move, ordinal, whole } from './sharedSchemas.ts';

/** The last line of `nain check --json`. */
const summary = v.strictObject({
  type: v.literal('summary'),
  files: whole,
  /** Files that cannot be read or have no game. */
  unread: whole,
  games: whole,
  wrong: whole,
  findings: whole,
  /** Deals proven by a commitment and a player's cut, and by a commitment alone. */
  fair: whole,
  uncut: whole,
});

/** One line of `nain check --json`. */
export const check = v.variant('type', [finding, summary]);

/** One line of `nain replay --json`. Move 0 is the deal. */
export const replay = v.strictObject({
  deal: ordinal,
  move: whole,
  seat: v.nullable(whole),
  text: v.union([v.literal(''), move]),
  events: v.array(
    v.looseObject({
      type: v.string(),
      seat: v.optional(whole),
      card: v.optional(card),
      standsFor: v.optional(v.nullable(card)),
      wanted: v.optional(v.array(card)),
      drawn: v.optional(v.array(v.array(v.nullable(card)))),
    }),
  ),
  hands: v.array(cards),
  counters: v.array(counters),
  boxes: v.array(whole),
});

/** A reason for or against a move, with data that depend on the code. */
const reason = v.looseObject({
  code: v.string(),
  card: v.optional(card),
  from: v.optional(card),
  to: v.optional(card),
});

const judgedMove = v.strictObject({ move, expected: estimate, loss: estimate, reasons: v.array(reason) });

const choice = v.strictObject({
  move: ordinal,
  seat: whole,
  lead: v.nullable(ordinal),
  wanted: cards,
  made: move,
  moves: v.array(judgedMove),
  place: whole,
  /** What the move surely lost, or 0. */
  cost: v.number(),
  deals: whole,
  exact: v.boolean(),
  secondSight: v.nullable(v.strictObject({ best: move, bestCounters: counters, madeCounters: counters })),
  change: estimate,
});

const seat = v.strictObject({
  seat: whole,
  name: v.string(),
  parts: v.strictObject({
    place: estimate,
    luck: estimate,
    /** The same as `luck`, as it was called in 1.0.0. */
    cards: estimate,
    own: estimate,
    others: estimate,
    result: counters,
  }),
  lost: estimate,
  story: v.array(v.string()),
});

const review = v.strictObject({
  type: v.literal('review'),
  file: v.string(),
  line: ordinal,
  deal: ordinal,
  choices: v.array(choice),
  seats: v.array(seat),
});

/** The output of `--position`. */
const hint = v.strictObject({
  type: v.literal('hint'),
  position: v.string(),
  seat: whole,
  /** The only legal move, if there is one. `moves` is then empty. */
  only: v.nullable(move),
  moves: v.array(judgedMove),
  deals: whole,
  exact: v.boolean(),
});

/** One line of `nain analyse --json`. */
export const analyse = v.variant('type', [review, hint, finding]);
