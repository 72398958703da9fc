import { DEFAULT_RULESET_ID, isRulesetId, RULESETS, type Ruleset } from '@nain-jaune/engine';
import { LANGUAGES, type Language } from '@nain-jaune/words';
import { flag, nullable, number, oneOf, or, persisted } from '../browser/persisted.ts';
import { type HouseRules, makeHouseText, parseHouseText } from '../houseRules/houseText.ts';
import { allowPlayers, playersOnOffer } from '../houseRules/twoPlayers.ts';
import { PAPER_NAMES, type PageCount, type PaperName } from './geometry.ts';
import { LOOKS, type Look } from './palette.ts';
import type { PrintOrder } from './sheets.ts';

const SAVED = persisted('print', {
  paper: or(oneOf(PAPER_NAMES), 'a4'),
  look: or(oneOf(LOOKS), 'colour'),
  pages: or(oneOf([1, 4]), 1),
  players: or(number, 0),
  withRules: or(flag, true),
  language: or(nullable(oneOf(LANGUAGES)), null),
});

/** The print form. Stores all choices in the browser but the rules, which the address carries. */
export class PrintChoice {
  /** The rules as written by {@link makeHouseText}. */
  text: string = $state(DEFAULT_RULESET_ID);
  paper: PaperName = $state('a4');
  pages: PageCount = $state(1);
  look: Look = $state('colour');
  /** Number of players to print counters for; 0 for none. */
  players = $state(0);
  withRules = $state(true);
  language: Language;
  /** The text of the requested rules, if it cannot be parsed. */
  readonly broken: string | null;
  readonly #rules: HouseRules = $derived(readOr(this.text));
  readonly #counted: number = $derived(this.offered.includes(this.players) ? this.players : 0);
  readonly order: PrintOrder = $derived({
    rules: this.#counted === 0 ? this.rules : allowPlayers(this.rules, this.#counted),
    paper: this.paper,
    pages: this.pages,
    look: this.look,
    players: this.#counted,
    withRules: this.withRules,
  });

  constructor(requested: string | null, language: Language) {
    const saved = SAVED.read();
    this.paper = saved.paper;
    this.look = saved.look;
    this.pages = saved.pages;
    this.withRules = saved.withRules;
    this.language = $state(saved.language ?? language);
    const parsed = parseHouseText(requested ?? DEFAULT_RULESET_ID);
    this.broken = parsed.ok ? null : requested;
    if (parsed.ok) this.text = makeHouseText(parsed.value.ruleset, parsed.value.base);
    if (this.offered.includes(saved.players)) this.players = saved.players;
  }

  get rules(): Ruleset {
    return this.#rules.ruleset;
  }

  /** The numbers of players on offer. */
  get offered(): readonly number[] {
    return playersOnOffer(this.#rules.ruleset, this.#rules.base);
  }

  keep(): void {
    const { paper, pages, look, players, withRules, language } = this;
    SAVED.save({ paper, pages, look, players, withRules, language });
  }
}

function readOr(text: string): HouseRules {
  const parsed = parseHouseText(text);
  if (parsed.ok) return parsed.value;
  const base = isRulesetId(text) ? text : DEFAULT_RULESET_ID;
  return { base, ruleset: RULESETS[base] };
}
