import { houseName, type Ruleset, type RulesetId } from '@nain-jaune/engine';

/** Returns the numbers of players on offer: those of the rules, and two as a house rule by any ruleset but that of 1760. */
export function playersOnOffer({ players }: Ruleset, base: RulesetId): readonly number[] {
  return base === 'avantcoureur-1760' || players.includes(2) ? players : [2, ...players];
}

/** Returns the rules, as house rules if they do not allow this number of players yet. */
export function allowPlayers(rules: Ruleset, number: number): Ruleset {
  if (rules.players.includes(number)) return rules;
  return { ...rules, id: houseName(rules.id), players: [number, ...rules.players].toSorted((a, b) => a - b) };
}

/** Returns the offered number next to the wanted one, rather a larger one, so that every person keeps a seat. */
export function nearestNumber(offered: readonly number[], wanted: number): number {
  const distance = (number: number) => Math.abs(number - wanted);
  return offered.toSorted((a, b) => distance(a) - distance(b) || b - a)[0] ?? wanted;
}
