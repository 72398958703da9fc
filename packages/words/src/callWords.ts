import {
  type Card,
  DWARF,
  type GameEvent,
  type Laid,
  makeCardText,
  type Passed,
  type Ruleset,
  rankOf,
  type Seat,
  type Stalled,
} from '@nain-jaune/engine';
import { capital } from './grammar.ts';

/** An event that something may be said with. */
export type Called = Laid | Passed | Stalled;

/** What players say aloud at the table, in text. */
export interface CallWords {
  /**
   * What is said with one card laid, one pass or at a stall: `5`, `without 8`, `the Queen sweeps!`, `Hoc!`; empty if nothing.
   * `before`: what happened in the deal before it. By the rules of 1760 who has laid nothing passes in other words (R21).
   */
  callOf(event: Called, rules: Ruleset, before?: readonly GameEvent[]): string;
  /**
   * What one player says in one turn, from one of its events on; events that nobody says anything with are passed over:
   * `5, 6, 7, without 8`.
   */
  callOfRun(events: readonly GameEvent[], rules: Ruleset, from?: number): string;
  /** What is said to announce a card that is about to be laid. */
  announcementOf(card: Card, rules: Ruleset): string;
  /** The button that passes though one could lay one of these cards, which are of one rank: `Keep my 6`. */
  keeping(cards: readonly Card[], rules: Ruleset): string;
}

/** The phrases that calls are made of. Where a phrase ends with an exclamation mark the next begins a sentence. */
export interface CallPhrases {
  /** A card laid by its rank: `5`, `Queen`. */
  rank(card: Card): string;
  /** A pass in a run by rank: `without 8`. */
  withoutRank(card: Card): string;
  /** A pass in a run within a suit: `without 8 of clubs`. */
  withoutCard(card: Card): string;
  /** A pass of who has laid nothing, by the rules of 1760. */
  readonly pass: string;
  /** An honour announced: `the Queen sweeps!`. */
  sweeps(card: Card): string;
  /** The wild dwarf laid, as the card it stands for and sweeping its box or not. */
  dwarf(standsFor: Card | null, sweeps: boolean): string;
  /** What is added for a hoc: `hoc!`. */
  readonly hoc: string;
  /** To keep a card by a pass, or several of its rank; `wild`: the dwarf that may take any place. */
  keep(card: Card, kind: 'one' | 'several' | 'wild'): string;
}

/** The calls of a language, made of its phrases. */
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

/** Whether anything may be said with an event. */
function isSpoken(event: GameEvent): event is Called {
  return event.type === 'laid' || event.type === 'passed' || event.type === 'stalled';
}

/** Whether the last to lay says "Hoc!" when the run stalls (R21). */
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
  return rules.run === 'suit' ? phrases.withoutCard(wanted) : phrases.withoutRank(wanted);
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

/** Calls one after another: after an exclamation a new sentence, else a comma. */
function joinCalls(calls: readonly string[]): string {
  const [first = '', ...others] = calls;
  return others.reduce(
    (said, call) => (said.endsWith('!') ? `${said} ${capital(call)}` : `${said}, ${call}`),
    first,
  );
}
