import { readFileSync } from 'node:fs';
import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import {
  CODE_CONSONANTS,
  type OnlineClientMessage,
  PHRASES,
  parseHttpRefusal,
  parseJoined,
  parseJoinTable,
  parseLobbyTables,
  parseOnlineClientMessage,
  parseOnlineTableMessage,
  parseOpenTable,
  parsePlayNow,
  parseTableSummary,
} from './index.ts';

const PAGE = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

/** A chapter of the part on tables online. */
function chapter(title: string): string {
  const part = PAGE.slice(PAGE.indexOf('\n## Tables online'));
  const found = part.split(/^### /m).find((one) => one.startsWith(title));
  if (found === undefined) throw new Error(`docs/protocol.md has no chapter "${title}"`);
  return found;
}

const whole = (json: string): unknown =>
  JSON.parse(json.replaceAll('"rules": …', `"rules": ${JSON.stringify(RULESETS['lindor-1789'])}`));

/** The JSON examples of a chapter, whole rulesets in the place of those left out. */
function examples(title: string): unknown[] {
  return [...chapter(title).matchAll(/```json\n([^`]*)```/g)].map(([, json = '']) => whole(json));
}

const typeOf = (message: unknown): unknown => (message as { type: string }).type;

describe('every example of tables online in the documentation is what it says', () => {
  test('over HTTP', () => {
    const parsers = [
      parseOpenTable,
      parseJoinTable,
      parsePlayNow,
      parseJoined,
      parseLobbyTables,
      parseTableSummary,
      parseHttpRefusal,
    ];
    const found = examples('How one comes to a table');
    expect(found).toHaveLength(parsers.length);
    for (const [index, parse] of parsers.entries())
      expect(parse(found[index])).toEqual({ ok: true, value: found[index] });
  });

  test('of a client', () => {
    const found = examples('What a client says online');
    expect(found.map(typeOf)).toEqual(['enter', 'ask']);
    for (const message of found)
      expect(parseOnlineClientMessage(message)).toEqual({ ok: true, value: message });
  });

  test('of a table', () => {
    const found = examples('What a table says online');
    const types = ['entered', 'company', 'said', 'game', 'clock', 'granted', 'refused', 'closed'];
    expect(found.map(typeOf)).toEqual(types);
    for (const message of found)
      expect(parseOnlineTableMessage(message)).toEqual({ ok: true, value: message });
  });

  test('in the conversation', () => {
    const company = JSON.stringify((examples('What a table says online')[1] as { company: unknown }).company);
    const lines = [...chapter('A conversation').matchAll(/^([→←]) (.*)$/gm)];
    expect(lines.length).toBeGreaterThan(10);
    for (const [, way, json = ''] of lines) {
      const message = whole(json.replace('"company": …', `"company": ${company}`));
      const parse = way === '→' ? parseOnlineClientMessage : parseOnlineTableMessage;
      expect(parse(message)).toEqual({ ok: true, value: message });
    }
  });
});

type Ask = Extract<OnlineClientMessage, { type: 'ask' }>['ask'];

/** Everything that may be asked; the compiler says where one is missing. */
const ASKS: Readonly<Record<Ask['do'], true>> = {
  sit: true,
  stand: true,
  ready: true,
  rename: true,
  leave: true,
  say: true,
  write: true,
  cut: true,
  start: true,
  bot: true,
  free: true,
  agree: true,
  mute: true,
  remove: true,
  host: true,
};

test('every ask, every phrase and the letters of codes are told in the documentation', () => {
  const rows = [...chapter('What a client says online').matchAll(/^\| `([a-z]+)` \|/gm)].map(
    ([, ask]) => ask,
  );
  expect(rows).toEqual(Object.keys(ASKS));
  for (const phrase of PHRASES) expect(chapter('What a client says online')).toContain(`\`${phrase}\``);
  expect(chapter('How one comes to a table')).toContain(`\`${CODE_CONSONANTS}\``);
});
