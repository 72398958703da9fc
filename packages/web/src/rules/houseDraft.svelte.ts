import {
  type ChoiceKey,
  DEFAULT_RULESET_ID,
  isRulesetId,
  type Problem,
  parseRuleset,
  RULESETS,
  type Ruleset,
  type RulesetDifference,
  type RulesetId,
  rulesetDifferences,
} from '@nain-jaune/engine';
import { createContext } from 'svelte';
import type { TypedNumber } from '../game/typedNumber.ts';
import { type HouseRules, makeHouseText } from './houseRules/houseText.ts';
import { placesOf } from './rulesetFields.ts';

/** A ruleset being edited, valid or not. */
export type Draft = { -readonly [Key in ChoiceKey]: Ruleset[Key] } & {
  players: number[];
  counters: TypedNumber;
  honours: { card: string; stake: TypedNumber }[];
  opera:
    | { -readonly [Key in keyof NonNullable<Ruleset['opera']>]: NonNullable<Ruleset['opera']>[Key] }
    | null;
  end: {
    deals: TypedNumber | Record<string, TypedNumber> | null;
    target: TypedNumber | null;
    minutes: TypedNumber | null;
  };
};

function draftOf(ruleset: Ruleset): Draft {
  const { id, ...values } = ruleset;
  return structuredClone(values) as Draft;
}

/** House rules being edited. Any input is accepted, and its problems are listed. */
export class HouseDraft {
  base: RulesetId = $state(DEFAULT_RULESET_ID);
  /** The typed name, or empty for the automatic one. */
  name = $state('');
  values: Draft = $state(draftOf(RULESETS[DEFAULT_RULESET_ID]));
  #before: HouseRules | null = $state.raw(null);

  readonly #ruleset = $derived.by(() => {
    // `$state.snapshot` would be loaded with the first table.
    const values: Draft = JSON.parse(JSON.stringify(this.values));
    const changed = { ...values, id: this.base } as Ruleset;
    const isChanged = rulesetDifferences(RULESETS[this.base], changed).length > 0;
    return { ...changed, id: this.name.trim() || `${this.base}${isChanged ? '-house' : ''}` };
  });
  readonly #parsed = $derived(parseRuleset(this.#ruleset));

  constructor(rules: HouseRules) {
    this.#take(rules);
  }

  /** The rules, or null if they are invalid. */
  get ruleset(): Ruleset | null {
    return this.#parsed.ok ? this.#parsed.value : null;
  }

  /** The rules, valid or not. */
  get unchecked(): Ruleset {
    return this.#ruleset;
  }

  get problems(): readonly Problem[] {
    return this.#parsed.ok ? [] : this.#parsed.error;
  }

  problemsAt(place: string): readonly Problem[] {
    return this.problems.filter((problem) => placesOf(problem).includes(place));
  }

  /** The differences from the ruleset that the draft is based on. */
  get differences(): readonly RulesetDifference[] {
    return rulesetDifferences(RULESETS[this.base], this.#ruleset);
  }

  /** The rules as the text of a link, or null if they are invalid. */
  get text(): string | null {
    return this.ruleset === null ? null : makeHouseText(this.ruleset, this.base);
  }

  /** Replaces the rules. {@link undo} restores the previous ones. */
  begin(rules: HouseRules): void {
    this.#before = this.ruleset === null ? null : { base: this.base, ruleset: this.ruleset };
    this.#take(rules);
  }

  get canUndo(): boolean {
    return this.#before !== null;
  }

  /** Restores the rules that {@link begin} replaced. */
  undo(): void {
    if (this.#before !== null) this.#take(this.#before);
    this.#before = null;
  }

  #take({ base, ruleset }: HouseRules): void {
    this.base = base;
    this.values = draftOf(ruleset);
    this.name = isRulesetId(ruleset.id) || ruleset.id === `${base}-house` ? '' : ruleset.id;
  }
}

/** The rules that the page edits. */
export const [houseDraft, setHouseDraft] = createContext<HouseDraft>();
