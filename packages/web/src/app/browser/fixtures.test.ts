import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import { stubDatabase } from '../../testing/stubDatabase.ts';
import { Database } from './database.ts';
import type { SavedKey } from './savedKeys.ts';

/* What the page of release 1.0 and later ones stored in the browser. Every later version reads it. Saved games are in `savedRecord.test.ts`. */

const CODE = 'bado-miku-ze';
const TEXTS = Object.fromEntries(
  Object.entries(fixture('browser.json')).map(([key, value]) => [`nain-jaune.${key}`, JSON.stringify(value)]),
);

function fixture(file: string, version = '1.0'): object {
  const path = `../../../../../fixtures/${version}/${file}`;
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

/** Fields that release 1.0 saved and that a later version leaves out when it saves. */
const LEFT_OUT: Readonly<Partial<Record<SavedKey, readonly string[]>>> = {
  board: ['realCounters'],
  hand: ['knowsSleep'],
};

const DAYS: readonly object[] = JSON.parse(TEXTS['nain-jaune.daily-days'] ?? '').list;

/** Fields that a later version adds when it saves, with what they are for a value of release 1.0. */
const ADDED: Readonly<Partial<Record<SavedKey, object>>> = {
  hand: { notices: false },
  'challenges-entered': { made: [] },
  'daily-days': {
    list: DAYS.map((day) => ({ ...day, costs: null })),
  },
  'online-places': {
    list: [{ code: CODE, token: 'token-of-a-member', at: Date.parse('2026-11-28T12:00:00Z') }],
  },
  'puzzle-filter': { rules: 'famille' },
  preferences: { log: false, steps: 0, knowsBete: false, knowsOpera: false },
};

function withoutLeftOut(key: string, text: string): object {
  const left = new Set(LEFT_OUT[key as SavedKey]);
  return JSON.parse(text, (field: string, value: unknown) => (left.has(field) ? undefined : value));
}

/** Reads a value as the page does, and saves what was read. */
const RESAVE: Readonly<Record<SavedKey, () => Promise<unknown>>> = {
  analysis: async () => {
    const { saveAnalysis, savedAnalysis } = await import('../../study/analyse/savedAnalysis.ts');
    saveAnalysis(savedAnalysis(null));
  },
  board: async () => {
    const { boardSettings } = await import('../../room/board/boardSettings.svelte.ts');
    boardSettings.flat = boardSettings.flat === true;
  },
  boards: async () => {
    const { boardTokenAt, saveBoardToken } = await import('../../room/board/boardTokens.ts');
    saveBoardToken(CODE, boardTokenAt(CODE) ?? '');
  },
  'challenges-entered': async () => {
    const { saveEntered, wasEntered } = await import('../../same/challenge/savedChallenges.ts');
    saveEntered(wasEntered('key-of-a-challenge') ? 'key-of-a-challenge' : '');
  },
  'daily-days': async () => {
    const { newDay, saveDay, savedDays } = await import('../../same/daily/savedDays.ts');
    saveDay(savedDays()[0] ?? newDay('2026-11-28', '', '2026-11-28'));
  },
  'daily-mark': async () => {
    const { saveMark, dailyMark } = await import('../../same/daily/dailyMark.ts');
    saveMark('2026-11-28', dailyMark().streak);
  },
  hand: async () => {
    const { handSettings } = await import('../../room/hand/handSettings.svelte.ts');
    handSettings.covers = handSettings.covers === true;
  },
  'house-rules': async () => {
    const { houseRules } = await import('../../rules/houseRules/savedHouseRules.svelte.ts');
    houseRules.save('Chez Mémé', houseRules.list[0]?.text ?? '');
  },
  'kept-games': async () => {
    const { SavedGameList } = await import('../gameService/savedGameList.svelte.ts');
    expect(new SavedGameList({} as never).awaited).toBe(true);
  },
  lesson: async () => {
    const { LessonPlay } = await import('../../learn/lessonPlay.svelte.ts');
    expect(new LessonPlay().place).toBe(3);
  },
  'new-evening': async () => {
    const { NewEvening } = await import('../../keeper/newEvening.svelte.ts');
    await new NewEvening(null).begin(String);
  },
  'new-game': async () => {
    const { savedNewGame, saveNewGame } = await import('../../game/savedNewGame.ts');
    saveNewGame(savedNewGame());
  },
  'online-hidden': async () => {
    const { HiddenMembers } = await import('../../room/online/hiddenMembers.svelte.ts');
    const hidden = new HiddenMembers(CODE);
    hidden.set(2, hidden.has(2));
  },
  'online-places': async () => {
    const { saveOwnTable, tokenAt } = await import('../../room/online/ownTables.ts');
    saveOwnTable(CODE, tokenAt(CODE) ?? '');
  },
  'online-promises': async () => {
    const { savedPromise, savePromise } = await import('../../room/online/promises.ts');
    const promise = savedPromise({ code: CODE, game: 1, deal: 2 });
    expect(promise).toBeDefined();
    savePromise(promise!);
  },
  'online-terms': async () => {
    const { SettingsChoice } = await import('../../room/online/settingsChoice.svelte.ts');
    new SettingsChoice(null).save();
  },
  preferences: async () => {
    const { preferences } = await import('../settings/preferences.svelte.ts');
    await preferences.ready;
    preferences.save();
  },
  print: async () => {
    const { PrintChoice } = await import('../../print/printChoice.svelte.ts');
    new PrintChoice(null, 'en').keep();
  },
  profiles: async () => {
    const { profiles } = await import('../settings/profiles.svelte.ts');
    profiles.change('p-1', { name: 'Anne' });
  },
  'puzzle-filter': async () => {
    const { puzzleFilter } = await import('../../study/puzzles/puzzleFilter.svelte.ts');
    puzzleFilter.choose({});
  },
  puzzles: async () => {
    const { puzzleResults } = await import('../../study/puzzles/puzzleResults.svelte.ts');
    expect([puzzleResults.rating, puzzleResults.streak, puzzleResults.bestStreak]).toEqual([
      { mu: 31.5, sigma: 6.25 },
      1,
      4,
    ]);
    expect([puzzleResults.firstOf('own-a'), puzzleResults.firstOf('b')]).toEqual([true, false]);
    expect(puzzleResults.tallyOf('lead')).toEqual({ right: 1, wrong: 1 });
  },
  'sound-board': () => resaveSound('board'),
  'sound-hand': () => resaveSound('hand'),
};

async function resaveSound(place: 'board' | 'hand'): Promise<void> {
  const { soundSettings } = await import('../../table/sound/soundSettings.svelte.ts');
  const settings = soundSettings(place);
  settings.sounds = settings.sounds === true;
}

afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', storageOf(TEXTS));
  stubDatabase();
});

test.each(Object.entries(RESAVE))('reads the value %s', async (key, resave) => {
  await resave();
  const text = localStorage.getItem(`nain-jaune.${key}`) ?? 'null';
  expect(JSON.parse(text)).toEqual({
    ...withoutLeftOut(key, TEXTS[`nain-jaune.${key}`] ?? ''),
    ...ADDED[key as SavedKey],
  });
});

test('has a fixture of each value', () => {
  expect(Object.keys(fixture('browser.json')).toSorted()).toEqual(Object.keys(RESAVE).toSorted());
});

test('reads the puzzles from own mistakes', async () => {
  const stored = fixture('own-puzzle.json');
  await new Database('nain-jaune-puzzles', 'puzzles').run('readwrite', (store) => store.put(stored));
  const { loadOwnPuzzles } = await import('../../study/puzzles/ownPuzzles.ts');
  expect(await loadOwnPuzzles()).toEqual([stored]);
});

test('reads the evenings', async () => {
  const stored = fixture('stored-evening.json');
  await new Database('nain-jaune-evenings', 'evenings').run('readwrite', (store) => store.put(stored));
  const { listEvenings } = await import('../../keeper/eveningStore.ts');
  expect(await listEvenings()).toEqual([stored]);
});

test('reads an evening in one room', async () => {
  const stored = fixture('stored-evening-in-one-room.json', 'unreleased');
  await new Database('nain-jaune-evenings', 'evenings').run('readwrite', (store) => store.put(stored));
  const { familyScores, savedEvenings } = await import('../../room/evening/savedEvenings.ts');
  const evenings = await savedEvenings();
  expect(evenings).toMatchObject([{ id: 'room-bado-miku-ze-0', at: 1_795_000_000_000 }]);
  expect(familyScores(evenings)).toEqual([
    { name: 'Anne', evenings: 1, won: 1, games: 3, wins: 2, counters: 57 },
    { name: 'Jörg', evenings: 1, won: 0, games: 2, wins: 0, counters: -31 },
  ]);
});
