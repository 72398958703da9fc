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
import { cleanName } from '../client/profiles.svelte.ts';
import type { BotOffer, GameSetup, LobbySeat } from '../lobby/messages.ts';
import { ownName, seatNames } from './seatNames.ts';

/** The most players at a table. */
const MOST_OPPONENTS = 7;

/** Who sits at the table unless others are chosen, from one's neighbour on. */
const USUAL_BOTS = ['rosalie', 'achille', 'leonie', 'ninon', 'prosper', 'gaspard', 'blandine'] as const;

/** The lengths of a game that are offered: as the rules say, or at most so many deals. */
export const LENGTHS = [null, 1, 2, 3, 5, 10, 20] as const;

/** An opponent as it is being chosen. */
export interface Opponent {
  /** The name that was typed for it; empty for its own. */
  name: string;
  bot: string;
}

function keptOpponents(kept: unknown): Opponent[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return USUAL_BOTS.map((usual, place) => {
    const one = list[place] as Partial<Record<keyof Opponent, unknown>> | null | undefined;
    const bot = typeof one?.bot === 'string' ? one.bot : usual;
    const name = typeof one?.name === 'string' ? cleanName(one.name) : '';
    // A name that nobody typed was once kept as if somebody had.
    return { name: name === ownName(bot, place, preferences.words) ? '' : name, bot };
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

  /** Seats the usual bot in place of each that is not offered, one that was kept by another version perhaps. */
  fitBots({ characters, levels }: BotOffer): void {
    this.opponents.forEach((opponent, place) => {
      if (characters.includes(opponent.bot) || levels.includes(opponent.bot)) return;
      opponent.bot = USUAL_BOTS[place] ?? USUAL_BOTS[0];
    });
  }

  /** Takes the nearest number of players that the ruleset allows. */
  fitPlayers(): void {
    const allowed = this.base.players;
    if (allowed.includes(this.players)) return;
    this.players =
      allowed.toSorted((a, b) => Math.abs(a - this.players) - Math.abs(b - this.players))[0] ?? 4;
  }

  /** The game to begin. An opponent's name left empty is its own. */
  makeSetup(rules: Ruleset, you: string): GameSetup {
    const person: LobbySeat = { name: cleanName(preferences.name) || you, bot: null };
    const names = seatNames(this.seated, preferences.words);
    const others = this.seated.map(({ bot }, place) => ({ name: names[place] ?? '', bot }));
    const seed = this.seed.trim();
    return { rules, seats: [person, ...others], ...(seed === '' ? {} : { seed }) };
  }

  /** Keeps the choice for the next time; a seed is for once. */
  keep(): void {
    const { rulesetId: ruleset, players, opponents, deals } = this;
    keepText('new-game', JSON.stringify({ ruleset, players, opponents, deals }));
  }
}
