import { RANKS } from '@nain-jaune/engine';
import { CARD_KINDS, SITUATIONS } from '@nain-jaune/review/explore';
import * as v from 'valibot';
import { finding, measure, ordinal, whole } from './sharedSchemas.ts';

const facets = v.array(v.strictObject({ value: v.string(), deals: whole }));

const results = v.nullable(
  v.strictObject({ decisions: ordinal, deals: ordinal, change: measure, won: measure }),
);

function rowOf<Card extends string>(cards: readonly Card[]) {
  return v.strictObject({
    card: v.picklist(cards),
    possible: ordinal,
    chosen: results,
    others: results,
    /** The change of the counters by `chosen` less that by `others`. */
    difference: v.nullable(measure),
    verdict: v.nullable(v.picklist(['better', 'worse'])),
  });
}

/** The last line of `nain explore --json`. */
const exploration = v.strictObject({
  type: v.literal('exploration'),
  /** Games read, games with findings, and files that cannot be read or have no game. */
  games: whole,
  wrong: whole,
  unread: whole,
  /** The games that pass the filter, and those that do not. */
  records: whole,
  otherRecords: whole,
  practiceRecords: whole,
  deals: whole,
  openDeals: whole,
  facets: v.strictObject({ rulesets: facets, players: facets, names: facets }),
  situations: v.array(
    v.strictObject({
      situation: v.picklist(SITUATIONS),
      forced: whole,
      all: results,
      ranks: v.array(rowOf(RANKS)),
      kinds: v.array(rowOf(CARD_KINDS)),
    }),
  ),
});

/** One line of `nain explore --json`. */
export const explore = v.variant('type', [exploration, finding]);
