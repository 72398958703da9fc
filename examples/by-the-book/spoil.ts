/** Records with one change. */
import { chance, pick, type Random, whole } from './random.ts';
import { randomRuleset } from './randomRuleset.ts';
import type { DealResult, GameRecord } from './record.ts';
import { RULE_KEYS } from './rulesetFaults.ts';
import { DEAL_SPOILINGS, inSomeDeal, type Spoiling } from './spoilDeal.ts';
import { at } from './values.ts';

/** A record with one change, and a description of the change. The record may still be right. */
export interface Spoilt {
  record: GameRecord;
  description: string;
}

const changeResult = inSomeDeal((deal, random, players) => {
  const { result } = deal;
  if (result === undefined) {
    return null;
  }
  const key = pick(random, ['winner', 'opera', 'counters', 'boxes', 'nothing']);
  switch (key) {
    case 'winner':
      result.winner = (result.winner + whole(random, 1, players - 1)) % players;
      return `winner ${result.winner}`;
    case 'opera':
      result.opera = !result.opera;
      return `opera ${result.opera}`;
    case 'nothing':
      delete deal.result;
      return 'no result';
    default:
      return changeCounters(result, key, random);
  }
});

function changeCounters(result: DealResult, key: 'counters' | 'boxes', random: Random): string {
  const list = result[key];
  const i = whole(random, 0, list.length - 1);
  const by = pick(random, [-5, -1, 1, 2, 10]);
  list[i] = (list[i] ?? 0) + by;
  return `${key} ${i} changed by ${by}`;
}

function changeRule(record: GameRecord, random: Random): string {
  const rules: { [key: string]: unknown } = { ...record.rules };
  const key = pick(random, RULE_KEYS);
  const how = pick(random, ['other', 'other', 'other', 'other', 'missing', 'unknown', 'nonsense']);
  const name = how === 'unknown' ? `x-${key}` : key;
  if (how === 'missing') {
    delete rules[key];
  } else {
    rules[name] = how === 'nonsense' ? 'nonsense!' : randomRuleset(random)[key];
  }
  record.rules = rules as unknown as GameRecord['rules'];
  return `rules: ${name} ${how === 'missing' ? 'missing' : JSON.stringify(rules[name])}`;
}

function changeVersion(record: GameRecord, random: Random): string {
  Object.assign(record, { version: pick(random, [0, 1, 2, 4, '3']) });
  return `version ${record.version}`;
}

function changeEnd(record: GameRecord, random: Random): string {
  const seats = [...record.players.keys()];
  const reason = pick(random, ['ruin', 'deals', 'target', 'time'] as const);
  const some = pick(random, seats);
  const { winners } = record.end ?? { winners: [some] };
  record.end = pick(random, [
    { reason, winners },
    { reason: record.end?.reason ?? reason, winners: [] },
    { reason: record.end?.reason ?? reason, winners: [some] },
    { reason: record.end?.reason ?? reason, winners: [...winners, some] },
  ]);
  return `end: ${JSON.stringify(record.end)}`;
}

function dropOrRepeatDeal(record: GameRecord, random: Random): string | null {
  if (record.deals.length === 0) {
    return null;
  }
  const i = whole(random, 0, record.deals.length - 1);
  if (chance(random, 0.5)) {
    record.deals.splice(i, 1);
    return `deal ${i + 1} dropped`;
  }
  record.deals.push(structuredClone(at(record.deals, i)));
  return `deal ${i + 1} written again at the end`;
}

function changePlayers(record: GameRecord, random: Random): string {
  if (chance(random, 0.5)) {
    record.players.pop();
    return 'one player fewer';
  }
  record.players.push({ name: 'One too many' });
  return 'one player more';
}

const SPOILINGS: readonly Spoiling[] = [
  ...DEAL_SPOILINGS,
  changeResult,
  changeResult,
  changeRule,
  changeVersion,
  changeEnd,
  dropOrRepeatDeal,
  changePlayers,
];

/** Returns the record with one random change. */
export function spoil(record: GameRecord, random: Random): Spoilt {
  for (;;) {
    const changed = structuredClone(record);
    const description = pick(random, SPOILINGS)(changed, random);
    if (description !== null && JSON.stringify(changed) !== JSON.stringify(record)) {
      return { record: changed, description };
    }
  }
}
