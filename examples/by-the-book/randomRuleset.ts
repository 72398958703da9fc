/** Random rulesets: every key over all its values, in every combination that is allowed. */
import { DWARF, PACK } from './cards.ts';
import { chance, pick, type Random, shuffled, whole } from './random.ts';
import type { End, Honour, Opera, Ruleset } from './ruleset.ts';
import { sum } from './values.ts';

function randomHonours(random: Random): Honour[] {
  const others = shuffled(
    random,
    PACK.filter((card) => card !== DWARF),
  );
  const cards = chance(random, 0.8) ? shuffled(random, [DWARF, ...others.slice(0, 4)]) : others.slice(0, 5);
  const most = pick(random, [9, 9, 60]);
  return cards.map((card) => ({ card, stake: whole(random, 1, most) }));
}

function randomOpera(random: Random): Opera | null {
  if (chance(random, 0.2)) {
    return null;
  }
  return {
    when: pick(random, ['unopposed', 'first-chance', 'first-lead']),
    sweeps: chance(random, 0.5),
    factor: pick(random, [1, 2]),
  };
}

function randomEnd(random: Random, players: readonly number[], counters: number): End {
  const some = players.filter(() => chance(random, 0.8));
  const table = Object.fromEntries((some.length > 0 ? some : players).map((n) => [n, whole(random, 1, 12)]));
  return {
    deals: pick(random, [null, whole(random, 1, 12), table]),
    target: pick(random, [
      null,
      null,
      whole(random, counters + 1, counters * 3),
      counters + whole(random, 1, 40),
    ]),
    minutes: pick(random, [null, whole(random, 1, 120), 0.5]),
  };
}

/** A random valid ruleset. */
export function randomRuleset(random: Random): Ruleset {
  const list = [2, 3, 4, 5, 6, 7, 8].filter(() => chance(random, 0.5));
  const players = list.length > 0 ? list : [whole(random, 2, 8)];
  const honours = randomHonours(random);
  const least = Math.max(15, sum(honours.map(({ stake }) => stake)));
  const counters = chance(random, 0.1) ? least : whole(random, least, Math.max(300, 4 * least));
  const run = pick(random, ['rank', 'suit']);
  return {
    id: `random-${whole(random, 0, 999_999)}`,
    players,
    play: pick(random, ['clockwise', 'anticlockwise']),
    dealTo: pick(random, ['clockwise', 'anticlockwise']),
    firstDealer: pick(random, ['lot', 'highest-card', 'chosen']),
    nextDealer: pick(random, ['left', 'right']),
    hand: pick(random, ['table', 'all']),
    packet: pick(random, [1, 3]),
    honours,
    ante: pick(random, ['everyone', 'dealer']),
    counters,
    run,
    firstLead: pick(random, ['any', 'lowest']),
    continuing: pick(random, ['optional', 'compulsory']),
    stall: run === 'rank' ? pick(random, ['lead', 'next-rank']) : 'lead',
    hocs: chance(random, 0.5),
    dwarf: run === 'suit' ? pick(random, ['plain', 'stop', 'stands-for-wanted']) : 'plain',
    announcing: pick(random, ['required', 'automatic']),
    missedHonour: pick(random, ['stays', 'bete']),
    heldHonour: pick(random, ['bete', 'nothing']),
    payment: pick(random, ['points', 'cards']),
    acePoints: pick(random, [1, 10]),
    heldDwarfFactor: pick(random, [1, 2]),
    opera: randomOpera(random),
    factors: pick(random, ['multiply', 'highest']),
    bete: pick(random, ['box', 'box', 'stake']),
    debts: chance(random, 0.3),
    end: randomEnd(random, players, counters),
  };
}

/** A random ruleset, and a number of players that it allows. */
export function randomTable(random: Random): { rules: Ruleset; players: number } {
  const rules = randomRuleset(random);
  return { rules, players: pick(random, rules.players) };
}
