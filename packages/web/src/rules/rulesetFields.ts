import {
  type ChoiceKey,
  type Problem,
  RULE_CHOICES,
  RULESET_KEY_NAMES,
  type Ruleset,
} from '@nain-jaune/engine';
import type { HouseTopic } from '@nain-jaune/words';

/** Keys whose value can be without effect, depending on other keys. */
export type IdleKey = 'acePoints' | 'missedHonour' | 'factors' | 'bete';

type Deciding = Pick<
  Ruleset,
  'payment' | 'announcing' | 'missedHonour' | 'heldHonour' | 'heldDwarfFactor' | 'opera'
>;

const IDLE: Readonly<Record<IdleKey, (rules: Deciding) => boolean>> = {
  acePoints: ({ payment }) => payment === 'cards',
  missedHonour: ({ announcing }) => announcing === 'automatic',
  factors: ({ heldDwarfFactor, opera }) => heldDwarfFactor === 1 || opera === null || opera.factor === 1,
  bete: ({ heldHonour, announcing, missedHonour }) =>
    heldHonour === 'nothing' && (announcing === 'automatic' || missedHonour === 'stays'),
};

/** Whether other keys make a key's value ineffective. */
export function isIdle(key: keyof Ruleset, rules: Deciding): key is IdleKey {
  return mayBeIdle(key) && IDLE[key](rules);
}

function mayBeIdle(key: keyof Ruleset): key is IdleKey {
  return Object.hasOwn(IDLE, key);
}

export const NUMBERS_OF_PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;

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

/** Returns the keys of a topic in the order of the contract, the name last. */
export function keysOf(topic: HouseTopic): (keyof Ruleset)[] {
  const keys = RULESET_KEY_NAMES.filter((key) => TOPIC_OF[key] === topic);
  return [...keys.filter((key) => key !== 'id'), ...keys.filter((key) => key === 'id')];
}

/** Returns the ruleset key of a path such as `end.deals`. */
export function keyAt(path: string): keyof Ruleset | undefined {
  const [name] = path.split(/[.[]/);
  return RULESET_KEY_NAMES.find((key) => key === name);
}

export function isChoice(key: keyof Ruleset): key is ChoiceKey {
  return Object.hasOwn(RULE_CHOICES, key);
}

/** A change that resolves a contradiction. */
export interface Remedy {
  readonly key: ChoiceKey;
  readonly value: string;
}

/** The fields that each contradiction involves, the one that the parser reports first, and its remedies. */
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

/** Returns the fields that a problem concerns, as key paths. */
export function placesOf({ code, path }: Problem): readonly string[] {
  return code === 'conflict' ? (CONFLICTS[path]?.places ?? [path]) : [path];
}

/** Returns one-press remedies; none if the player must choose cards or numbers. */
export function remediesOf({ code, path }: Problem): readonly Remedy[] {
  return code === 'conflict' ? (CONFLICTS[path]?.remedies ?? []) : [];
}

/** Returns the element id for a key path, for example `field-honours-2-stake`. */
export function fieldId(place: string): string {
  return `field-${place.replace(/\W+/g, '-').replace(/-$/, '')}`;
}
