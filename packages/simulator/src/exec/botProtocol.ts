import {
  type Card,
  type DealView,
  type GameEvent,
  type GameView,
  type Laid,
  type Move,
  makeCardText,
  moveText,
  parseJson,
  type Turned,
} from '@nain-jaune/engine';
import { ExecFault } from './execFault.ts';
import { shortened } from './program.ts';

const BOT_FORMAT = 'nain-jaune-bot';
const BOT_VERSION = 1;

/** Returns the greeting, the first line that a program receives. */
export function helloLine(milliseconds: number): string {
  return JSON.stringify({ type: 'hello', id: 0, format: BOT_FORMAT, version: BOT_VERSION, milliseconds });
}

/** Returns the line that asks for a move. `seed` is for the program's own random numbers. */
export function questionLine(id: number, view: GameView, legal: readonly Move[], seed: number): string {
  return JSON.stringify({ type: 'move', id, seed, legal: legal.map(moveText), view: viewJson(view) });
}

/** An answer of a program as parsed JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/**
 * Parses the answer to question `id`. Returns `too-late` for an answer to an earlier question.
 *
 * @throws {ExecFault} when the line is neither.
 */
export function parseAnswer(line: string, id: number): Answer | 'too-late' {
  const answer = parseObject(line);
  if (answer['id'] === id) return answer;
  if (typeof answer['id'] === 'number' && answer['id'] < id) return 'too-late';
  throw new ExecFault('wrong-id', `${shortened(line)}, where the answer to ${id} was due`);
}

function parseObject(line: string): Answer {
  const read = parseJson(line);
  if (!read.ok) throw new ExecFault('no-json', shortened(line));
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ExecFault('no-json', shortened(line));
  return { ...value };
}

/** Copies the fields of a view one by one, so that no other field is sent. */
function viewJson(view: GameView): unknown {
  const { rules, players, seat, counters, boxes, deal, summaries, ended } = view;
  return {
    rules,
    players,
    seat,
    counters,
    boxes,
    deal: deal === null ? null : dealJson(deal),
    summaries,
    ended,
  };
}

function dealJson(deal: DealView): unknown {
  const { number, dealer, hand, sizes, talon, laid, run, turn, shown, events, winner, opera, settled } = deal;
  return {
    number,
    dealer,
    hand: texts(hand),
    sizes,
    talon,
    laid: laid.map(laidJson),
    run: run.map(laidJson),
    turn: turn === null ? null : turnJson(turn),
    shown: shown.map((cards) => (cards === null ? null : texts(cards))),
    events: events.map(eventJson),
    winner,
    opera,
    settled,
  };
}

function eventJson(event: GameEvent): unknown {
  switch (event.type) {
    case 'laid':
      return laidJson(event);
    case 'turned':
      return turnJson(event);
    case 'passed':
    case 'rose':
      return { ...event, wanted: texts(event.wanted) };
    case 'stopped':
      return { ...event, card: makeCardText(event.card) };
    case 'shown':
      return { ...event, cards: texts(event.cards) };
    default:
      return event;
  }
}

function laidJson({ type, seat, card, announced, standsFor, led }: Laid): unknown {
  const stands = standsFor === null ? null : makeCardText(standsFor);
  return { type, seat, card: makeCardText(card), announced, standsFor: stands, led };
}

function turnJson({ type, seat, leads, wanted }: Turned): unknown {
  return { type, seat, leads, wanted: texts(wanted) };
}

function texts(cards: readonly Card[]): string[] {
  return cards.map(makeCardText);
}
