import {
  type Card,
  DWARF,
  type GameEvent,
  type Laid,
  makeCardText,
  type Passed,
  type Ruleset,
  rankOf,
  runsWithinSuit,
  type Seat,
  type Stalled,
} from '@nain-jaune/engine';
import { capital } from './grammar.ts';

/** An event that may have a call. */
export type CalledEvent = Laid | Passed | Stalled;

/** What players say aloud at the table. */
export interface CallWords {
  /**
   * The call of an event, or an empty text: `5`, `without 8`, `the Queen sweeps!`, `Hoc!`.
   * `before`: the earlier events of the deal. By the rules of 1760 a pass is called differently after a lay (R21).
   */
  callOf(event: CalledEvent, rules: Ruleset, before?: readonly GameEvent[]): string;
  /** The calls of a turn from the event with index `from`: `5, 6, 7, without 8`. */
  callOfRun(events: readonly GameEvent[], rules: Ruleset, from?: number): string;
  /** The call that announces a card. */
  announcementOf(card: Card, rules: Ruleset): string;
  /** The button that passes instead of laying one of these cards of one rank: `Keep my 6`. */
  keeping(cards: readonly Card[], rules: Ruleset): string;
}

/** The phrases of calls. After an exclamation mark the next call begins a sentence. */
export interface CallPhrases {
  /** A card by its rank: `5`, `Queen`. */
  rank(card: Card): string;
  /** A pass in a run by rank: `without 8`. */
  withoutRank(card: Card): string;
  /** A pass in a run within a suit: `without 8 of clubs`. */
  withoutCard(card: Card): string;
  /** A pass of a player who has not laid, by the rules of 1760. */
  readonly pass: string;
  /** An honour announced: `the Queen sweeps!`. */
  sweeps(card: Card): string;
  /** The wild dwarf, with the card that it stands for. */
  dwarf(standsFor: Card | null, sweeps: boolean): string;
  readonly hoc: string;
  /** Keeping a card, several of its rank, or the wild dwarf. */
  keep(card: Card, kind: 'one' | 'several' | 'wild'): string;
}

export function makeCalls(phrases: CallPhrases): CallWords {
  const callOf: CallWords['callOf'] = (event, rules, before = []) => {
    if (event.type === 'laid') return callOfCard(phrases, event, rules);
    if (event.type === 'stalled') return isHocAtStall(rules) ? capital(phrases.hoc) : '';
    return callOfPass(phrases, event, rules, hasJustLaid(event.seat, before));
  };
  return {
    callOf,
    callOfRun: (events, rules, from = 0) => {
      const calls = events.flatMap((event, place) =>
        place >= from && isSpoken(event) ? [callOf(event, rules, events.slice(0, place))] : [],
      );
      return joinCalls(calls.filter((call) => call !== ''));
    },
    announcementOf: (card, rules) => callOfCard(phrases, { card, announced: true, standsFor: null }, rules),
    keeping: (cards, rules) => {
      const [card = DWARF] = cards;
      if (card === DWARF && rules.dwarf !== 'plain') return phrases.keep(card, 'wild');
      return phrases.keep(card, cards.length > 1 ? 'several' : 'one');
    },
  };
}

function isSpoken(event: GameEvent): event is CalledEvent {
  return event.type === 'laid' || event.type === 'passed' || event.type === 'stalled';
}

/** Whether the last player to lay calls "Hoc!" at a stall (R21). */
export function isHocAtStall({ hocs, stall }: Ruleset): boolean {
  return hocs && stall === 'lead';
}

function hasJustLaid(seat: Seat, before: readonly GameEvent[]): boolean {
  const last = before.findLast(({ type }) => type === 'laid' || type === 'passed');
  return last?.type === 'laid' && last.seat === seat;
}

function callOfPass(phrases: CallPhrases, event: Passed, rules: Ruleset, hasLaid: boolean): string {
  const [wanted] = event.wanted;
  if (wanted === undefined) return '';
  if (rules.hocs && !hasLaid) return phrases.pass;
  return runsWithinSuit(rules) ? phrases.withoutCard(wanted) : phrases.withoutRank(wanted);
}

function callOfCard(
  phrases: CallPhrases,
  laid: Pick<Laid, 'card' | 'announced' | 'standsFor'>,
  rules: Ruleset,
): string {
  const announced = laid.announced || rules.announcing === 'automatic';
  const honour = rules.honours.some(({ card }) => card === makeCardText(laid.card));
  const hoc = rules.hocs && (honour || rankOf(laid.card) === 'K');
  const name = nameOf(phrases, laid, rules, announced && honour);
  return announced && hoc ? joinCalls([name, phrases.hoc]) : name;
}

function nameOf(
  phrases: CallPhrases,
  laid: Pick<Laid, 'card' | 'standsFor'>,
  rules: Ruleset,
  sweeps: boolean,
): string {
  if (laid.card === DWARF && rules.dwarf !== 'plain') return phrases.dwarf(laid.standsFor, sweeps);
  return sweeps ? phrases.sweeps(laid.card) : phrases.rank(laid.card);
}

/** Joins calls by commas. After an exclamation mark the next begins a sentence. */
function joinCalls(calls: readonly string[]): string {
  const [first = '', ...others] = calls;
  return others.reduce(
    (text, call) => (text.endsWith('!') ? `${text} ${capital(call)}` : `${text}, ${call}`),
    first,
  );
}
