import type { RoomSettings } from '@nain-jaune/protocol';
import type { OnlineWords, Words } from '@nain-jaune/words';

/** The settings of a table in one line: rules, players, length, turn clock, and who finds it. */
export function settingsLine(
  { rules, players, clock, open }: RoomSettings,
  words: Words,
  texts: OnlineWords,
): string {
  const limit = rules.end.deals;
  const deals = typeof limit === 'object' ? limit?.[players] : limit;
  return [
    words.rulesetName(rules.id),
    texts.settings.players(players),
    ...(deals == null ? [] : [words.interface.lengthOfDeals(deals)]),
    texts.settings.clocks[clock],
    open ? texts.settings.open : texts.settings.byLink,
  ].join(' · ');
}
