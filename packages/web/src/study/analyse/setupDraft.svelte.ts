import type { Ruleset } from '@nain-jaune/engine';
import { makeHouseText, parseHouseText } from '../../rules/houseRules/houseText.ts';
import { type Setup, withRules } from './setup.ts';

/** The most steps that can be undone. */
const MAX_STEPS = 100;

/** A setup with its changes, which can be undone. */
export class SetupDraft {
  now: Setup;
  #past: readonly Setup[] = $state.raw([]);

  constructor(setup: Setup) {
    this.now = $state.raw(setup);
  }

  get base(): Ruleset {
    return this.now.rules;
  }

  /** The rules as text. */
  get text(): string {
    return makeHouseText(this.base);
  }

  async choose(text: string): Promise<void> {
    const parsed = parseHouseText(text);
    if (parsed.ok) this.change(withRules(this.now, parsed.value.ruleset));
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  change(next: Setup): void {
    this.#past = [...this.#past, this.now].slice(-MAX_STEPS);
    this.now = next;
  }

  undo(): void {
    this.now = this.#past.at(-1) ?? this.now;
    this.#past = this.#past.slice(0, -1);
  }
}
