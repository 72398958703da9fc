import { DEFAULT_RULESET_ID, isRulesetId, RULESETS, type Ruleset } from '@nain-jaune/engine';
import { isLanguage, type Language } from '@nain-jaune/words';
import { savedObject, saveValue } from '../browser/savedValues.ts';
import { type HouseRules, makeHouseText, parseHouseText } from '../houseRules/houseText.ts';
import { PAPER_NAMES, type PageCount, type PaperName } from './geometry.ts';
import { LOOKS, type Look } from './palette.ts';
import type { PrintOrder } from './sheets.ts';

const KEY = 'print';

/** What is chosen to be printed; all but the rules, which the address carries, is kept in the browser. */
export class PrintChoice {
  /** The rules as {@link makeHouseText} writes them. */
  text: string = $state(DEFAULT_RULESET_ID);
  paper: PaperName = $state(PAPER_NAMES[0]!);
  pages: PageCount = $state(1);
  look: Look = $state(LOOKS[0]);
  /** For how many players counters are printed; 0 for none. */
  players = $state(0);
  withRules = $state(true);
  language: Language;
  /** The text of the rules that were asked for, if it cannot be read. */
  readonly broken: string | null;
  readonly #rules: HouseRules = $derived(readOr(this.text));
  /** What the sheets are made of. */
  readonly order: PrintOrder = $derived({
    rules: this.rules,
    paper: this.paper,
    pages: this.pages,
    look: this.look,
    players: this.rules.players.includes(this.players) ? this.players : 0,
    withRules: this.withRules,
  });

  constructor(asked: string | null, language: Language) {
    const kept = savedObject(KEY);
    this.paper = PAPER_NAMES.find((name) => name === kept['paper']) ?? this.paper;
    this.look = LOOKS.find((name) => name === kept['look']) ?? this.look;
    if (kept['pages'] === 4) this.pages = 4;
    if (kept['withRules'] === false) this.withRules = false;
    const spoken = kept['language'];
    this.language = $state(typeof spoken === 'string' && isLanguage(spoken) ? spoken : language);
    const parsed = parseHouseText(asked ?? DEFAULT_RULESET_ID);
    this.broken = parsed.ok ? null : asked;
    if (parsed.ok) this.text = makeHouseText(parsed.value.ruleset, parsed.value.base);
    const players = kept['players'];
    if (typeof players === 'number' && this.rules.players.includes(players)) this.players = players;
  }

  /** The chosen rules. */
  get rules(): Ruleset {
    return this.#rules.ruleset;
  }

  /** Keeps what is chosen for the next time. */
  keep(): void {
    const { paper, pages, look, players, withRules, language } = this;
    saveValue(KEY, { paper, pages, look, players, withRules, language });
  }
}

function readOr(text: string): HouseRules {
  const parsed = parseHouseText(text);
  if (parsed.ok) return parsed.value;
  const base = isRulesetId(text) ? text : DEFAULT_RULESET_ID;
  return { base, ruleset: RULESETS[base] };
}
