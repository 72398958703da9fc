import type { Card } from '../cards/card.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import { legalMoves } from '../deal/deal.ts';
import type { GameEvent } from '../deal/events.ts';
import { type Move, moveText, parseMoveText } from '../deal/move.ts';
import type { Refusal } from '../deal/refusal.ts';
import { type Dealt, type SetupProblem, setupProblems, sizeProblems } from '../deal/setup.ts';
import { dealHands, type Game, mayDeal, nextDealer, playMove, seatToMove, startGame } from '../game/game.ts';
import { startProblems } from '../game/start.ts';
import type { Problem } from '../problem.ts';
import { drawFindings } from './drawFindings.ts';
import { type At, endFindings, findingsOf, resultFindings } from './findings.ts';
import { parseCards, parseDrawTexts, tokensOf } from './notation.ts';
import type { Finding, FindingCode, GameRecord, RecordDeal } from './record.ts';

/** One step through a record: a deal (move 0) or a move. */
export interface ReplayStep {
  readonly deal: number;
  /** The number of the move in its deal, from 1. 0 for the deal itself. */
  readonly move: number;
  /** The seat that moved. Null for a deal. */
  readonly seat: Seat | null;
  /** The move as in the record. Empty for a deal. */
  readonly text: string;
  readonly events: readonly GameEvent[];
  /** The game after the step. */
  readonly game: Game;
}

type Report = (step: ReplayStep) => void;

/** The last game of a walk and every finding. */
export interface Walked {
  readonly game: Game;
  readonly findings: readonly Finding[];
}

/** `lost`: a fault leaves no game to continue. */
interface Walk extends Walked {
  readonly lost: boolean;
}

/**
 * Plays a record of the right shape from the first ante, reports every step, and finds what breaks a rule: the first
 * fault of each deal's moves and all faults of its result. After a fault it continues from the recorded result of the
 * deal.
 */
export function walkRecord(record: GameRecord, report: Report = () => undefined): Walked {
  const firstDealer = (record.deals[0]?.dealer ?? 0) as Seat;
  let game = startGame(record.rules, record.players.length, firstDealer, record.start);
  const findings = startFindings(record, game, firstDealer);
  if (findings.length > 0) return { game, findings };
  for (const [index, deal] of record.deals.entries()) {
    const walk = walkDeal(game, deal, index, report);
    findings.push(...walk.findings);
    game = walk.game;
    if (walk.lost) return { game, findings };
  }
  return { game, findings: [...findings, ...endFindings(record, game)] };
}

function startFindings({ start, deals }: GameRecord, game: Game, dealer: Seat): Finding[] {
  const isChecked = start !== undefined && dealer < game.players;
  const problems = isChecked ? leastProblems(game, deals.length > 0 ? [dealer] : seatsOf(game.players)) : [];
  return problems.map(({ expected, found, path }) => {
    return { deal: null, move: null, code: 'wrong-start', expected, found, path: `start.${path}` };
  });
}

/** The problems of a start with one of several dealers: none if it is right with any. The dealer is known from the first deal on. */
function leastProblems(game: Game, dealers: readonly Seat[]): Problem[] {
  const problems = dealers.map((dealer) => startProblems(game, dealer));
  return problems.find((some) => some.length === 0) ?? problems[0] ?? [];
}

function walkDeal(game: Game, deal: RecordDeal, index: number, report: Report): Walk {
  const at = findingsOf(index);
  const obstacles = obstaclesTo(game, deal, at);
  if (obstacles.length > 0) return { game, findings: obstacles, lost: true };
  const findings = [...dealerFindings(game, deal, at), ...drawFindings(game, deal, at)];
  const begun = dealHands(game, dealtIn(deal));
  report({ deal: index + 1, move: 0, seat: null, text: '', events: begun.events, game: begun.game });
  const { game: played, refused } = walkMoves(begun.game, deal, index, report);
  if (refused !== null) return goOn(played, deal, [...findings, refusalFinding(refused, at)]);
  return { game: played, findings: [...findings, ...resultFindings(played, deal, at)], lost: false };
}

/** Returns the findings that prevent a deal from being dealt. */
function obstaclesTo(game: Game, deal: RecordDeal, at: At): Finding[] {
  if (game.ended !== null) return [at('deal-after-end', '', `end: ${game.ended.reason}`, '')];
  if (!mayDeal(game)) return [at('deal-after-unfinished-deal', '', '', '')];
  if (deal.dealer >= game.players)
    return [at('wrong-dealer', `0–${game.players - 1}`, `${deal.dealer}`, '.dealer')];
  return dealtProblems(game, dealtIn(deal)).map(({ kind, expected, found, path }) =>
    at(SETUP_CODES[kind], expected, found, `.${path}`),
  );
}

function dealtProblems({ rules }: Game, dealt: Dealt): SetupProblem[] {
  const problems = setupProblems(rules, dealt).filter(({ kind }) => kind !== 'hand-size');
  return [...problems, ...sizeProblems(rules, dealt)];
}

function dealerFindings(game: Game, { dealer }: RecordDeal, at: At): Finding[] {
  const right = nextDealer(game);
  return dealer === right ? [] : [at('wrong-dealer', `${right}`, `${dealer}`, '.dealer')];
}

const SETUP_CODES: Readonly<Record<SetupProblem['kind'], FindingCode>> = {
  'hand-count': 'wrong-hand-size',
  'hand-size': 'wrong-hand-size',
  'card-twice': 'card-twice',
  'card-missing': 'card-missing',
};

/** Hands of a deal whose texts are valid. */
function dealtIn({ dealer, hands, talon, drawn }: RecordDeal): Dealt {
  return {
    dealer: dealer as Seat,
    hands: hands.map((hand) => parseCards(hand) as Card[]),
    talon: parseCards(talon) as Card[],
    ...(drawn && { drawn: parseDrawTexts(drawn) }),
  };
}

/** Reports a refused move with the legal ones. */
interface RefusedMove {
  readonly move: number;
  readonly text: string;
  readonly refusal: Refusal;
  readonly legal: readonly Move[];
}

interface WalkedMoves {
  readonly game: Game;
  readonly refused: RefusedMove | null;
}

function walkMoves(begun: Game, deal: RecordDeal, index: number, report: Report): WalkedMoves {
  let game = begun;
  for (const [place, text] of tokensOf(deal.moves).entries()) {
    // A record has no seats. After the end any seat is refused alike.
    const seat = seatToMove(game) ?? (0 as Seat);
    const played = playMove(game, seat, parseMoveText(text) as Move);
    if (!played.ok) {
      const legal = game.deal === null ? [] : legalMoves(game.deal);
      return { game, refused: { move: place + 1, text, refusal: played.error, legal } };
    }
    game = played.value.game;
    report({ deal: index + 1, move: place + 1, seat, text, events: played.value.events, game });
  }
  return { game, refused: null };
}

function refusalFinding({ move, text, refusal, legal }: RefusedMove, at: At): Finding {
  const code = refusal.code === 'not-your-turn' ? 'deal-is-over' : refusal.code;
  return at(code, legal.map(moveText).join(' '), text, `.moves[${move - 1}]`, move);
}

/** After a refused move the game continues from the recorded result, if there is one. */
function goOn(game: Game, { result }: RecordDeal, findings: readonly Finding[]): Walk {
  if (result === undefined || game.deal === null || result.counters.length !== game.players) {
    return { game, findings, lost: true };
  }
  const phase = { type: 'over', winner: result.winner as Seat, opera: result.opera } as const;
  const deal = { ...game.deal, phase };
  const { counters, boxes } = result;
  return {
    game: { ...game, counters, boxes, deal, settled: [...game.settled, deal] },
    findings,
    lost: false,
  };
}
