import {
  dealHands,
  dealPack,
  type GameRecord,
  legalMoves,
  makeRecord,
  playMove,
  RULESETS,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { makeProof, packFrom } from '@nain-jaune/table/proof';
import { expect, test } from 'vitest';
import { judged } from './judged.ts';

const CODE = 'bado-miku-ze';
const CUT = 'fedcba9876543210'.repeat(2);

function proofOf(cut: string | null = CUT) {
  return makeProof({ code: CODE, game: 2, deal: 1, secret: '0123456789abcdef'.repeat(4), cut });
}

/** The record of a game of one deal whose cards follow from a proof. */
function recordOf(proof: object = proofOf(), pack = packFrom(proofOf())): GameRecord {
  const start = startGame(RULESETS['famille'], 4, seatAt(0));
  let game = dealHands(start, { dealer: seatAt(0), ...dealPack(start.rules, seatAt(0), pack) }).game;
  while (game.deal !== null && game.deal.phase.type !== 'over') {
    const [move] = legalMoves(game.deal);
    const played = move && playMove(game, game.deal.phase.seat, move);
    if (!played?.ok) throw new Error('a legal move is played');
    game = played.value.game;
  }
  const record = makeRecord(
    game,
    ['Anne', 'Basile', 'Clara', 'Denis'].map((name) => ({ name })),
  );
  return { ...record, deals: record.deals.map((deal) => ({ ...deal, proof })) };
}

function verdictOn(record: GameRecord, promised: Parameters<typeof judged>[0]['promised'], game = 2) {
  return judged({ record: JSON.stringify(record), code: CODE, game, deal: 1, promised });
}

const { commitment } = proofOf();

test('a deal is proven where the promise is the opened one, one’s own cut is in it, and the cards follow', () => {
  expect(verdictOn(recordOf(), { commitment, cut: CUT })).toBe('proven');
  expect(verdictOn(recordOf(), { commitment, cut: null })).toBe('proven');
});

test('a deal that nobody cut is proven as such', () => {
  const uncut = proofOf(null);
  expect(verdictOn(recordOf(uncut, packFrom(uncut)), { commitment, cut: null })).toBe('uncut');
});

test('who came after the promise is told that he cannot compare', () => {
  expect(verdictOn(recordOf(), null)).toBe('unseen');
});

test.each([
  ['the promise was another', recordOf(), { commitment: 'f'.repeat(64), cut: null }],
  ['one’s own cut was left out', recordOf(), { commitment, cut: '0'.repeat(32) }],
  ['the secret is not the promised one', recordOf({ ...proofOf(), secret: 'a'.repeat(64) }), null],
  ['the cards do not follow', recordOf(proofOf(), packFrom(proofOf(null))), null],
  ['the proof is kept back', recordOf({}), { commitment, cut: null }],
  ['the proof is of another table', recordOf({ ...proofOf(), code: 'zuti-zuti-zu' }), null],
] as const)('a deal is broken where %s', (_, record, promised) => {
  expect(verdictOn(record, promised)).toBe('broken');
});

test('a deal of another game proves nothing', () => {
  expect(verdictOn(recordOf(), { commitment, cut: CUT }, 3)).toBe('broken');
});

test('where nothing was promised and nothing is proven nothing is said', () => {
  const { deals, ...record } = recordOf();
  const bare = deals.map(({ proof: _, ...deal }: (typeof deals)[number] & { proof?: unknown }) => deal);
  expect(verdictOn({ ...record, deals: bare }, null)).toBe('none');
});
