import { type GameRecord, shownRulesId } from '@nain-jaune/engine';
import type { Facet, Facets } from './exploration.ts';

/** The most values of each facet. Later ones are not listed. */
const MOST = 200;
/** Longer names are not listed. A file could have names of megabytes. */
const LONGEST = 100;

/** Counts the settled deals of each ruleset, number of players and name. */
export class FacetCounts {
  readonly #rulesets = new Map<string, number>();
  readonly #players = new Map<string, number>();
  readonly #names = new Map<string, number>();

  add({ rules, players, deals }: GameRecord): void {
    const settled = deals.filter(({ result }) => result !== undefined).length;
    count(this.#rulesets, shownRulesId(rules), settled);
    count(this.#players, String(players.length), settled);
    const names = players.flatMap(({ name, bot }) => [name, bot ?? '']).filter((name) => name !== '');
    for (const name of new Set(names)) count(this.#names, name, settled);
  }

  facets(): Facets {
    return {
      rulesets: facetsIn(this.#rulesets),
      players: facetsIn(this.#players).toSorted((a, b) => Number(a.value) - Number(b.value)),
      names: facetsIn(this.#names),
    };
  }
}

function count(deals: Map<string, number>, value: string, settled: number): void {
  if (value.length > LONGEST) return;
  if (deals.has(value) || deals.size < MOST) deals.set(value, (deals.get(value) ?? 0) + settled);
}

/** The values, most deals first. */
function facetsIn(deals: ReadonlyMap<string, number>): Facet[] {
  return [...deals]
    .map(([value, settled]) => ({ value, deals: settled }))
    .sort((a, b) => b.deals - a.deals || (a.value < b.value ? -1 : 1));
}
