import {
  applyHouseRules,
  isRulesetId,
  type Outcome,
  type Problem,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  type RulesetId,
} from '@nain-jaune/engine';
import { keepText, keptObject } from '../client/browserStore.ts';
import { preferences } from '../client/preferences.svelte.ts';
import type { GameSetup, LobbySeat } from '../lobby/messages.ts';

/** The most players at a table. */
const MOST_OPPONENTS = 7;
const LONGEST_NAME = 24;
const NAMES = ['Anne', 'Basile', 'Clara', 'Denis', 'Élise', 'Félix', 'Gaëlle'];

/** The lengths of a game that are offered: as the rules say, or at most so many deals. */
export const LENGTHS = [null, 1, 2, 3, 5, 10, 20] as const;

/** An opponent as it is being chosen. */
export interface Opponent {
  name: string;
  bot: string;
}

function keptOpponents(kept: unknown): Opponent[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return NAMES.map((name, index) => {
    const one = list[index] as Partial<Record<keyof Opponent, unknown>> | null | undefined;
    return {
      name: typeof one?.name === 'string' && one.name !== '' ? one.name.slice(0, LONGEST_NAME) : name,
      bot: typeof one?.bot === 'string' ? one.bot : 'lowest',
    };
  });
}

/** A game as it is being chosen; the last choice is kept in the browser. */
export class NewGameChoice {
  rulesetId: RulesetId = $state(RULESET_IDS[1]);
  players = $state(4);
  opponents: Opponent[] = $state([]);
  deals: (typeof LENGTHS)[number] = $state(null);
  seed = $state('');

  constructor(seed: string | null) {
    const kept = keptObject('new-game');
    if (typeof kept['ruleset'] === 'string' && isRulesetId(kept['ruleset'])) this.rulesetId = kept['ruleset'];
    if (typeof kept['players'] === 'number') this.players = kept['players'];
    const deals = LENGTHS.find((length) => length === kept['deals']);
    if (deals !== undefined) this.deals = deals;
    this.opponents = keptOpponents(kept['opponents']);
    this.seed = (seed ?? '').slice(0, 100);
    this.fitPlayers();
  }

  /** The ruleset as the book has it. */
  get base(): Ruleset {
    return RULESETS[this.rulesetId];
  }

  /** The ruleset to play: the book's, with the length that was chosen. */
  get rules(): Outcome<Ruleset, readonly Problem[]> {
    return applyHouseRules(this.base, this.deals === null ? [] : [`end.deals=${this.deals}`]);
  }

  /** The opponents that play. */
  get seated(): Opponent[] {
    return this.opponents.slice(0, Math.min(this.players - 1, MOST_OPPONENTS));
  }

  /** Takes the nearest number of players that the ruleset allows. */
  fitPlayers(): void {
    const allowed = this.base.players;
    if (allowed.includes(this.players)) return;
    this.players =
      allowed.toSorted((a, b) => Math.abs(a - this.players) - Math.abs(b - this.players))[0] ?? 4;
  }

  /** The game to begin. A name left empty is the given one. */
  makeSetup(rules: Ruleset, you: string): GameSetup {
    const person: LobbySeat = { name: clean(preferences.name) || you, bot: null };
    const others = this.seated.map((opponent, index) => ({
      name: clean(opponent.name) || (NAMES[index] ?? ''),
      bot: opponent.bot,
    }));
    const seed = this.seed.trim();
    return { rules, seats: [person, ...others], ...(seed === '' ? {} : { seed }) };
  }

  /** Keeps the choice for the next time; a seed is for once. */
  keep(): void {
    const { rulesetId: ruleset, players, opponents, deals } = this;
    keepText('new-game', JSON.stringify({ ruleset, players, opponents, deals }));
  }
}

function clean(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}
