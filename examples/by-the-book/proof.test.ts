import { describe, expect, it } from 'vitest';
import { words } from './cards.ts';
import { dealOut } from './dealing.ts';
import { judge } from './judge.ts';
import { provenPack } from './proof.ts';
import type { GameRecord, Proof } from './record.ts';
import { lindor } from './sixRulesets.ts';

/** The example of docs/record-format.md, "A proof". */
const proof: Proof = {
  code: '3f9c2a7b51d0e846',
  game: 1,
  deal: 1,
  commitment: 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e',
  secret: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  cut: 'fedcba9876543210fedcba9876543210',
};

const PROVEN = words(
  'Qs 6c 5c Ks 3c 9s 4d 7s 8c Ts 8h Tc 5h 9c 4s Js Kc 9h Qd 9d Td 7d As 8d 3h 2d ' +
    'Th 4c 2s 6h Ac 3s 4h 7c Jh 2h Jc 6d Qh Jd Qc 8s Ad 7h Ah 5d 2c Kh 5s 3d 6s Kd',
);

/** The beginning of a game of three whose first deal has the proof, with a change to it. */
function recordWith(change: object): GameRecord {
  const { hands, talon } = dealOut(lindor, 3, 1, PROVEN);
  const texts = hands.map((hand) => hand.join(' '));
  return {
    format: 'nain-jaune-record',
    version: 3,
    rules: lindor,
    players: [{ name: 'Anne' }, { name: 'Bob' }, { name: 'Bot 1', bot: 'random' }],
    deals: [{ dealer: 1, hands: texts, talon: talon.join(' '), moves: '', proof: { ...proof, ...change } }],
  };
}

function codesOf(change: object): string[] {
  return judge(recordWith(change)).map(({ code }) => code);
}

describe('the proof of a deal', () => {
  it('leads to the pack of the example', () => {
    expect(provenPack(proof)).toEqual(PROVEN);
  });

  it('is right for the cards dealt from the pack, threes to the right of the dealer first', () => {
    expect(codesOf({})).toEqual([]);
    expect(recordWith({}).deals[0]?.hands[0]).toMatch(/^Qs 6c 5c /);
  });

  it('is wrong with another number, place or form', () => {
    expect(codesOf({ secret: '0'.repeat(64) })).toEqual(['proof-commitment']);
    expect(codesOf({ commitment: '0'.repeat(64) })).toEqual(['proof-commitment']);
    expect(codesOf({ cut: null })).toEqual(['proof-cards']);
    expect(codesOf({ code: 'x' })).toEqual(['proof-cards']);
    expect(codesOf({ game: 2 })).toEqual(['proof-cards']);
    expect(codesOf({ deal: 2 })).toEqual(['proof-place']);
    expect(codesOf({ cut: 'f' })).toEqual(['proof-shape']);
    expect(codesOf({ cut: undefined })).toEqual(['proof-shape']);
    expect(codesOf({ secret: proof.secret.toUpperCase() })).toEqual(['proof-shape']);
  });
});
