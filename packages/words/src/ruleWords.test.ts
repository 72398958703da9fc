import {
  compileRules,
  parseRuleset,
  RULESET_IDS,
  RULESET_KEY_NAMES,
  RULESETS,
  type Ruleset,
} from '@nain-jaune/engine';
import { anyRuleset, inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRIEF_TOPICS, LANGUAGES, words } from './index.ts';
import { COMPARED, chaptersOf, FLAWED, GAP, lindorWith, plain } from './testing/index.ts';

/** Whether another key makes the value of this one meaningless. */
function hasNoEffect(key: keyof Ruleset, ruleset: Ruleset): boolean {
  const { payment, announcing, missedHonour, heldHonour, heldDwarfFactor, opera } = ruleset;
  const hasForgotten = announcing === 'required' && missedHonour === 'bete';
  if (key === 'acePoints') return payment === 'cards';
  if (key === 'factors') return heldDwarfFactor === 1 || opera?.factor !== 2;
  if (key === 'bete') return heldHonour === 'nothing' && !hasForgotten;
  return key === 'missedHonour' && announcing === 'automatic';
}

/** The meaning of a key: one number of deals is equal to the same number for each number of players. */
function meaningOf(ruleset: Ruleset, key: keyof Ruleset): string {
  if (key !== 'end') return JSON.stringify(ruleset[key]);
  const deals = ruleset.players.map((players) => compileRules(ruleset, players).deals);
  return JSON.stringify({ ...ruleset.end, deals });
}

const someLanguages = inScope({ quick: LANGUAGES.slice(0, 1), all: LANGUAGES });

describe('rules in words', () => {
  test('each of the six rulesets has a name, a short name, a story and rules in every language', async () => {
    for (const language of LANGUAGES) {
      const { rulesetName, rulesetShort, chapters } = words(language);
      const { stories } = await chapters.setup();
      const { rulesInWords } = chaptersOf(language).rules;
      for (const id of RULESET_IDS) {
        expect(rulesetName(id)).not.toBe(id);
        expect(rulesetShort(id)).not.toBe(id);
        expect(rulesetShort(id).length).toBeLessThanOrEqual(16);
        expect(stories[id]).toMatch(/^\p{Lu}.*\.$/u);
        expect(rulesInWords(RULESETS[id]).length).toBeGreaterThan(17);
      }
    }
  });

  test.each(someLanguages)('any valid ruleset has five lines in brief in %s', (language) => {
    fc.assert(
      fc.property(anyRuleset, (ruleset) => {
        for (const topic of BRIEF_TOPICS) {
          const { line, more } = chaptersOf(language).rules.ruleInBrief(ruleset, topic);
          expect(line).toMatch(/^\p{Lu}.*[.]$/su);
          expect(more).toMatch(/[.)]$/u);
          for (const text of [line, more]) expect(text).not.toMatch(FLAWED);
          expect(line.length, line).toBeLessThanOrEqual(64);
        }
      }),
    );
  });

  test.each(someLanguages)('any valid ruleset has full sentences in %s', (language) => {
    fc.assert(
      fc.property(anyRuleset, (ruleset) => {
        for (const { topic, text } of chaptersOf(language).rules.rulesInWords(ruleset)) {
          expect(topic).not.toBe('');
          expect(text).toMatch(/^\p{Lu}.*\.$/su);
          expect(text).not.toMatch(GAP);
        }
      }),
    );
  });

  test.each(someLanguages)('a change of any key changes the text in %s', (language) => {
    const { rulesInWords } = chaptersOf(language).rules;
    fc.assert(
      fc.property(anyRuleset, anyRuleset, (ruleset, other) => {
        const before = rulesInWords(ruleset);
        for (const key of RULESET_KEY_NAMES) {
          const changed = { ...ruleset, [key]: other[key] };
          if (key === 'id' || !parseRuleset(changed).ok || hasNoEffect(key, ruleset)) continue;
          if (meaningOf(ruleset, key) === meaningOf(changed, key)) continue;
          expect(rulesInWords(changed), key).not.toEqual(before);
        }
      }),
    );
  });

  test('the end of a game lists all its causes', () => {
    const rules = lindorWith('end.deals=10', 'end.target=250', 'end.minutes=1');
    const ends = COMPARED.map((language) =>
      plain(chaptersOf(language).rules.rulesInWords(rules).at(-1)?.text ?? ''),
    );
    expect(ends).toEqual([
      'La partie se termine après 10 donnes, dès qu’un joueur a 250 jetons aux comptes, avec la donne en cours après 1 minute ou quand un joueur ne peut plus miser. Le joueur qui a le plus de jetons gagne ; à égalité, la victoire est partagée.',
      'The game ends after 10 deals, once someone has 250 counters at a settlement, with the deal in progress after 1 minute or when someone cannot pay the ante. The player with the most counters wins; a tie is shared.',
      'Die Partie endet, wenn 10 Runden gespielt sind, wenn jemand bei einer Abrechnung 250 Jetons hat, wenn nach 1 Minute die laufende Runde endet oder wenn jemand nicht mehr setzen kann. Wer dann die meisten Jetons hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
    ]);
  });
});

describe('names', () => {
  test('house rules are named after their ruleset', () => {
    expect(words('en').rulesetName('lindor-1789-house')).toBe(
      'Lindor, or Nain Jaune (1789), with house rules',
    );
    const changed = lindorWith('counters=60');
    expect(words('en').rulesetName(changed)).toBe('Lindor, or Nain Jaune (1789), with house rules');
    expect(words('en').rulesetShort('lindor-1789-house')).toBe('Lindor, 1789');
    expect(words('de').rulesetName('tante-erna')).toBe('tante-erna');
    expect(words('de').rulesetShort('tante-erna')).toBe('tante-erna');
    expect(words('en').rulesetName('constructor')).toBe('constructor');
    expect(words('en').rulesetName('constructor-house')).toBe('constructor-house');
    expect(words('en').rulesetShort('constructor')).toBe('constructor');
  });

  test('another number of players or another length is no house rule', () => {
    for (const term of ['players=5', 'end.deals=10', 'end.minutes=30', 'end.target=250']) {
      const rules = lindorWith(term);
      expect(rules.id).toBe('lindor-1789-house');
      expect(words('en').rulesetName(rules)).toBe('Lindor, or Nain Jaune (1789)');
    }
  });

  test('every key has a title in every language', () => {
    const paths = [
      ...RULESET_KEY_NAMES,
      ...['honours[0].card', 'honours[4].stake', 'opera.when', 'opera.sweeps', 'opera.factor'],
      ...['end.deals', 'end.deals.5', 'end.target', 'end.minutes'],
    ];
    for (const language of LANGUAGES) {
      const titles = paths.map(chaptersOf(language).house.keyInWords);
      expect(titles.filter((title, index) => title === paths[index] || GAP.test(title))).toEqual([]);
    }
  });

  test('a key in a list has its number, and an unknown key is returned as it is', () => {
    const { keyInWords } = chaptersOf('en').house;
    expect(keyInWords('honours[2].stake')).toBe('Honour: stake (3)');
    expect(keyInWords('end.deals.5')).toBe('Number of deals (5 players)');
    expect(keyInWords('stakes')).toBe('stakes');
    expect(keyInWords('')).toBe('');
  });
});
