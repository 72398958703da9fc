import {
  type Card,
  type Deal,
  dealHands,
  type GameRecord,
  hasCard,
  type Move,
  parseCards,
  parseMoveText,
  type RecordDeal,
  type Seat,
  seatAt,
  startGame,
  tokensOf,
} from '@nain-jaune/engine';
import { handOf, Kernel } from '@nain-jaune/engine/kernel';
import type { Situation } from './exploration.ts';
import { type HandRuns, handRuns } from './handRuns.ts';
import { RANK_ROWS, rowsOf } from './rows.ts';

/** A turn at which a seat led, or could lay or keep a wanted card. */
export interface Decision {
  readonly situation: Situation;
  readonly seat: Seat;
  readonly hand: HandRuns;
  /** The counters of the seat before its move. */
  readonly counters: number;
  /** The rows that the seat could choose. 0 for a lead from cards of one rank. See {@link rowsOf}. */
  readonly possible: number;
  /** Those that it chose. */
  readonly chosen: number;
}

/** Returns the decisions of a settled deal of a valid record. `index` counts from 0. */
export function decisionsIn(record: GameRecord, index: number): Decision[] {
  const recorded = record.deals[index];
  const deal = recorded === undefined ? null : dealtIn(record, recorded, index);
  if (recorded === undefined || deal === null) return [];
  const kernel = new Kernel(deal.rules, deal.words.slice());
  const decisions: Decision[] = [];
  for (const [place, text] of tokensOf(recorded.moves).entries()) {
    const move = parseMoveText(text);
    if (move === undefined) break;
    const decision = decisionAt(kernel, move, place === 0);
    if (decision !== null) decisions.push(decision);
    if (move.type === 'pass') kernel.pass();
    else kernel.lay(move.card, move.announced);
  }
  return decisions;
}

/** Returns a deal before its first lead. Its counters follow from the result of the deal before. */
function dealtIn(
  { rules, players, deals, start }: GameRecord,
  recorded: RecordDeal,
  index: number,
): Deal | null {
  const dealer = seatAt(recorded.dealer);
  const before = deals[index - 1]?.result ?? start;
  const game = startGame(rules, players.length, dealer, before);
  const { hands, talon } = recorded;
  return dealHands(game, { dealer, hands: hands.map(cardsIn), talon: cardsIn(talon) }).game.deal;
}

function cardsIn(text: string): Card[] {
  return parseCards(text).filter((card) => card !== null);
}

function decisionAt(kernel: Kernel, move: Move, isFirst: boolean): Decision | null {
  const { rules, leads, toMove, words } = kernel;
  const wanted = leads ? null : wantedOf(kernel);
  if (wanted?.length === 0) return null;
  const hand = handRuns(rules, handOf(words, toMove));
  const lead = isFirst ? 'first-lead' : 'later-lead';
  return {
    situation: wanted === null ? lead : 'follow',
    seat: seatAt(toMove),
    hand,
    counters: kernel.countersOf(toMove),
    ...(wanted === null ? leadRows(kernel, hand, move) : followRows(hand, wanted, move)),
  };
}

/** Returns the wanted cards that the seat to move holds and may keep. */
function wantedOf(kernel: Kernel): readonly Card[] {
  const { rules, toMove, wanted } = kernel;
  if (!kernel.mayPass()) return [];
  return (rules.wantedCards[wanted] ?? []).filter((card) => kernel.holds(toMove, card));
}

type Rows = Pick<Decision, 'possible' | 'chosen'>;

const NO_CHOICE: Rows = { possible: 0, chosen: 0 };

/** A row that every possible lead belongs to is no choice. */
function leadRows(kernel: Kernel, hand: HandRuns, move: Move): Rows {
  const legal = { low: kernel.legalLow(), high: kernel.legalHigh() };
  let some = 0;
  let all = -1;
  for (const card of hand.cards) {
    if (!hasCard(legal, card)) continue;
    const rows = rowsOf(hand, card);
    some |= rows;
    all &= rows;
  }
  const possible = some & ~all;
  return (possible & RANK_ROWS) === 0 ? NO_CHOICE : { possible, chosen: rowsMade(hand, move) & possible };
}

/** The choice is to lay a wanted card or to keep it. */
function followRows(hand: HandRuns, wanted: readonly Card[], move: Move): Rows {
  const possible = wanted.reduce((rows, card) => rows | rowsOf(hand, card), 0);
  const isLaid = move.type === 'lay' && wanted.includes(move.card);
  return { possible, chosen: isLaid ? rowsMade(hand, move) : 0 };
}

function rowsMade(hand: HandRuns, move: Move): number {
  return move.type === 'lay' ? rowsOf(hand, move.card) : 0;
}
