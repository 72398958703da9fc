import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRecord, type GameRecord, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { changedRuleset, inScope } from '@nain-jaune/engine/testing';
import { bytesOf, checksumOf, lettersOf } from '@nain-jaune/same-cards/encoding';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playedRecord } from '../../../testing/played.ts';
import { dealtIn, type OpenDeal, openDealsOf } from '../openDeal.ts';
import { makeSharedText, parseSharedText } from './sharedDeal.ts';

/** The parts of a deal that a link carries. */
function told(deal: OpenDeal): unknown {
  const steps = deal.steps.map(({ seat, text, events }) => ({
    seat,
    text,
    events: events.filter(({ type }) => type !== 'game-ended'),
  }));
  return { rules: deal.rules, players: deal.players, before: deal.before, dealt: dealtIn(deal), steps };
}

function received(text: string): { readonly deal: OpenDeal; readonly names: readonly string[] | null } {
  const parsed = parseSharedText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** A link of release 1.0 and its content. It must always stay readable. */
const FIRST_LINK = readFileSync(
  join(import.meta.dirname, '../../../../../../fixtures/1.0/shared-deal.txt'),
  'utf8',
).trim();
const FIRST_DEAL = ['famille', 4, 102, ['Anne', 'Zoé', 'Jörg', 'Ninon']];

const TABLES = RULESET_IDS.flatMap((id) => RULESETS[id].players.map((players) => ({ id, players })));

it('carries every deal of every ruleset and number of players in a short text', () => {
  for (const { id, players } of TABLES) {
    const record = playedRecord(RULESETS[id], players, `share ${id} ${players}`, { deals: 6 });
    for (const deal of openDealsOf(record)) {
      const text = makeSharedText(deal, null);
      expect(told(received(text).deal)).toEqual(told(deal));
      expect(text).toMatch(/^[\w-]+$/);
      if (players === 4) expect(text.length).toBeLessThan(250);
    }
  }
});

it('carries deals of any rules, and names in any script', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(changedRuleset, fc.nat(), names, ({ ruleset: rules }, seed, eight) => {
      const players = rules.players[seed % rules.players.length]!;
      const record = playedRecord(rules, players, seed, { deals: 2 });
      const called = eight.slice(0, players);
      for (const deal of openDealsOf(record)) {
        const shared = received(makeSharedText(deal, called));
        expect(told(shared.deal)).toEqual(told(deal));
        expect(shared.names).toEqual(called);
      }
    }),
    { numRuns: inScope({ quick: 20, all: 60 }) },
  );
});

it('the first deal of a game is a valid record', () => {
  const record = playedRecord(RULESETS['gelber-zwerg'], 5, 'checked', { deals: 1 });
  const { deal } = received(makeSharedText(openDealsOf(record)[0]!, null));
  const { hands, talon } = dealtIn(deal);
  expect([hands.length, talon.length]).toEqual([5, 7]);
  const moves = deal.steps.slice(1).map(({ text }) => text);
  const shared: GameRecord = { ...record, deals: [{ ...record.deals[0]!, moves: moves.join(' ') }] };
  expect(checkRecord(shared)).toEqual([]);
});

it('carries no deal in progress', () => {
  const record = playedRecord(RULESETS.famille, 4, 'hidden', { deals: 2, movesOfLastDeal: 5 });
  expect(record.deals.at(-1)?.result).toBeUndefined();
  expect(openDealsOf(record).map(({ number }) => number)).toEqual([1]);
});

const codesOf = (text: string) => {
  const parsed = parseSharedText(text);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};

it('detects a text that is no deal, is truncated or has a changed letter', () => {
  const record = playedRecord(RULESETS['lindor-1789'], 4, 'broken', { deals: 1 });
  const text = makeSharedText(openDealsOf(record)[0]!, ['Anne', 'Basile', 'Clara', 'Denis']);
  expect(codesOf('')).toEqual(['no-deal']);
  expect(codesOf('hello world')).toEqual(['no-deal']);
  expect(codesOf(`${text}%`)).toEqual(['no-deal']);
  expect(codesOf(text.slice(0, 90))).not.toEqual([]);
  for (let at = 0; at < text.length - 1; at++) {
    const other = text[at] === 'A' ? 'B' : 'A';
    expect(codesOf(text.slice(0, at) + other + text.slice(at + 1)), `letter ${at}`).not.toEqual([]);
  }
});

it('returns problems and never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 31, maxLength: 120 }), (bytes) => {
      expect(() => parseSharedText(lettersOf(bytes))).not.toThrow();
    }),
  );
});

it('reads links of release 1.0', () => {
  const { deal, names } = received(FIRST_LINK);
  const moves = deal.steps.slice(1).map(({ text }) => text);
  expect([deal.rules.id, deal.players, moves.length, names]).toEqual(FIRST_DEAL);
});

it.each([
  [2, ['draft']],
  [4, ['newer']],
])('refuses a link of version %i: %s', (version, codes) => {
  const bytes = [version, ...(bytesOf(FIRST_LINK) ?? []).slice(1, -2)];
  const sum = checksumOf(Uint8Array.from(bytes));
  expect(codesOf(lettersOf(Uint8Array.from([...bytes, sum >> 8, sum & 255])))).toEqual(codes);
});
