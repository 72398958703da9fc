import { type GameRecord, type Rank, type RecordPlayer, rankOf, shownRulesId } from '@nain-jaune/engine';
import type { HandRuns } from './handRuns.ts';

/** The decisions to explore. */
export interface ExploreFilter {
  /** The id of a ruleset, or null for any. */
  readonly ruleset: string | null;
  /** The number of players, or null for any. */
  readonly players: number | null;
  readonly who: 'all' | 'people' | 'bots';
  /** The name of a player, or of a bot such as `expert`. Null for any. */
  readonly name: string | null;
  readonly hand: HandFilter;
}

/** The hands to explore, each before its move. */
export interface HandFilter {
  /** The fewest and the most cards. */
  readonly least: number;
  readonly most: number;
  /** Whether the hand must have an honour. */
  readonly honour: boolean;
  /** A rank that the hand must have, or null. */
  readonly rank: Rank | null;
  /** The fewest cards of its longest own run. */
  readonly run: number;
}

/** Excludes nothing. */
export const EVERYTHING: ExploreFilter = {
  ruleset: null,
  players: null,
  who: 'all',
  name: null,
  hand: { least: 1, most: 26, honour: false, rank: null, run: 1 },
};

/** Whether a record has the ruleset, the number of players and a player of the filter. */
export function admitsRecord(filter: ExploreFilter, { rules, players }: GameRecord): boolean {
  const { ruleset, players: count } = filter;
  if (ruleset !== null && shownRulesId(rules) !== ruleset) return false;
  if (count !== null && players.length !== count) return false;
  return players.some((player) => admitsPlayer(filter, player));
}

export function admitsPlayer({ who, name }: ExploreFilter, player: RecordPlayer): boolean {
  if (who !== 'all' && (player.bot === undefined) !== (who === 'people')) return false;
  return name === null || player.name === name || player.bot === name;
}

export function admitsHand({ least, most, honour, rank, run }: HandFilter, hand: HandRuns): boolean {
  const { cards, rules, longest } = hand;
  if (cards.length < least || cards.length > most || longest < run) return false;
  if (honour && !cards.some((card) => (rules.boxOf[card] ?? -1) >= 0)) return false;
  return rank === null || cards.some((card) => rankOf(card) === rank);
}
