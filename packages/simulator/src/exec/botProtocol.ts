import {
  type Card,
  type DealView,
  type GameEvent,
  type GameView,
  type Laid,
  type Move,
  makeCardText,
  moveText,
  type Turned,
} from '@nain-jaune/engine';

/** The name of the format, the first thing that a program is told. */
const BOT_FORMAT = 'nain-jaune-bot';
/** The version of the format that is spoken. */
const BOT_VERSION = 1;

/** The greeting: the first line that a program is sent. It answers with the greeting's number and its own name. */
export function helloLine(milliseconds: number): string {
  return JSON.stringify({ type: 'hello', id: 0, format: BOT_FORMAT, version: BOT_VERSION, milliseconds });
}

/** One question: everything that the seat knows, and its legal moves. `seed` is for the program's own chance. */
export function questionLine(id: number, view: GameView, legal: readonly Move[], seed: number): string {
  return JSON.stringify({ type: 'move', id, seed, legal: legal.map(moveText), view: viewJson(view) });
}

/** A view with its cards as texts. It is made of the view's own fields one by one, and of nothing else. */
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
