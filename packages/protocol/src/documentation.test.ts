/** Checks that the examples in docs/protocol.md are valid messages and that its lists match the schemas. */
import { readFileSync } from 'node:fs';
import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import {
  CLOCK_SECONDS,
  CODE_CONSONANTS,
  CODE_VOWELS,
  PHRASES,
  PORTRAITS,
  PROTOCOL_VERSION,
} from './index.ts';
import * as parse from './parse.ts';
import { clientMessage } from './schemas/client.ts';
import { tableEvent } from './schemas/events.ts';
import * as schemas from './schemas/http.ts';
import { commandRefusal } from './schemas/refusals.ts';
import { roomInfo, roomPhase } from './schemas/room.ts';
import { closeReason, serverMessage } from './schemas/server.ts';
import { gameView } from './schemas/view.ts';
import type { ServerMessage } from './types.ts';

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const RULES = JSON.stringify(RULESETS['lindor-1789']);

/** Returns the text of a section. */
function section(title: string): string {
  const found = PAGE.split(/^##+ /m).find((part) => part.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`docs/protocol.md has no section "${title}"`);
  return found;
}

function whole(json: string, room = ''): unknown {
  return JSON.parse(
    json.replaceAll('"room": …', `"room": ${room}`).replaceAll('"rules": …', `"rules": ${RULES}`),
  );
}

function examples(text: string): unknown[] {
  return [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => whole(json));
}

/** Returns the rows of the table with this first column, as the words in backticks of each cell. */
function table(title: string, head: string): string[][][] {
  const [, rows = ''] = section(title).split(new RegExp(`^\\| ${head} \\|.*\\n\\|[- |]*\\n`, 'm'));
  const [all = ''] = /^(\|.*\n)*/.exec(rows) ?? [];
  return all
    .trim()
    .split('\n')
    .map((row) =>
      row.split(' | ').map((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word)),
    );
}

function listed(title: string, head: string): string[] {
  return table(title, head).flatMap(([words = []]) => words);
}

/** Maps the names in the first column to the keys in the second. */
function keysByName(title: string, head: string): unknown {
  return Object.fromEntries(table(title, head).map(([[name = ''] = [], keys]) => [name, keys]));
}

/** Maps each member of a union, by the value of its tag, to its other keys. */
function keysOfEach(members: readonly object[], tag: string, common: readonly string[] = []) {
  return Object.fromEntries(members.flatMap((member) => keysOf(member, tag, common)));
}

function keysOf(member: object, tag: string, common: readonly string[]): [string, string[]][] {
  if ('options' in member) return (member.options as object[]).flatMap((one) => keysOf(one, tag, common));
  const { entries } = member as {
    readonly entries: Record<string, { literal?: string; options?: string[] }>;
  };
  const keys = Object.keys(entries).filter((key) => key !== tag && !common.includes(key));
  const { literal, options = [literal ?? ''] } = entries[tag] ?? {};
  return options.map((name) => [name, keys]);
}

const commands = clientMessage.options.filter(({ entries }) => entries.type.literal !== 'enter');

describe('docs/protocol.md has the list of', () => {
  test('commands, with their keys', () => {
    expect(keysByName('Commands', '`type`')).toEqual(keysOfEach(commands, 'type', ['id']));
  });

  test('refusals, with their keys', () => {
    expect(keysByName('Commands', '`code`')).toEqual(keysOfEach([commandRefusal], 'code'));
  });

  test('events, with their keys', () => {
    expect(keysByName('`events`', '`type`')).toEqual(keysOfEach([tableEvent], 'type'));
  });

  test('reasons to close', () => {
    expect(listed('`closed`', '`reason`')).toEqual(closeReason.options);
  });

  test('refusals over HTTP', () => {
    expect(listed('HTTP', '`error`').sort()).toEqual([...schemas.httpRefusal.entries.error.options].sort());
  });

  test('keys of the room, of the view and of its deal', () => {
    expect(listed('`snapshot`', 'key of `room`')).toEqual(Object.keys(roomInfo.entries));
    expect(listed('`snapshot`', 'key of `view`').sort()).toEqual(Object.keys(gameView.entries).sort());
    const deal = gameView.entries.deal.wrapped.entries;
    expect(listed('`snapshot`', 'key of `deal`').sort()).toEqual(Object.keys(deal).sort());
  });

  test.each([
    ['phrases', 'Commands', PHRASES],
    ['portraits', 'HTTP', PORTRAITS],
    ['clocks', 'HTTP', Object.keys(CLOCK_SECONDS)],
    ['phases', '`snapshot`', roomPhase.options],
    ['letters of codes', 'Words and numbers', [CODE_CONSONANTS, CODE_VOWELS]],
  ])('%s', (_what, title, words) => {
    expect(words.filter((word) => !section(title).includes(`\`${word}\``))).toEqual([]);
  });

  test('messages of the table, each in a section or an answer to a command', () => {
    const types = keysOfEach([serverMessage], 'type');
    const shown = examples(PAGE).flatMap((example) => (example as { type?: string }).type ?? []);
    expect(Object.keys(types).filter((type) => !shown.includes(type))).toEqual([]);
  });

  test('its version', () => {
    expect(PAGE).toContain(`, version ${PROTOCOL_VERSION}.`);
  });
});

describe('every example in docs/protocol.md is a valid message of its section:', () => {
  const [snapshot] = examples(section('`snapshot`')) as Extract<ServerMessage, { type: 'snapshot' }>[];

  test('HTTP', () => {
    const parsers: parse.Parser<unknown>[] = [
      parse.parserOf(schemas.openTable),
      parse.parserOf(schemas.joinTable),
      parse.parserOf(schemas.playNow),
      parse.parseJoined,
      parse.parseLobbyTables,
      parse.parseTableSummary,
      parse.parseAbout,
      parse.parseDailyResults,
      parse.parserOf(schemas.newAttempt),
      parse.parseAttemptResult,
      parse.parserOf(schemas.challengeEntry),
      parse.parseChallengeCode,
      parse.parseChallenge,
      parse.parseHttpRefusal,
    ];
    const found = examples(section('HTTP'));
    expect(found).toHaveLength(parsers.length);
    for (const [index, parser] of parsers.entries())
      expect(parser(found[index])).toEqual({ ok: true, value: found[index] });
  });

  test('messages', () => {
    const isOfClient = ({ type = '' }: { type?: string }) => type === 'enter' || type === 'act';
    const messages = examples(PAGE.slice(PAGE.indexOf('\n## Entering'))) as { type?: string }[];
    expect(messages.length).toBeGreaterThan(10);
    for (const message of messages) {
      const parser: parse.Parser<unknown> = isOfClient(message)
        ? parse.parseClientMessage
        : parse.parseServerMessage;
      expect(parser(message)).toEqual({ ok: true, value: message });
    }
  });

  test('the conversation', () => {
    const lines = [...section('A conversation').matchAll(/^([→←]) (.*)$/gm)];
    expect(lines.length).toBeGreaterThan(10);
    for (const [, way, json = ''] of lines) {
      const message = whole(json, JSON.stringify(snapshot?.room));
      const parser: parse.Parser<unknown> = way === '→' ? parse.parseClientMessage : parse.parseServerMessage;
      expect(parser(message)).toEqual({ ok: true, value: message });
    }
  });

  test('no example is in another section', () => {
    const counted = ['HTTP'].flatMap((title) => examples(section(title))).length;
    const later = examples(PAGE.slice(PAGE.indexOf('\n## Entering'))).length;
    expect(examples(PAGE)).toHaveLength(counted + later);
  });
});
