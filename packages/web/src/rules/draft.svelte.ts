import {
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
import type { ChoiceKey } from '@nain-jaune/words';
import { type HouseRules, makeHouseText } from '../houseRules/houseText.ts';
import { placesOf } from './fields.ts';

/** A number that is being typed: the number, or the text while it is none. */
export type Typed = number | string;

/** A ruleset while it is being edited: whatever can be typed and chosen, right or wrong. */
export type Draft = { -readonly [Key in ChoiceKey]: Ruleset[Key] } & {
  players: number[];
  counters: Typed;
  honours: { card: string; stake: Typed }[];
  opera:
    | { -readonly [Key in keyof NonNullable<Ruleset['opera']>]: NonNullable<Ruleset['opera']>[Key] }
    | null;
  end: { deals: Typed | Record<string, Typed> | null; target: Typed | null; minutes: Typed | null };
};

/** The number that a text is, written in any of our languages; the text itself where it is none. */
export function typed(text: string): Typed {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? text : number;
}

function draftOf(ruleset: Ruleset): Draft {
  const { id, ...values } = ruleset;
  return structuredClone(values) as Draft;
}

/** House rules while they are being edited. Nothing that is typed is refused; what is wrong is told. */
export class HouseDraft {
  base: RulesetId = $state(DEFAULT_RULESET_ID);
  /** The name that was typed; empty for the automatic one. */
  name = $state('');
  values: Draft = $state(draftOf(RULESETS[DEFAULT_RULESET_ID]));
  #before: HouseRules | null = $state.raw(null);

  readonly #ruleset = $derived.by(() => {
    const values = $state.snapshot(this.values);
    const changed = { ...values, id: this.base } as Ruleset;
    const isChanged = rulesetDifferences(RULESETS[this.base], changed).length > 0;
    return { ...changed, id: this.name.trim() || `${this.base}${isChanged ? '-house' : ''}` };
  });
  readonly #parsed = $derived(parseRuleset(this.#ruleset));

  constructor(rules: HouseRules) {
    this.#take(rules);
  }

  /** The rules as they are, where they can be played. */
  get ruleset(): Ruleset | null {
    return this.#parsed.ok ? this.#parsed.value : null;
  }

  /** The rules as they are, right or wrong. */
  get unchecked(): Ruleset {
    return this.#ruleset;
  }

  /** Everything that is wrong with them. */
  get problems(): readonly Problem[] {
    return this.#parsed.ok ? [] : this.#parsed.error;
  }

  /** The problems that are about a field. */
  problemsAt(place: string): readonly Problem[] {
    return this.problems.filter((problem) => placesOf(problem).includes(place));
  }

  /** Where they differ from the ruleset they began from. */
  get differences(): readonly RulesetDifference[] {
    return rulesetDifferences(RULESETS[this.base], this.#ruleset);
  }

  /** The rules as a text that a link carries; null while they cannot be played. */
  get text(): string | null {
    return this.ruleset === null ? null : makeHouseText(this.ruleset, this.base);
  }

  /** Begins from other rules; {@link undo} brings these back. */
  begin(rules: HouseRules): void {
    this.#before = this.ruleset === null ? null : { base: this.base, ruleset: this.ruleset };
    this.#take(rules);
  }

  /** Whether there are rules to go back to. */
  get canUndo(): boolean {
    return this.#before !== null;
  }

  /** Brings the rules back that others took the place of. */
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
