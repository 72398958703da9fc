import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, gathering, openFor } from '../../testing/stores.ts';
import { StoreUnreachable } from '../errors.ts';
import { openingProblem } from './openProblems.ts';
import { SqliteError } from './worker.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-problems-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a database file', () => {
  it('that is no database is not touched, but named', async () => {
    const text = 'a text that is long enough to be taken for a database'.repeat(50);
    writeFileSync(fileOf({ folder }), text);
    await expect(openFor({ folder })).rejects.toThrow(
      `The file ${fileOf({ folder })} is not a database. Move it away`,
    );
    expect(readFileSync(fileOf({ folder }), 'utf8')).toBe(text);
  });

  it('that is a damaged database is named, with what to do', async () => {
    const store = await openFor({ folder });
    await store.create('bado', gathering);
    await store.close();
    const bytes = readFileSync(fileOf({ folder }));
    // Keeps the header of the file, which says that it is a database.
    writeFileSync(fileOf({ folder }), bytes.fill(0xff, 200));
    await expect(openFor({ folder })).rejects.toThrow(
      `The database ${fileOf({ folder })} is damaged. Replace it by a backup`,
    );
  });

  it('that is a folder is in the way', async () => {
    mkdirSync(fileOf({ folder }));
    await expect(openFor({ folder })).rejects.toThrow(/EISDIR.* Move what is in the way, or set DATA_FOLDER/);
  });

  it('on a full disk is named, with what to do', () => {
    const full = new SqliteError({ message: 'database or disk is full', errcode: 13 });
    expect(openingProblem('a.sqlite', new StoreUnreachable(full.message, full)).message).toMatch(
      /^The database a\.sqlite cannot be opened, because its disk is full\. Free space/,
    );
  });
});
