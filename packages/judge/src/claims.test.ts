import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { arbitraryRuleset } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceKeysOf } from './answer.ts';
import type { Claim, Claims, Table } from './testing/claims/claim.ts';
import { DWARF } from './testing/claims/dwarf.ts';
import { END } from './testing/claims/end.ts';
import { HONOURS } from './testing/claims/honours.ts';
import { KINGS } from './testing/claims/kings.ts';
import { OPERAS } from './testing/claims/opera.ts';
import { PAYING } from './testing/claims/paying.ts';
import { PLAY } from './testing/claims/play.ts';
import { START } from './testing/claims/start.ts';
import { TABLE } from './testing/claims/table.ts';
import { TOPIC_IDS, type TopicId } from './topics.ts';

const CLAIMS: Claims<TopicId> = {
  ...START,
  ...PLAY,
  ...KINGS,
  ...HONOURS,
  ...DWARF,
  ...PAYING,
  ...OPERAS,
  ...END,
  ...TABLE,
};

const claimsOf = (id: TopicId): Readonly<Record<string, Claim>> => CLAIMS[id];

/** Plays the claim of every sentence of an answer, and returns the keys of the sentences. */
function checkAnswer(
  id: TopicId,
  table: Table,
  answer = sentenceKeysOf(id, table.ruleset),
): readonly string[] {
  for (const sentence of answer) {
    const claim = claimsOf(id)[sentence];
    if (claim === undefined) throw new Error(`${id}: the sentence ${sentence} has no claim`);
    claim(table, answer);
  }
  return answer;
}

describe.each(TOPIC_IDS)('%s: the answer is what the engine plays', (id) => {
  test.each(RULESET_IDS)('in %s', (ruleset) => {
    for (const players of RULESETS[ruleset].players) checkAnswer(id, { ruleset: RULESETS[ruleset], players });
  });

  test('the different answer of another ruleset is wrong', () => {
    const players = 5;
    for (const one of RULESET_IDS) {
      const table = { ruleset: RULESETS[one], players };
      const answer = sentenceKeysOf(id, table.ruleset);
      for (const other of RULESET_IDS.map((ruleset) => sentenceKeysOf(id, RULESETS[ruleset]))) {
        if (other.some((sentence) => !answer.includes(sentence)))
          expect(() => checkAnswer(id, table, other), `${one}: ${other.join(' ')}`).toThrow();
      }
    }
  });

  test('in any ruleset, and every sentence occurs in some', { tags: ['deep'] }, () => {
    const sentences = new Set<string>();
    fc.assert(
      fc.property(arbitraryRuleset(), (table) => {
        for (const sentence of checkAnswer(id, table)) sentences.add(sentence);
      }),
      { numRuns: 200, seed: 1760 },
    );
    expect([...sentences].sort()).toEqual(Object.keys(claimsOf(id)).sort());
  });
});
