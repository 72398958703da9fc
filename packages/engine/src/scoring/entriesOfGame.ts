import type { Card } from '../cards/card.ts';
import { makeCardsText, makeCardText } from '../cards/notation.ts';
import type { Seat } from '../cards/seat.ts';
import type { GameEvent, Laid } from '../deal/events.ts';
import type { Rules } from '../rules/compiledRules.ts';
import type { ReportedHand, ScoreEntry, ScoreLay } from './entry.ts';
import { askedCards } from './reportedHand.ts';

/** How a hand is reported: by its cards, or by the number that the rules pay by. */
export type ReportedAs = 'cards' | 'number';

/**
 * Returns a known hand as an entry reports it: its cards, or the number that the payment depends on.
 *
 * @example
 * ```ts
 * import { compileRules, DWARF, makeCard, RULESETS, reportHand } from '@nain-jaune/engine';
 *
 * const rules = compileRules(RULESETS['lindor-1789'], 4);
 * reportHand(rules, [makeCard('9', 's'), DWARF], 'number'); // => { points: 16, holds: '7d' }
 * ```
 */
export function reportHand(rules: Rules, cards: readonly Card[], as: ReportedAs): ReportedHand {
  if (as === 'cards') return { cards: makeCardsText(cards) };
  const asked = askedCards(rules);
  const holds = makeCardsText(cards.filter((card) => asked.includes(card)));
  if (!rules.paysPoints) return { count: cards.length, holds };
  return { points: cards.reduce((sum, card) => sum + (rules.worth[card] ?? 0), 0), holds };
}

/**
 * Returns the score entries of a game played here, from its events. Unfinished deals are left out.
 *
 * @param as how the hand of a seat is reported.
 */
export function entriesOfGame(
  rules: Rules,
  events: readonly GameEvent[],
  as: (seat: Seat) => ReportedAs,
): ScoreEntry[] {
  return dealsIn(events).flatMap((deal) => entriesOfDeal(rules, deal, as));
}

/** The events of each deal, from the dealing of its cards. */
function dealsIn(events: readonly GameEvent[]): GameEvent[][] {
  const deals: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === 'dealt') deals.push([]);
    deals.at(-1)?.push(event);
  }
  return deals;
}

function entriesOfDeal(
  rules: Rules,
  events: readonly GameEvent[],
  as: (seat: Seat) => ReportedAs,
): ScoreEntry[] {
  const ended = events.find((event) => event.type === 'ended');
  if (ended === undefined) return [];
  const hands: (ReportedHand | null)[] = Array(rules.players).fill(null);
  for (const event of events)
    if (event.type === 'shown') hands[event.seat] = reportHand(rules, event.cards, as(event.seat));
  const { winner, opera } = ended;
  const timeIsUp = events.some((event) => event.type === 'game-ended' && event.reason === 'time');
  return [
    { type: 'anted' },
    ...events.flatMap((event) => (event.type === 'laid' ? laysOf(rules, event) : [])),
    { type: 'ended', winner, opera, hands, ...(timeIsUp ? { timeIsUp } : {}) },
  ];
}

function laysOf(rules: Rules, { seat, card, announced }: Laid): ScoreLay[] {
  if (rules.special[card] === 0) return [];
  return [
    { type: 'laid', seat, card: makeCardText(card), announced: announced || !rules.announcingRequired },
  ];
}
