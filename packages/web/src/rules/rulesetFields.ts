import { type OperaRule, type Problem, RULESET_KEY_NAMES, type Ruleset } from '@nain-jaune/engine';
import type { ChoiceKey, HouseTopic } from '@nain-jaune/words';

/** Every value of every key that has a few. */
export const CHOICES: { readonly [Key in ChoiceKey]: readonly Ruleset[Key][] } = {
  play: ['clockwise', 'anticlockwise'],
  dealTo: ['clockwise', 'anticlockwise'],
  firstDealer: ['lot', 'highest-card'],
  nextDealer: ['left', 'right'],
  hand: ['table', 'all'],
  packet: [1, 3],
  ante: ['everyone', 'dealer'],
  run: ['rank', 'suit'],
  firstLead: ['any', 'lowest'],
  continuing: ['optional', 'compulsory'],
  stall: ['lead', 'next-rank'],
  hocs: [false, true],
  dwarf: ['plain', 'stop', 'stands-for-wanted'],
  announcing: ['required', 'automatic'],
  missedHonour: ['stays', 'bete'],
  heldHonour: ['bete', 'nothing'],
  payment: ['points', 'cards'],
  acePoints: [1, 10],
  heldDwarfFactor: [1, 2],
  factors: ['multiply', 'highest'],
  bete: ['box', 'stake'],
  debts: [false, true],
};

/** Every value of every key of an opera. */
export const OPERA_CHOICES: { readonly [Key in keyof OperaRule]: readonly OperaRule[Key][] } = {
  when: ['first-chance', 'first-lead', 'first-turn', 'unopposed'],
  sweeps: [true, false],
  factor: [1, 2],
};

/** The keys whose value may have no effect, because other keys take it away. */
export type IdleKey = 'acePoints' | 'missedHonour' | 'factors' | 'bete';

type Deciding = Pick<
  Ruleset,
  'payment' | 'announcing' | 'missedHonour' | 'heldHonour' | 'heldDwarfFactor' | 'opera'
>;

/** Whether a key has no effect, by the values of others. */
const IDLE: Readonly<Record<IdleKey, (rules: Deciding) => boolean>> = {
  acePoints: ({ payment }) => payment === 'cards',
  missedHonour: ({ announcing }) => announcing === 'automatic',
  factors: ({ heldDwarfFactor, opera }) => heldDwarfFactor === 1 || opera === null || opera.factor === 1,
  bete: ({ heldHonour, announcing, missedHonour }) =>
    heldHonour === 'nothing' && (announcing === 'automatic' || missedHonour === 'stays'),
};

/** Whether other keys take a key's meaning away. */
export function isIdle(key: keyof Ruleset, rules: Deciding): key is IdleKey {
  return Object.hasOwn(IDLE, key) && IDLE[key as IdleKey](rules);
}

/** The numbers of players that the contract knows. */
export const NUMBERS_OF_PLAYERS = [3, 4, 5, 6, 7, 8] as const;

const TOPIC_OF: Readonly<Record<keyof Ruleset, HouseTopic>> = {
  players: 'table',
  play: 'table',
  firstDealer: 'table',
  nextDealer: 'table',
  dealTo: 'deal',
  hand: 'deal',
  packet: 'deal',
  honours: 'board',
  ante: 'board',
  counters: 'board',
  run: 'play',
  firstLead: 'play',
  continuing: 'play',
  stall: 'play',
  hocs: 'play',
  dwarf: 'play',
  announcing: 'honours',
  missedHonour: 'honours',
  heldHonour: 'honours',
  payment: 'settlement',
  acePoints: 'settlement',
  heldDwarfFactor: 'settlement',
  opera: 'settlement',
  factors: 'settlement',
  bete: 'honours',
  debts: 'settlement',
  end: 'end',
  id: 'end',
};

/** The keys of a topic: those of the contract, in its order, the name last. */
export function keysOf(topic: HouseTopic): (keyof Ruleset)[] {
  const keys = RULESET_KEY_NAMES.filter((key) => TOPIC_OF[key] === topic);
  return [...keys.filter((key) => key !== 'id'), ...keys.filter((key) => key === 'id')];
}

/** Whether a key has a few values, each of which is offered. */
export function isChoice(key: keyof Ruleset): key is ChoiceKey {
  return Object.hasOwn(CHOICES, key);
}

/** A change that puts a contradiction right. */
export interface Remedy {
  readonly key: ChoiceKey;
  readonly value: string;
}

/** Which fields a contradiction is about, the one that the parser names first, and what puts it right. */
const CONFLICTS: Readonly<
  Record<string, { readonly places: readonly string[]; readonly remedies: readonly Remedy[] }>
> = {
  stall: {
    places: ['stall', 'run'],
    remedies: [
      { key: 'run', value: 'rank' },
      { key: 'stall', value: 'lead' },
    ],
  },
  dwarf: {
    places: ['dwarf', 'run'],
    remedies: [
      { key: 'run', value: 'suit' },
      { key: 'dwarf', value: 'plain' },
    ],
  },
  honours: { places: ['honours'], remedies: [] },
  counters: { places: ['counters', 'honours'], remedies: [] },
  'end.target': { places: ['end.target', 'counters'], remedies: [] },
};

/** The fields that a problem of an edited ruleset is about, by the path of their key. */
export function placesOf({ code, path }: Problem): readonly string[] {
  return code === 'conflict' ? (CONFLICTS[path]?.places ?? [path]) : [path];
}

/** What puts a problem right at a touch; nothing where it takes a choice of cards or numbers. */
export function remediesOf({ code, path }: Problem): readonly Remedy[] {
  return code === 'conflict' ? (CONFLICTS[path]?.remedies ?? []) : [];
}

/** The id of the element of a field, by the path of its key: `field-honours-2-stake`. */
export function fieldId(place: string): string {
  return `field-${place.replace(/\W+/g, '-').replace(/-$/, '')}`;
}
