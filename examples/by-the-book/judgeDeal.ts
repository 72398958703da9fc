/** The verdict on one deal of a record. */
import { words } from './cards.ts';
import type { Deal } from './deal.ts';
import { cardsFault, dealShapeFault, drawnFault, resultFault } from './dealFaults.ts';
import type { Game } from './game.ts';
import type { DealRecord } from './record.ts';
import { settle } from './settlement.ts';
import type { Fault } from './values.ts';

/** The first fault of a deal, at a move counted from 1, or null for a fault that is at no move. */
type DealFault = Fault & { move: number | null };

/** What a deal leaves behind. After a `lost` deal the rest of the game cannot be followed. */
export type DealState = 'finished' | 'unfinished' | 'lost';

interface Verdict {
  fault: DealFault | null;
  state: DealState;
}

/** Judges one deal, and carries the game over it. */
export function judgeDeal(game: Game, value: unknown): Verdict {
  const shape = dealShapeFault(value, game.players);
  if (shape !== null) {
    return { fault: { ...shape, move: null }, state: 'lost' };
  }
  const record = value as DealRecord;
  const before = faultBeforePlay(game, record);
  if (before !== null) {
    return goOn(game, record, { ...before, move: null });
  }
  const deal = game.start(record.dealer, record.hands.map(words));
  const illegal = playMoves(deal, words(record.moves));
  if (illegal !== null) {
    return goOn(game, record, illegal);
  }
  return deal.winner === null ? judgeUnfinished(game, record) : judgeSettlement(game, record, deal);
}

function faultBeforePlay(game: Game, record: DealRecord): Fault | null {
  const dealers = game.nextDealers();
  if (!dealers.includes(record.dealer)) {
    return { code: 'dealer', message: `dealer ${record.dealer}, by the rules ${dealers.join()}` };
  }
  return cardsFault(game.rules, record) ?? drawnFault(game, record);
}

/** Plays the moves up to the first illegal one, and returns its fault. */
function playMoves(deal: Deal, moves: readonly string[]): DealFault | null {
  for (const [i, move] of moves.entries()) {
    const objection = deal.objection(move);
    if (objection !== null) {
      return { ...objection, move: i + 1 };
    }
    deal.play(move);
  }
  return null;
}

/** After a deal that cannot be replayed the game goes on from the result in the record, if there is one. */
function goOn(game: Game, { dealer, result }: DealRecord, fault: DealFault): Verdict {
  if (result === undefined) {
    return { fault, state: 'lost' };
  }
  game.finish(dealer, result);
  return { fault, state: 'finished' };
}

function judgeUnfinished(game: Game, record: DealRecord): Verdict {
  if (record.result === undefined) {
    return { fault: null, state: 'unfinished' };
  }
  const message = 'a result, but every player has cards left';
  return goOn(game, record, { code: 'result-early', message, move: null });
}

function judgeSettlement(game: Game, { dealer, result }: DealRecord, deal: Deal): Verdict {
  const right = settle(deal);
  game.finish(dealer, right);
  const fault =
    result === undefined
      ? { code: 'result-missing', message: 'the deal is over, but has no result' }
      : resultFault(result, right);
  return { fault: fault && { ...fault, move: null }, state: 'finished' };
}
