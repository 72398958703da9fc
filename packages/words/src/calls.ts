import {
  type Card,
  DWARF,
  type GameEvent,
  type Laid,
  makeCardText,
  type Passed,
  type Ruleset,
  rankOf,
} from '@nain-jaune/engine';
import { capital } from './grammar.ts';

/** What players say aloud at the table, in text. */
export interface CallWords {
  /** What is said with one card laid or one pass: `5`, `without 8`, `the Queen sweeps!`. */
  callOf(event: Laid | Passed, rules: Ruleset): string;
  /** What one player says in one turn; events that nobody says anything with are passed over: `5, 6, 7, without 8`. */
  callOfRun(events: readonly GameEvent[], rules: Ruleset): string;
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
  const callOf = (event: Laid | Passed, rules: Ruleset) =>
    event.type === 'laid' ? callOfCard(phrases, event, rules) : callOfPass(phrases, event, rules);
  return {
    callOf,
    callOfRun: (events, rules) => joinCalls(events.filter(isSpoken).map((event) => callOf(event, rules))),
    announcementOf: (card, rules) => callOfCard(phrases, { card, announced: true, standsFor: null }, rules),
    keeping: (cards, rules) => {
      const [card = DWARF] = cards;
      if (card === DWARF && rules.dwarf !== 'plain') return phrases.keep(card, 'wild');
      return phrases.keep(card, cards.length > 1 ? 'several' : 'one');
    },
  };
}

/** Whether anything is said with an event. */
function isSpoken(event: GameEvent): event is Laid | Passed {
  return event.type === 'laid' || event.type === 'passed';
}

function callOfPass(phrases: CallPhrases, event: Passed, rules: Ruleset): string {
  const [wanted] = event.wanted;
  if (wanted === undefined) return '';
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
