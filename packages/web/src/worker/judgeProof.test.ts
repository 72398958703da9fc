import { type GameRecord, makeRecord, RULESETS, seatAt } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { packFrom } from '@nain-jaune/table/proof';
import { makeProof } from '@nain-jaune/table/testing';
import { expect, test } from 'vitest';
import { judgeProof } from './judgeProof.ts';

const GAME_ID = '0123456789abcdef';
const CUT = 'fedcba9876543210'.repeat(2);

function proofOf(cut: string | null = CUT) {
  return makeProof({ code: GAME_ID, game: 2, deal: 1, secret: '0123456789abcdef'.repeat(4), cut });
}

/** The record of a game of one deal whose cards follow from a proof. */
function recordOf(proof: object = proofOf(), pack = packFrom(proofOf())): GameRecord {
  const cards = { firstDealer: seatAt(0), packOf: () => pack };
  const driver = GameDriver.start(RULESETS['famille'], 4, cards);
  driver.deal();
  for (let { turn } = driver; turn !== null; { turn } = driver) driver.makeMove(turn.legal[0]!);
  const record = makeRecord(
    driver.game,
    ['Anne', 'Basile', 'Clara', 'Denis'].map((name) => ({ name })),
  );
  return { ...record, deals: record.deals.map((deal) => ({ ...deal, proof })) };
}

function verdictOn(record: GameRecord, promised: Parameters<typeof judgeProof>[0]['promised'], game = 2) {
  return judgeProof({ record: JSON.stringify(record), game, deal: 1, promised });
}

const { commitment } = proofOf();
const PROMISED = { gameId: GAME_ID, commitment, cut: CUT };

test('a deal is proven if promise, own cut and cards match', () => {
  expect(verdictOn(recordOf(), PROMISED)).toBe('proven');
  expect(verdictOn(recordOf(), { ...PROMISED, cut: null })).toBe('proven');
});

test('a deal without a cut is reported as uncut', () => {
  const uncut = proofOf(null);
  expect(verdictOn(recordOf(uncut, packFrom(uncut)), { ...PROMISED, cut: null })).toBe('uncut');
});

test('a page that was opened after the promise cannot compare', () => {
  expect(verdictOn(recordOf(), null)).toBe('unseen');
});

test.each([
  ['the promise was another', recordOf(), { ...PROMISED, commitment: 'f'.repeat(64) }],
  ['the game’s id was chosen after the cut', recordOf(), { ...PROMISED, gameId: 'f'.repeat(16) }],
  ['the own cut was left out', recordOf(), { ...PROMISED, cut: '0'.repeat(32) }],
  ['the secret is not the promised one', recordOf({ ...proofOf(), secret: 'a'.repeat(64) }), null],
  ['the cards do not follow', recordOf(proofOf(), packFrom(proofOf(null))), null],
  ['the proof is kept back', recordOf({}), PROMISED],
] as const)('a deal is broken if %s', (_, record, promised) => {
  expect(verdictOn(record, promised)).toBe('broken');
});

test('a deal of another game proves nothing', () => {
  expect(verdictOn(recordOf(), PROMISED, 3)).toBe('broken');
});

test('without a promise and a proof the verdict is none', () => {
  const { deals, ...record } = recordOf();
  const bare = deals.map(({ proof: _, ...deal }: (typeof deals)[number] & { proof?: unknown }) => deal);
  expect(verdictOn({ ...record, deals: bare }, null)).toBe('none');
});
