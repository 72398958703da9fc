/** A case of a product: its factors and their values. */
type Case = Readonly<Record<string, boolean | number | string>>;

/**
 * Selects cases of a product in which every value of every factor occurs.
 *
 * @example eachValue(rulesetsAndPlayers) // every ruleset, and every number of players
 */
export function eachValue<One extends Case>(cases: readonly One[]): One[] {
  return covering(cases, factorsOf);
}

/** Selects cases of a product in which every pair of values of two factors occurs that occurs in the product. */
export function pairwise<One extends Case>(cases: readonly One[]): One[] {
  return covering(cases, (one) => {
    const factors = factorsOf(one);
    return factors.flatMap((factor, place) => factors.slice(place + 1).map((other) => `${factor}, ${other}`));
  });
}

function factorsOf(one: Case): string[] {
  return Object.entries(one).map(([name, value]) => `${name} ${value}`);
}

/** Repeatedly takes the case with most missing parts. */
function covering<One>(cases: readonly One[], partsOf: (one: One) => readonly string[]): One[] {
  const missing = new Set(cases.flatMap(partsOf));
  const countMissing = (one: One) => partsOf(one).filter((part) => missing.has(part)).length;
  const selected: One[] = [];
  while (missing.size > 0) {
    const best = cases.reduce((one, other) => (countMissing(other) > countMissing(one) ? other : one));
    for (const part of partsOf(best)) missing.delete(part);
    selected.push(best);
  }
  return selected;
}
