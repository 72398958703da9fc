import {
  DEFAULT_RULESET_ID,
  houseName,
  isRulesetId,
  RULESETS,
  type Ruleset,
  type RulesetId,
} from '@nain-jaune/engine';
import type { HouseRules } from '../rules/houseRules/houseText.ts';
import { allowPlayers, nearestNumber, playersOnOffer } from '../rules/houseRules/twoPlayers.ts';
import type { SavedNewGame } from './savedNewGame.ts';

interface ChosenHouse extends HouseRules {
  readonly text: string;
}

/** The terms of a game while they are chosen: rules, number of players, length, first dealer. They fit together after each change. */
export class GameTerms {
  deals: SavedNewGame['deals'];
  /** The seat of the first dealer, where the players choose. */
  dealer = $state(0);
  /** The text of the requested rules, if it cannot be parsed. */
  broken: string | null = $state.raw(null);
  #rulesetId: RulesetId;
  #players: number;
  #house: ChosenHouse | null = $state.raw(null);
  #read: Promise<unknown>;

  /** @param requested text of rules to use instead of the saved ones */
  constructor(
    requested: string | null,
    {
      ruleset = DEFAULT_RULESET_ID,
      house = null,
      players = 4,
      deals = null,
    }: Partial<Omit<SavedNewGame, 'seats'>>,
  ) {
    this.#rulesetId = $state(ruleset);
    this.#players = $state(players);
    this.deals = $state(deals);
    const saved = house ?? ruleset;
    this.#read = requested === null ? this.#take(saved) : this.#request(requested, saved);
  }

  /** Resolves when the rules are parsed; rejects if the parser cannot be loaded. */
  get ready(): Promise<unknown> {
    return this.#read;
  }

  /** The chosen house rules, or null for a ruleset of the book. */
  get house(): ChosenHouse | null {
    return this.#house?.base === this.#rulesetId ? this.#house : null;
  }

  /** The ruleset of the book that is played, or that the house rules change. */
  get rulesetId(): RulesetId {
    return this.#rulesetId;
  }

  set rulesetId(id: RulesetId) {
    this.#rulesetId = id;
    this.#fit();
  }

  get players(): number {
    return this.#players;
  }

  set players(players: number) {
    this.#players = players;
    this.#fit();
  }

  /** The numbers of players on offer. */
  get offered(): readonly number[] {
    return playersOnOffer(this.base, this.#rulesetId);
  }

  /** The chosen rules as text, which {@link choose} reads. */
  get text(): string {
    return this.house?.text ?? this.#rulesetId;
  }

  /** The chosen rules, without the length and the number of players. */
  get base(): Ruleset {
    return this.house?.ruleset ?? RULESETS[this.#rulesetId];
  }

  /** The ruleset to play, with the chosen length and number of players. */
  get rules(): Ruleset {
    const base = allowPlayers(this.base, this.#players);
    const { deals } = this;
    if (deals === null || deals === base.end.deals) return base;
    return { ...base, id: houseName(base.id), end: { ...base.end, deals } };
  }

  /** Returns the next allowed number of players above (`step` 1) or below (-1). */
  playersNext(step: 1 | -1): number | undefined {
    return this.offered
      .filter((number) => Math.sign(number - this.#players) === step)
      .toSorted((a, b) => step * (a - b))[0];
  }

  /** Chooses rules by their text: at once those of the book, others when their parser is loaded. */
  choose(text: string): Promise<unknown> {
    this.broken = null;
    this.#read = this.#take(text);
    return this.#read;
  }

  async #request(text: string, saved: string): Promise<void> {
    if (await this.#take(text)) this.deals = null;
    else {
      this.broken = text;
      await this.#take(saved);
    }
  }

  /** Returns whether the text has rules. Without any, the ruleset of the book stays. */
  async #take(text: string): Promise<boolean> {
    const house = isRulesetId(text) ? { base: text, ruleset: RULESETS[text], text } : await parseHouse(text);
    if (house !== null) this.#rulesetId = house.base;
    // A link may carry an unchanged ruleset of the book.
    this.#house = house?.text === house?.base ? null : house;
    this.#fit();
    return house !== null;
  }

  #fit(): void {
    this.#players = nearestNumber(this.offered, this.#players);
    if (this.dealer >= this.#players) this.dealer = 0;
  }
}

/** Parses the text of house rules. The parser is loaded on demand: most games are played by a ruleset of the book. */
async function parseHouse(carried: string): Promise<ChosenHouse | null> {
  const { makeHouseText, parseHouseText } = await import('../rules/houseRules/houseText.ts');
  const parsed = parseHouseText(carried);
  if (!parsed.ok) return null;
  const { ruleset, base } = parsed.value;
  return { ruleset, base, text: makeHouseText(ruleset, base) };
}
