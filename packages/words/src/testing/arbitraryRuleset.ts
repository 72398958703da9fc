import type { Ruleset } from '@nain-jaune/engine';
import { arbitraryRuleset as arbitraryTable } from '@nain-jaune/engine/testing';
import type { Arbitrary } from 'fast-check';

/** Any valid ruleset, and not only those somebody plays. */
export const arbitraryRuleset: Arbitrary<Ruleset> = arbitraryTable().map(({ ruleset }) => ruleset);
