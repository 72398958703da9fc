import {
  type Game,
  makeRulesCode,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  rulesetDifferences,
} from '@nain-jaune/engine';
import { ByteWriter, checksumOf, lettersOf } from '../encoding/bytes.ts';
import { type Choice, ORDER_BYTES, orderNumber, picksNumber } from '../encoding/order.ts';
import type { SeededTable } from '../seededTable.ts';
import {
  CHALLENGE_VERSION,
  type Challenge,
  type ChallengeResult,
  LONGEST_CHALLENGE,
  MOST_DEALS_OF_ALL,
  MOST_RESULTS,
  OTHER_RULES,
  WITH_FIRST_DEAL,
  WITH_START,
} from './challenge.ts';
import { madeIn, replayMoves } from './replayMoves.ts';

/** Encodes a challenge for a link. Returns null if it is longer than a link may be. */
export function makeChallengeText({ table, results }: Challenge): string | null {
  const deals = results.reduce((sum, { game }) => sum + game.settled.length, 0);
  if (results.length > MOST_RESULTS || deals > MOST_DEALS_OF_ALL) return null;
  const writer = new ByteWriter().byte(CHALLENGE_VERSION).block(tableBytes(table)).byte(results.length);
  for (const result of results) putResult(writer, table, result);
  const sum = checksumOf(writer.bytes);
  const text = lettersOf(writer.byte(sum >> 8).byte(sum).bytes);
  return text.length > LONGEST_CHALLENGE ? null : text;
}

/** Returns a text that two challenges share if their tables are the same. */
export function tableKey(table: SeededTable): string {
  return lettersOf(tableBytes(table));
}

function tableBytes({ rules, bots, dealer, start, firstDeal, packs, seed }: SeededTable): Uint8Array {
  const writer = new ByteWriter();
  putRules(writer, rules);
  writer.byte(bots.length * 16 + dealer);
  writer.byte(bots.indexOf(null) + (start ? WITH_START : 0) + (firstDeal ? WITH_FIRST_DEAL : 0));
  if (firstDeal !== undefined) writer.whole(firstDeal);
  for (const bot of bots) if (bot !== null) writer.text(bot);
  for (const value of start ? [...start.counters, ...start.boxes] : []) writer.whole(value);
  writer.text(seed).byte(packs.length);
  for (const pack of packs) writer.large(orderNumber(pack), ORDER_BYTES);
  return writer.bytes;
}

function putRules(writer: ByteWriter, rules: Ruleset): void {
  const number = RULESET_IDS.findIndex(
    (id) => id === rules.id && rulesetDifferences(RULESETS[id], rules).length === 0,
  );
  if (number >= 0) writer.byte(number);
  else writer.byte(OTHER_RULES).text(makeRulesCode(rules));
}

function putResult(writer: ByteWriter, table: SeededTable, { name, game }: ChallengeResult): void {
  writer.text(name).block(new ByteWriter().large(picksNumber(picksOf(table, game))).bytes);
}

/** Each move of a game by its index among the legal ones. Forced moves take no space. */
function picksOf(table: SeededTable, game: Game): Choice[] {
  const picks: Choice[] = [];
  const indexOf = madeIn(game);
  replayMoves(table, (legal, now) => {
    const index = indexOf(legal, now);
    if (index < 0) throw new RangeError('the game was not played at this table, or has not ended');
    picks.push({ index, of: legal.length });
    return index;
  });
  return picks;
}
