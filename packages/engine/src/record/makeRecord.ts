import { makeCardsText } from '../cards/notation.ts';
import type { Deal } from '../deal/deal.ts';
import { moveText } from '../deal/move.ts';
import type { Game } from '../game/game.ts';
import { boxesOf, countersOf } from '../kernel/positionWords.ts';
import { makeDrawTexts } from './notation.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordDeal,
  type RecordPlayer,
} from './record.ts';

/**
 * Returns the record of a game, including its deal in progress and its end.
 *
 * @example
 * ```ts
 * import { dealCards, makeRecord, PACK, RULESETS, seatAt, startGame } from '@nain-jaune/engine';
 *
 * const { game } = dealCards(startGame(RULESETS.famille, 4, seatAt(0)), PACK);
 * const record = makeRecord(game, ['Anne', 'Bruno', 'Chloé', 'David'].map((name) => ({ name })));
 * record.deals.length; // => 1
 * record.deals[0]?.talon; // => 'Kc Kd Kh Ks'
 * ```
 */
export function makeRecord(game: Game, players: readonly RecordPlayer[]): GameRecord {
  const deals =
    game.deal === null || game.deal.phase.type === 'over' ? game.settled : [...game.settled, game.deal];
  const record: GameRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules: game.ruleset,
    players,
    ...(game.start && { start: game.start }),
    deals: deals.map(makeRecordDeal),
  };
  return game.ended === null
    ? record
    : { ...record, end: { reason: game.ended.reason, winners: game.ended.winners } };
}

function makeRecordDeal({ setup, moves, phase, words, rules }: Deal): RecordDeal {
  const deal: RecordDeal = {
    dealer: setup.dealer,
    hands: setup.hands.map(makeCardsText),
    talon: makeCardsText(setup.talon),
    ...(setup.drawn && { drawn: makeDrawTexts(setup.drawn) }),
    moves: moves.map(moveText).join(' '),
  };
  if (phase.type !== 'over') return deal;
  const { winner, opera } = phase;
  return {
    ...deal,
    result: { winner, opera, counters: countersOf(words, rules.players), boxes: boxesOf(words) },
  };
}
