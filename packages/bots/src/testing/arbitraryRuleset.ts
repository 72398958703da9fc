import { makeCardText, PACK, parseRuleset, type Ruleset } from '@nain-jaune/engine';
import fc from 'fast-check';

const players = fc.subarray([3, 4, 5, 6, 7, 8], { minLength: 1 });
const direction = fc.constantFrom('clockwise' as const, 'anticlockwise' as const);
const honours = fc
  .uniqueArray(fc.constantFrom(...PACK), { minLength: 5, maxLength: 5 })
  .chain((cards) => fc.tuple(...cards.map((card) => honour(makeCardText(card)))));
const opera = fc.record({
  when: fc.constantFrom(...(['first-chance', 'first-lead', 'first-turn', 'unopposed'] as const)),
  sweeps: fc.boolean(),
  factor: fc.constantFrom(1 as const, 2 as const),
});
const deals = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 100 }),
  fc.dictionary(fc.constantFrom('3', '4', '5'), fc.integer({ min: 1, max: 100 }), { minKeys: 1 }),
);

function honour(card: string) {
  return fc.record({ card: fc.constant(card), stake: fc.integer({ min: 1, max: 9 }) });
}

/** Any valid ruleset, and not only those somebody plays. */
export const arbitraryRuleset: fc.Arbitrary<Ruleset> = fc
  .record({
    id: fc.constant('any'),
    players,
    play: direction,
    dealTo: direction,
    firstDealer: fc.constantFrom('lot' as const, 'highest-card' as const),
    nextDealer: fc.constantFrom('left' as const, 'right' as const),
    hand: fc.constantFrom('table' as const, 'all' as const),
    packet: fc.constantFrom(1 as const, 3 as const),
    honours,
    ante: fc.constantFrom('everyone' as const, 'dealer' as const),
    counters: fc.integer({ min: 45, max: 100_000 }),
    run: fc.constantFrom('rank' as const, 'suit' as const),
    firstLead: fc.constantFrom('any' as const, 'lowest' as const),
    continuing: fc.constantFrom('optional' as const, 'compulsory' as const),
    stall: fc.constantFrom('lead' as const, 'next-rank' as const),
    hocs: fc.boolean(),
    dwarf: fc.constantFrom('plain' as const, 'stop' as const, 'stands-for-wanted' as const),
    announcing: fc.constantFrom('required' as const, 'automatic' as const),
    missedHonour: fc.constantFrom('stays' as const, 'bete' as const),
    heldHonour: fc.constantFrom('bete' as const, 'nothing' as const),
    payment: fc.constantFrom('points' as const, 'cards' as const),
    acePoints: fc.constantFrom(1 as const, 10 as const),
    heldDwarfFactor: fc.constantFrom(1 as const, 2 as const),
    opera: fc.option(opera, { nil: null }),
    factors: fc.constantFrom('multiply' as const, 'highest' as const),
    bete: fc.constantFrom('box' as const, 'stake' as const),
    debts: fc.boolean(),
    end: fc.record({
      deals,
      target: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null }),
      minutes: fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
    }),
  })
  .map((ruleset) => ({ ...ruleset, end: aboveCounters(ruleset) }))
  .filter((ruleset) => parseRuleset(ruleset).ok);

/** The end of a ruleset with its target above the counters at the start. */
function aboveCounters({ counters, end }: Pick<Ruleset, 'counters' | 'end'>): Ruleset['end'] {
  return { ...end, target: end.target === null ? null : counters + end.target };
}
