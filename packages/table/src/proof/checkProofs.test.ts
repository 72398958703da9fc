import {
  compileRules,
  type DealSetup,
  dealPack,
  type GameRecord,
  makeCardsText,
  makeRecord,
  RULESETS,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUT, FIRST, packFacts, SECOND } from '../testing/packFacts.ts';
import { checkProofs, commitmentTo, type DealProof, packFrom } from './index.ts';
import { makeProof } from './proof.ts';

const RULES = RULESETS['lindor-1789'];
const PLAYERS = 4;

function cards({ hands, talon }: Pick<DealSetup, 'hands' | 'talon'>) {
  return { hands: hands.map(makeCardsText), talon: makeCardsText(talon) };
}

/** A record whose deals follow from their proofs, without moves. */
function recordOf(...proofs: readonly DealProof[]): GameRecord {
  const game = startGame(RULES, PLAYERS, seatAt(0));
  const players = ['Anne', 'Bob', 'Carl', 'Dora'].map((name) => ({ name }));
  const rules = compileRules(RULES, PLAYERS);
  const deals = proofs.map((proof, dealer) => ({
    dealer,
    ...cards(dealPack(rules, seatAt(dealer), packFrom(proof))),
    moves: '',
    proof,
  }));
  return { ...makeRecord(game, players), deals };
}

describe('a proof', () => {
  test('proves its deal, with and without a cut', () => {
    fc.assert(
      fc.property(packFacts, (one) => {
        const first = { ...one, deal: 1 };
        const proof = makeProof(first);
        expect(checkProofs(recordOf(proof))).toEqual({
          fair: one.cut === null ? 0 : 1,
          uncut: one.cut === null ? 1 : 0,
          findings: [],
        });
      }),
    );
  });

  test('may be missing', () => {
    const record = recordOf(makeProof(FIRST), makeProof(SECOND));
    const deals = record.deals.map((deal, index) => (index === 0 ? deal : { ...deal, proof: undefined }));
    expect(checkProofs({ ...record, deals })).toEqual({ fair: 1, uncut: 0, findings: [] });
    expect(checkProofs(record)).toEqual({ fair: 1, uncut: 1, findings: [] });
  });
});

describe('a changed record is detected', () => {
  const proof = makeProof(FIRST);

  /** Returns the findings of a record after a change. */
  function findings(change: (record: GameRecord) => unknown) {
    const record = structuredClone(recordOf(proof, makeProof(SECOND)));
    change(record);
    return checkProofs(record).findings;
  }

  const changeProof = (changes: object) =>
    findings((record) => Object.assign((record.deals[1] as unknown as { proof: object }).proof, changes));

  test('two swapped cards', () => {
    const found = findings((record) => {
      const [hands] = record.deals.map((deal) => deal.hands as string[]);
      const [one = '', other = ''] = hands ?? [];
      hands!.splice(0, 2, `${other.slice(0, 2)}${one.slice(2)}`, `${one.slice(0, 2)}${other.slice(2)}`);
    });
    expect(found).toMatchObject([{ deal: 1, move: null, code: 'not-from-proof', path: 'deals[0].hands[0]' }]);
  });

  test('two swapped cards of the talon', () => {
    const found = findings((record) => {
      const deal = record.deals[0] as { talon: string };
      deal.talon = deal.talon.split(' ').toReversed().join(' ');
    });
    expect(found).toMatchObject([{ code: 'not-from-proof', path: 'deals[0].talon' }]);
  });

  test('another dealer', () => {
    const found = findings((record) => Object.assign(record.deals[0]!, { dealer: 2 }));
    expect(found).toMatchObject([{ deal: 1, code: 'not-from-proof' }]);
  });

  test('another secret under the same commitment', () => {
    expect(changeProof({ secret: 'e'.repeat(64) })).toMatchObject([
      {
        deal: 2,
        code: 'wrong-commitment',
        path: 'deals[1].proof.commitment',
        expected: commitmentTo('e'.repeat(64)),
      },
      { deal: 2, code: 'not-from-proof', path: 'deals[1].hands[0]' },
    ]);
  });

  test('another secret with its commitment', () => {
    const secret = 'e'.repeat(64);
    expect(changeProof({ secret, commitment: commitmentTo(secret) })).toMatchObject([
      { code: 'not-from-proof' },
    ]);
  });

  test('another form, of which 40 characters are shown', () => {
    const shown = (length: number) => changeProof({ secret: 'z'.repeat(length) })[0]?.found;
    expect(shown(38)).toBe(`"${'z'.repeat(38)}"`);
    expect(shown(39)).toBe(`"${'z'.repeat(38)}…`);
  });

  test('another commitment', () => {
    expect(changeProof({ commitment: 'a'.repeat(64) })).toMatchObject([{ code: 'wrong-commitment' }]);
  });

  test('another cut', () => {
    expect(changeProof({ cut: CUT })).toMatchObject([{ code: 'not-from-proof' }]);
  });

  test.each([
    [{ code: 'zo-zo' }, 'code', 'bado-miku-ze'],
    [{ game: 2 }, 'game', '1'],
    [{ deal: 3 }, 'deal', '2'],
  ])('the proof of another deal: %j', (place, key, expected) => {
    const record = recordOf(proof, makeProof({ ...SECOND, ...place }));
    expect(checkProofs(record)).toMatchObject({
      fair: 1,
      uncut: 0,
      findings: [{ deal: 2, code: 'proof-of-another-deal', path: `deals[1].proof.${key}`, expected }],
    });
  });

  test.each([
    [{ secret: 'x' }, 'wrong-value', 'secret'],
    [{ cut: CUT.toUpperCase() }, 'wrong-value', 'cut'],
    [{ cut: undefined }, 'wrong-value', 'cut'],
    [{ commitment: 7 }, 'wrong-value', 'commitment'],
    [{ game: 0 }, 'wrong-value', 'game'],
    [{ code: { deep: true } }, 'wrong-value', 'code'],
  ])('an invalid proof: %j', (change, code, key) => {
    expect(changeProof(change)).toMatchObject([{ deal: 2, code, path: `deals[1].proof.${key}` }]);
  });

  test('an empty proof, but not a missing one', () => {
    const missing = findings((record) => Object.assign(record.deals[0]!, { proof: {} }));
    expect(missing.map(({ code }) => code)).toEqual(Array(6).fill('missing'));
    const text = findings((record) => Object.assign(record.deals[0]!, { proof: 'fair' }));
    expect(text).toMatchObject([{ code: 'wrong-value', path: 'deals[0].proof', found: '"fair"' }]);
  });

  test('any value in place of a proof, without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        const found = findings((record) => Object.assign(record.deals[0]!, { proof: junk }));
        expect(found.length > 0).toBe(junk !== null && junk !== undefined);
      }),
    );
  });
});
