import {
  isRulesetId,
  RULESETS,
  type Ruleset,
  type RulesetId,
  rulesetDifferences,
  shownRulesId,
} from '@nain-jaune/engine';
import type { RoomSettings, TurnClock } from '@nain-jaune/protocol';
import { flag, oneOf, or, persisted } from '../../app/browser/persisted.ts';
import { GameTerms } from '../../game/gameTerms.svelte.ts';
import { LENGTHS, savedNewGame } from '../../game/savedNewGame.ts';
import { playersOnOffer } from '../../rules/houseRules/twoPlayers.ts';

/** The turn clocks, the slowest first. */
export const CLOCKS: readonly TurnClock[] = ['none', 'gentle', 'quick'];

const SAVED = persisted('online-terms', {
  clock: or(oneOf(CLOCKS), 'gentle'),
  open: or(flag, false),
  freeText: or(flag, false),
  spectators: or(flag, true),
});

/** The settings of a table while they are chosen. The last choice is saved in the browser. */
export class SettingsChoice extends GameTerms {
  /** What is not about the game. */
  readonly table = $state(SAVED.read());

  /** `rules`: house rules from a link. */
  constructor(rules: string | null) {
    super(rules, savedNewGame());
  }

  /** Makes a choice with the present settings of a table. */
  static async of(settings: RoomSettings): Promise<SettingsChoice> {
    const { makeHouseText } = await import('../../rules/houseRules/houseText.ts');
    const { rules, players, ...table } = settings;
    const id = rulesetOfTerms(rules);
    const choice = new SettingsChoice(id ?? makeHouseText(rules));
    await choice.ready;
    choice.players = players;
    if (id !== null) choice.deals = lengthOf(rules, RULESETS[id]);
    Object.assign(choice.table, table);
    return choice;
  }

  get settings(): RoomSettings {
    const { rules, players, table } = this;
    return { rules, players, ...table };
  }

  /** Saves the choice for the next table. */
  save(): void {
    SAVED.save(this.table);
  }
}

/** The ruleset of rules that differ from it only in what the form chooses: the number of players and of deals. Null if none. */
function rulesetOfTerms(rules: Ruleset): RulesetId | null {
  const id = shownRulesId(rules);
  if (!isRulesetId(id)) return null;
  const base = RULESETS[id];
  const isOffered =
    rules.players.every((number) => playersOnOffer(base, id).includes(number)) &&
    rulesetDifferences(
      { ...base, end: { ...base.end, deals: lengthOf(rules, base) ?? base.end.deals } },
      {
        ...rules,
        players: base.players,
      },
    ).length === 0;
  return isOffered ? id : null;
}

/** The chosen number of deals; null if it is that of the ruleset, or none on offer. */
function lengthOf({ end }: Ruleset, base: Ruleset): GameTerms['deals'] {
  return end.deals === base.end.deals ? null : (LENGTHS.find((length) => length === end.deals) ?? null);
}
