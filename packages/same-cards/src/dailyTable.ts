/**
 * The table of a day, without the code of its bots.
 *
 * @module @nain-jaune/same-cards/daily
 */
import { type BotName, CHARACTER_NAMES } from '@nain-jaune/bots/names';
import { applyHouseRules, RULESETS, type Ruleset, seatAt } from '@nain-jaune/engine';
import { shuffled } from '@nain-jaune/engine/random';
import { hashRandom, packFrom } from '@nain-jaune/table/proof';
import { type DateText, dayNumberOf } from './dates.ts';
import type { SeededTable } from './seededTable.ts';

/** Takes the place of a server's secret for pages without a server. */
const OFFLINE_SECRET = 'offline';

const PLAYERS = 4;
/** Names the group of tables in the derivation. Other rules or numbers of players would have other names. */
const CODE = `daily-famille-${PLAYERS}`;
const RULES = oneDeal(RULESETS.famille);
/** The person on seat 0 leads first: the lead is the choice that matters most. */
const DEALER = seatAt(1);
/** The characters that answer at once. */
const OPPONENTS: readonly BotName[] = CHARACTER_NAMES.filter((name) => name !== 'leonie');

/**
 * Returns the table of a day: family rules, one deal, the person on seat 0 and three characters. The pack is that of a proven
 * deal with this secret, the number of the day as the number of the game, and no cut.
 *
 * @param serverSecret the secret of the server for that day. Null without a server.
 */
export function dailyTable(date: DateText, serverSecret: string | null): SeededTable {
  const secret = serverSecret ?? OFFLINE_SECRET;
  const day = dayNumberOf(date);
  const seed = `${secret}:${CODE}:${day}`;
  return {
    rules: RULES,
    bots: [null, ...shuffled(OPPONENTS, hashRandom(`${seed}:bots`)).slice(0, PLAYERS - 1)],
    dealer: DEALER,
    packs: [packFrom({ secret, cut: null, code: CODE, game: day, deal: 1 })],
    seed: `${seed}:moves`,
  };
}

function oneDeal(rules: Ruleset): Ruleset {
  const changed = applyHouseRules(rules, ['end.deals=1']);
  if (!changed.ok) throw new Error('the rules allow a game of one deal');
  return changed.value;
}
