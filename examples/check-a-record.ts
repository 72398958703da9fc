/**
 * Plays a move, spoils the record, and shows the findings of the check.
 * Run it with `node examples/check-a-record.ts`.
 */
import {
  checkRecord,
  dealCards,
  legalMoves,
  makeRecord,
  playMove,
  RULESETS,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';

const { game } = dealCards(startGame(RULESETS.famille, 4, seatAt(0)), shuffledPack(seededRandom(1760)));
const deal = game.deal;
if (deal === null || deal.phase.type !== 'lead') throw new Error('a deal begins with a lead');
const [move] = legalMoves(deal);
if (move === undefined) throw new Error('a leader has a card');
const played = playMove(game, deal.phase.seat, move);
if (!played.ok) throw new Error(played.error.code);

const record = makeRecord(
  played.value.game,
  ['Anne', 'Bruno', 'Chloé', 'David'].map((name) => ({ name })),
);
console.log(`as played: ${checkRecord(record).length} findings`);

const [first] = record.deals;
if (first === undefined) throw new Error('a record of one deal has a deal');
const spoilt = { ...record, deals: [{ ...first, talon: first.hands[0] }] };
for (const { code, expected, found, path } of checkRecord(spoilt)) {
  console.log(`with another talon: ${code} at ${path}: ${found || expected}`);
}
