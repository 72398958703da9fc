import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameEvent, GameView, PickedUp, Refusal, Ruleset } from '@nain-jaune/engine';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  Command,
  CommandRefusal,
  Events,
  GameSnapshot,
  Guest,
  RoomInfo,
  RoomSettings,
  Snapshot,
  TableEvent,
} from './index.ts';

test('the types of games are those of the engine', () => {
  expectTypeOf<GameSnapshot['view']>().toEqualTypeOf<GameView>();
  expectTypeOf<RoomSettings['rules']>().toEqualTypeOf<Ruleset>();
  expectTypeOf<TableEvent>().toEqualTypeOf<GameEvent | PickedUp | { readonly type: 'hidden' }>();
  expectTypeOf<Refusal>().toExtend<CommandRefusal>();
});

test('messages are read-only, at any depth', () => {
  expectTypeOf<Events['events']>().toEqualTypeOf<readonly TableEvent[]>();
  expectTypeOf<Snapshot['room']>().toEqualTypeOf<RoomInfo>();
  expectTypeOf<RoomInfo['members'][number]>().toEqualTypeOf<Readonly<RoomInfo['members'][number]>>();
});

test('every command has an id, and a guest need not choose a portrait', () => {
  expectTypeOf<Command['id']>().toEqualTypeOf<string>();
  expectTypeOf<{ name: string }>().toExtend<Guest>();
});

/** Returns the files that are loaded with a file, by its value imports. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (!file.startsWith('/')) return known;
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'/gm);
  for (const [, name = ''] of imports)
    loadedWith(name.startsWith('.') ? join(dirname(file), name) : name, known);
  return known;
}

test('the types and constants load no schema, and the parsers do', () => {
  const sources = globSync(join(import.meta.dirname, 'schemas/*.ts')).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const [types, parsers] = ['index.ts', 'parse.ts'].map((name) =>
    loadedWith(join(import.meta.dirname, name)),
  );
  expect([...sources, 'valibot'].filter((file) => types?.has(file))).toEqual([]);
  expect(parsers).toContain('valibot');
});
