import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { arbitraryRuleset, inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceKeysOf } from './answer.ts';
import type { Claim, Table } from './testing/claims/claim.ts';
import { CLAIMS } from './testing/claims/claims.ts';
import { TOPIC_IDS, type TopicId } from './topics.ts';

const claimsOf = (id: TopicId): Readonly<Record<string, Claim>> => CLAIMS[id];

/** Plays the claim of every sentence of an answer, and returns the keys of the sentences. */
function provenAt(id: TopicId, table: Table, says = sentenceKeysOf(id, table.ruleset)): readonly string[] {
  for (const say of says) {
    const claim = claimsOf(id)[say];
    if (claim === undefined) throw new Error(`${id}: nothing tests the sentence "${say}"`);
    claim(table, says);
  }
  return says;
}

/** A first lead is the first card of a deal, so both sentences mean the same. */
function playedAs(say: string): string {
  return say === 'first-lead' ? 'unopposed' : say;
}

describe.each(TOPIC_IDS)('%s: the answer is what the engine plays', (id) => {
  test.each(RULESET_IDS)('in %s', (ruleset) => {
    for (const players of RULESETS[ruleset].players) provenAt(id, { ruleset: RULESETS[ruleset], players });
  });

  test('the different answer of another ruleset is wrong', () => {
    const players = 5;
    for (const one of RULESET_IDS) {
      const table = { ruleset: RULESETS[one], players };
      const says = sentenceKeysOf(id, table.ruleset);
      for (const other of RULESET_IDS.map((ruleset) => sentenceKeysOf(id, RULESETS[ruleset]))) {
        if (other.some((say) => !says.map(playedAs).includes(playedAs(say))))
          expect(() => provenAt(id, table, other), `${one}: ${other.join(' ')}`).toThrow();
      }
    }
  });

  test('in any ruleset, and every sentence occurs in some', () => {
    const said = new Set<string>();
    fc.assert(
      fc.property(arbitraryRuleset(), (table) => {
        for (const say of provenAt(id, table)) said.add(say);
      }),
      { numRuns: inScope({ quick: 60, all: 200 }), seed: 1760 },
    );
    expect([...said].sort()).toEqual(Object.keys(claimsOf(id)).sort());
  });
});
