import fc from 'fast-check';
import {
  DEFAULT_RULESET_ID,
  makeCardText,
  OPERA_CHOICES,
  PACK,
  parseRuleset,
  RULE_CHOICES,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  type RulesetId,
} from '../index.ts';

/** A ruleset and a number of players that it allows. */
export interface RulesetForPlayers {
  readonly ruleset: Ruleset;
  readonly players: number;
}

const USUAL_HONOURS = [RULESETS['lindor-1789'].honours, RULESETS['nain-jaune-court'].honours];

/** Five different cards with stakes. Half of the time those of a source. */
function arbitraryHonours(): fc.Arbitrary<Ruleset['honours']> {
  const stake = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
    fc.integer({ min: 1, max: 60 }),
  );
  const any = fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...PACK), { minLength: 5, maxLength: 5 }),
      fc.array(stake, { minLength: 5, maxLength: 5 }),
    )
    .map(([honours, stakes]) =>
      honours.map((card, box) => ({ card: makeCardText(card), stake: stakes[box]! })),
    );
  return fc.oneof(fc.constantFrom(...USUAL_HONOURS), any);
}

function arbitraryEnd(): fc.Arbitrary<Ruleset['end']> {
  const players = fc.constantFrom('2', '3', '4', '5', '6', '7', '8');
  const limit = fc.integer({ min: 1, max: 12 });
  const deals = fc.oneof(fc.constant(null), limit, fc.dictionary(players, limit, { noNullPrototype: true }));
  const target = fc.option(fc.integer({ min: 1, max: 600 }), { freq: 2 });
  const minutes = fc.option(fc.integer({ min: 1, max: 90 }), { freq: 2 });
  return fc.record({ deals, target, minutes }, { noNullPrototype: true });
}

/** Any value of each key of a table of choices. */
function anyOf<Key extends string>(
  table: Readonly<Record<Key, readonly unknown[]>>,
): Record<Key, fc.Arbitrary<unknown>> {
  const values = Object.entries<readonly unknown[]>(table);
  return Object.fromEntries(values.map(([key, some]) => [key, fc.constantFrom(...some)])) as Record<
    Key,
    fc.Arbitrary<unknown>
  >;
}

/**
 * Any valid ruleset, over all values and allowed combinations of the contract, with a number of players that it allows.
 */
export function arbitraryRuleset(): fc.Arbitrary<RulesetForPlayers> {
  const opera = fc.record(anyOf(OPERA_CHOICES), { noNullPrototype: true }) as fc.Arbitrary<
    NonNullable<Ruleset['opera']>
  >;
  const keys = fc.record(
    {
      ...anyOf(RULE_CHOICES),
      id: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
      players: fc.subarray([2, 3, 4, 5, 6, 7, 8], { minLength: 1 }),
      honours: arbitraryHonours(),
      counters: fc.oneof(
        fc.integer({ min: 15, max: 150 }),
        fc.constantFrom(50, 120),
        fc.integer({ min: 15, max: 2000 }),
      ),
      opera: fc.option(opera, { freq: 4 }),
      end: arbitraryEnd(),
    },
    { noNullPrototype: true },
  ) as fc.Arbitrary<Ruleset>;
  return keys
    .map(possible)
    .chain((ruleset) => fc.constantFrom(...ruleset.players).map((players) => ({ ruleset, players })));
}

/** Any valid ruleset. */
export const anyRuleset: fc.Arbitrary<Ruleset> = arbitraryRuleset().map(({ ruleset }) => ruleset);

const WIDE_LIMIT = fc.integer({ min: 1, max: 1_000_000 });

/** Values over the whole range of the contract, of keys for which {@link arbitraryRuleset} prefers usual ones. */
const WIDE_VALUES = {
  id: fc.stringMatching(/^[a-z0-9-]{1,64}$/),
  counters: fc.integer({ min: 15, max: 100_000 }),
  end: fc.record({
    deals: fc.option(
      fc.oneof(
        WIDE_LIMIT,
        fc.dictionary(fc.constantFrom('2', '3', '4', '5', '6', '7', '8'), WIDE_LIMIT, {
          noNullPrototype: true,
        }),
      ),
    ),
    target: fc.option(WIDE_LIMIT),
    minutes: fc.option(
      fc.oneof(
        fc.integer({ min: 1, max: 600 }),
        fc.double({ min: 1e-9, noNaN: true, noDefaultInfinity: true }),
      ),
    ),
  }),
};

/** A valid ruleset made from one of the six by changing any of its keys, from none to all, with that one. */
export const changedRuleset: fc.Arbitrary<{ readonly base: RulesetId; readonly ruleset: Ruleset }> = fc
  .tuple(
    fc.constantFrom(...RULESET_IDS),
    anyRuleset,
    fc.record(WIDE_VALUES, { requiredKeys: [], noNullPrototype: true }),
    fc.subarray(Object.keys(RULESETS[DEFAULT_RULESET_ID])),
  )
  .map(([base, other, wide, keys]) => {
    const changes = Object.entries({ ...other, ...wide }).filter(([key]) => keys.includes(key));
    return { base, ruleset: { ...RULESETS[base], ...Object.fromEntries(changes) } };
  })
  .filter(({ ruleset }) => parseRuleset(ruleset).ok);

/** Removes contradictory combinations. */
function possible(ruleset: Ruleset): Ruleset {
  const ante = ruleset.honours.reduce((sum, { stake }) => sum + stake, 0);
  const counters = Math.max(ruleset.counters, ante);
  const { target } = ruleset.end;
  return {
    ...ruleset,
    counters,
    end: { ...ruleset.end, target: target === null ? null : counters + target },
    stall: ruleset.run === 'suit' ? 'lead' : ruleset.stall,
    dwarf: ruleset.run === 'rank' ? 'plain' : ruleset.dwarf,
  };
}

export function arbitrarySeed(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 0xffffffff });
}
