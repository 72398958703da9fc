import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import { legalMoves } from '../deal/deal.ts';
import type { GameEvent } from '../deal/events.ts';
import type { Move } from '../deal/move.ts';
import type { Refusal } from '../deal/refusal.ts';
import { type DealSetup, type SetupProblem, setupProblems, sizeProblems } from '../deal/setup.ts';
import { dealHands, type Game, mayDeal, nextDealer, playMove, startGame } from '../game/game.ts';
import { endFindings } from './checkEnd.ts';
import { resultFindings } from './checkResult.ts';
import { moveText, parseCards, parseMoveText, tokensOf } from './notation.ts';
import type { Finding, FindingCode, GameRecord, RecordDeal } from './record.ts';

/** One step on the way through a record: a deal (move 0) or a move. */
export interface ReplayStep {
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The number of the move in its deal, from 1; 0 for the deal itself. */
  readonly move: number;
  /** Who moved; null for the deal. */
  readonly seat: Seat | null;
  /** The move as the record writes it; empty for the deal. */
  readonly text: string;
  readonly events: readonly GameEvent[];
  /** The game after the step. */
  readonly game: Game;
}

/** Where a walk is: the game so far and what was found wrong. `lost` when a fault leaves nothing to go on from. */
interface Walk {
  readonly game: Game;
  readonly findings: readonly Finding[];
  readonly lost: boolean;
}

/** What a walk gives: the game it ends with and everything that breaks a rule. */
export type Walked = Pick<Walk, 'game' | 'findings'>;

/**
 * Plays a record of the right shape through from the first ante, tells every step, and finds what breaks a rule: the
 * first fault of each deal, and all faults of its result. After a fault the walk goes on from the deal's result as
 * the record gives it.
 */
export function walkRecord(record: GameRecord, tell: (step: ReplayStep) => void = () => undefined): Walked {
  const players = record.players.length;
  const first = (record.deals[0]?.dealer ?? 0) as Seat;
  const begun = startGame(record.rules, players, first);
  let walk: Walk = { game: begun, findings: [], lost: false };
  for (const [index, deal] of record.deals.entries()) {
    walk = walkDeal(walk, deal, index, tell);
    if (walk.lost) return walk;
  }
  return { game: walk.game, findings: [...walk.findings, ...endFindings(record, walk.game)] };
}

function walkDeal(walk: Walk, deal: RecordDeal, index: number, tell: (step: ReplayStep) => void): Walk {
  const { game } = walk;
  const at = (
    code: FindingCode,
    expected: string,
    found: string,
    path: string,
    move: number | null = null,
  ): Finding => ({
    deal: index + 1,
    move,
    code,
    expected,
    found,
    path: `deals[${index}]${path}`,
  });
  const stop = (...findings: readonly Finding[]): Walk => ({
    game,
    findings: [...walk.findings, ...findings],
    lost: true,
  });

  if (game.ended !== null) return stop(at('deal-after-end', `end: ${game.ended.reason}`, '', ''));
  if (!mayDeal(game)) return stop(at('deal-after-unfinished-deal', '', '', ''));
  const dealer = nextDealer(game);
  if (deal.dealer >= game.players)
    return stop(at('wrong-dealer', `0–${game.players - 1}`, `${deal.dealer}`, '.dealer'));
  const dealt = {
    dealer: deal.dealer as Seat,
    hands: deal.hands.map((hand) => parseCards(hand) as Card[]),
    talon: parseCards(deal.talon) as Card[],
  };
  const problems = dealtProblems(game, dealt);
  if (problems.length > 0) return stop(...problems.map((problem) => setupFinding(problem, at)));
  const begun = dealHands(game, dealt);
  tell({ deal: index + 1, move: 0, seat: null, text: '', events: begun.events, game: begun.game });
  const dealerFindings =
    dealer === deal.dealer ? [] : [at('wrong-dealer', `${dealer}`, `${deal.dealer}`, '.dealer')];
  const played = walkMoves(begun.game, deal, index, tell);
  const findings = [...walk.findings, ...dealerFindings];
  if (played.refused !== null) {
    findings.push(refusalFinding(played.refused, at));
    return goOn(played.game, deal, findings);
  }
  findings.push(...resultFindings(played.game, deal, at));
  return { game: played.game, findings, lost: false };
}

/** A record's hands have the sizes that the ruleset deals. */
function dealtProblems(
  { rules }: Game,
  dealt: Pick<DealSetup, 'dealer' | 'hands' | 'talon'>,
): SetupProblem[] {
  const problems = setupProblems(rules, dealt).filter(({ kind }) => kind !== 'hand-size');
  return [...problems, ...sizeProblems(rules, dealt)];
}

/** After a refused move only the result that the record gives says where the game went on. */
function goOn(game: Game, { result }: RecordDeal, findings: readonly Finding[]): Walk {
  if (result === undefined || game.deal === null || result.counters.length !== game.players) {
    return { game, findings, lost: true };
  }
  const { counters, boxes } = result;
  const over = {
    ...game.deal,
    phase: { type: 'over', winner: result.winner as Seat, opera: result.opera },
  } as const;
  return {
    game: { ...game, counters, boxes, deal: over, settled: [...game.settled, over] },
    findings,
    lost: false,
  };
}

/** Makes a finding about the deal that is walked through. */
export type At = (
  code: FindingCode,
  expected: string,
  found: string,
  path: string,
  move?: number | null,
) => Finding;

const SETUP_CODES: Readonly<Record<SetupProblem['kind'], FindingCode>> = {
  'hand-count': 'wrong-hand-size',
  'hand-size': 'wrong-hand-size',
  'card-twice': 'card-twice',
  'card-missing': 'card-missing',
};

function setupFinding({ kind, expected, found, path }: SetupProblem, at: At): Finding {
  return at(SETUP_CODES[kind], expected, found, `.${path}`);
}

/** A move that was refused, with what would have been legal. */
interface RefusedMove {
  readonly move: number;
  readonly text: string;
  readonly refusal: Refusal;
  readonly legal: readonly Move[];
}

function walkMoves(
  begun: Game,
  deal: RecordDeal,
  index: number,
  tell: (step: ReplayStep) => void,
): { game: Game; refused: RefusedMove | null } {
  let game = begun;
  for (const [place, text] of tokensOf(deal.moves).entries()) {
    const phase = game.deal?.phase;
    const seat = phase === undefined || phase.type === 'over' ? (0 as Seat) : phase.seat;
    const step = playMove(game, seat, parseMoveText(text) as Move);
    if (!step.ok) {
      const legal = game.deal === null ? [] : legalMoves(game.deal);
      return { game, refused: { move: place + 1, text, refusal: step.error, legal } };
    }
    game = step.value.game;
    tell({ deal: index + 1, move: place + 1, seat, text, events: step.value.events, game });
  }
  return { game, refused: null };
}

function refusalFinding({ move, text, refusal, legal }: RefusedMove, at: At): Finding {
  // Whose turn it is follows from the rules, so that a record cannot name a wrong seat.
  const code = refusal.code === 'not-your-turn' ? 'deal-is-over' : refusal.code;
  return at(code, legal.map(moveText).join(' '), text, `.moves[${move - 1}]`, move);
}
