import {
  makeCardText,
  PACK,
  parseRuleset,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  type RulesetId,
} from '@nain-jaune/engine';
import fc from 'fast-check';

const NUMBERS = ['3', '4', '5', '6', '7', '8'] as const;
const DEALS = fc.integer({ min: 1, max: 1_000_000 });
const WAYS = fc.constantFrom('clockwise' as const, 'anticlockwise' as const);

const HONOURS = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...PACK), { minLength: 5, maxLength: 5 }),
    fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([cards, stakes]) =>
    cards.map((card, box) => ({ card: makeCardText(card), stake: stakes[box] ?? 1 })),
  );

const VALUES: { readonly [Key in keyof Ruleset]: fc.Arbitrary<Ruleset[Key]> } = {
  id: fc.stringMatching(/^[a-z0-9-]{1,64}$/),
  players: fc.subarray([3, 4, 5, 6, 7, 8], { minLength: 1 }),
  play: WAYS,
  dealTo: WAYS,
  firstDealer: fc.constantFrom('lot', 'highest-card'),
  nextDealer: fc.constantFrom('left', 'right'),
  hand: fc.constantFrom('table', 'all'),
  packet: fc.constantFrom(1, 3),
  honours: HONOURS,
  ante: fc.constantFrom('everyone', 'dealer'),
  counters: fc.integer({ min: 15, max: 100_000 }),
  run: fc.constantFrom('rank', 'suit'),
  firstLead: fc.constantFrom('any', 'lowest'),
  continuing: fc.constantFrom('optional', 'compulsory'),
  stall: fc.constantFrom('lead', 'next-rank'),
  hocs: fc.boolean(),
  dwarf: fc.constantFrom('plain', 'stop', 'stands-for-wanted'),
  announcing: fc.constantFrom('required', 'automatic'),
  missedHonour: fc.constantFrom('stays', 'bete'),
  heldHonour: fc.constantFrom('bete', 'nothing'),
  payment: fc.constantFrom('points', 'cards'),
  acePoints: fc.constantFrom(1, 10),
  heldDwarfFactor: fc.constantFrom(1, 2),
  opera: fc.option(
    fc.record({
      when: fc.constantFrom('first-chance', 'first-lead', 'first-turn', 'unopposed'),
      sweeps: fc.boolean(),
      factor: fc.constantFrom(1, 2),
    }),
  ),
  factors: fc.constantFrom('multiply', 'highest'),
  bete: fc.constantFrom('box', 'stake'),
  debts: fc.boolean(),
  end: fc.record({
    deals: fc.option(
      fc.oneof(DEALS, fc.dictionary(fc.constantFrom(...NUMBERS), DEALS, { noNullPrototype: true })),
    ),
    target: fc.option(DEALS),
    minutes: fc.option(
      fc.oneof(
        fc.integer({ min: 1, max: 600 }),
        fc.double({ min: 1e-9, noNaN: true, noDefaultInfinity: true }),
      ),
    ),
  }),
};

/** A valid ruleset made by changing any keys of one of the six, with that one. */
export const changedRuleset: fc.Arbitrary<{ readonly base: RulesetId; readonly ruleset: Ruleset }> = fc
  .tuple(fc.constantFrom(...RULESET_IDS), fc.record(VALUES, { requiredKeys: [], noNullPrototype: true }))
  .map(([base, changes]) => ({ base, ruleset: { ...RULESETS[base], ...changes } as Ruleset }))
  .filter(({ ruleset }) => parseRuleset(ruleset).ok);
