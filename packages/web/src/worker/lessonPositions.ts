import {
  beginView,
  type Card,
  dealHands,
  type Game,
  legalMoves,
  type Move,
  moveText,
  PACK,
  parseCards,
  parseMoveText,
  playMove,
  type Ruleset,
  seatAt,
  seatToMove,
  seeStep,
  startGame,
} from '@nain-jaune/engine';
import type { LessonPosition } from '../app/gameService/serviceMessages.ts';
import { LATER_RULES, LESSON_RULES } from './lessonDeal.ts';

/** A position to ask about: short hands, the pupil's first, and the moves up to the pupil's turn. */
interface Setup {
  readonly name: LessonPosition['name'];
  readonly rules: Ruleset;
  readonly dealer: number;
  readonly hands: readonly string[];
  readonly moves: string;
}

const SETUPS: readonly Setup[] = [
  {
    name: 'follow',
    rules: LESSON_RULES,
    dealer: 0,
    hands: ['3c 7d 8d Qh', 'Kd 2h 3h 4c', 'Ks 2c 3s 4h', '5h 6c 7s 2d'],
    moves: '5h 6c 7s - - -',
  },
  {
    name: 'lead',
    rules: LESSON_RULES,
    dealer: 1,
    hands: ['Kc 4s 9h', '2d 3s 5h', '2c 3d 6c', '2h 3h 6s'],
    moves: 'Kc',
  },
  {
    name: 'keep',
    rules: LATER_RULES,
    dealer: 0,
    hands: ['Th Qd 2d', '9h 4d 3c', '4c 4s 3s', '5h 5c 3h'],
    moves: '9h - - -',
  },
  {
    name: 'silence',
    rules: LATER_RULES,
    dealer: 0,
    hands: ['7d Kc 2s', '5s 6h 3c', '4c 4s 3s', '9h 9c 3h'],
    moves: '5s 6h - - -',
  },
];

/** The positions of the questions after the lesson, with the legal moves of each. */
export function lessonPositions(): LessonPosition[] {
  return SETUPS.map(positionOf);
}

function positionOf({ name, rules, dealer, hands, moves }: Setup): LessonPosition {
  const held = hands.map(cardsIn);
  const talon = PACK.filter((card) => !held.some((hand) => hand.includes(card)));
  const begun = startGame(rules, hands.length, seatAt(dealer));
  const dealt = dealHands(begun, { dealer: seatAt(dealer), hands: held, talon });
  const pupil = beginView(rules, hands.length, seatAt(0));
  let { game } = dealt;
  let view = seeStep(pupil, dealt);
  for (const text of moves.split(' ')) {
    const step = played(game, text);
    game = step.game;
    view = seeStep(view, step);
  }
  return { name, view, answers: answersIn(game) };
}

function cardsIn(text: string): readonly Card[] {
  return parseCards(text).filter((card) => card !== null);
}

function played(game: Game, text: string) {
  const move = parseMoveText(text);
  const seat = seatToMove(game);
  if (move === undefined || seat === null) throw new Error(`invalid move: ${text}`);
  const outcome = playMove(game, seat, move);
  if (!outcome.ok) throw new Error(`illegal move ${text}: ${outcome.error.code}`);
  return outcome.value;
}

function answersIn(game: Game): LessonPosition['answers'] {
  const moves = game.deal === null ? [] : legalMoves(game.deal);
  return moves.map((move) => ({ move: moveText(move), sweeps: sweptBy(game, move) }));
}

function sweptBy(game: Game, move: Move): number {
  const { events } = played(game, moveText(move));
  return events.reduce((sum, event) => sum + (event.type === 'swept' ? event.counters : 0), 0);
}
