import {
  beginView,
  type GameView,
  legalMovesOf,
  moveText,
  parseRulesText,
  seatAt,
  see,
  type ViewEvent,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { cards } from '@nain-jaune/engine/testing';
import type { Bot } from '../bot.ts';

/** What a bot on seat 0 sees. */
export interface Decision {
  /** A ruleset and house rules: `'lindor-1789 continuing=compulsory'`. */
  readonly rules: string;
  /** The bot's own hand: `'5h 6c 7d'`. */
  readonly hand: string;
  /** The cards wanted; none for a lead. */
  readonly wanted?: string;
  readonly seed?: number;
}

/** The view of seat 0, to move at a table of three. */
export function viewOf({ rules, hand, wanted = '' }: Decision): GameView {
  const ruleset = parseRulesText(rules);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  const held = cards(hand);
  const seat = seatAt(0);
  const size = held.length;
  const events: ViewEvent[] = [
    { type: 'anted', seat, stakes: ruleset.value.honours.map(({ stake }) => stake) },
    { type: 'dealt', dealer: seatAt(2), sizes: [size, size, size], talon: 52 - 3 * size },
    { type: 'picked-up', cards: held },
    { type: 'turned', seat, leads: wanted === '', wanted: cards(wanted) },
  ];
  return events.reduce((view, event) => see(view, event), beginView(ruleset.value, 3, seat));
}

/** A bot's move in the notation of records. */
export function choice(bot: Bot, decision: Decision): string {
  const view = viewOf(decision);
  return moveText(bot.choose(view, legalMovesOf(view), seededRandom(decision.seed ?? 1)));
}
