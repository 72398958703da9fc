import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate, makeWeakCertificate, type TestCertificate } from '../testing/testCertificate.ts';
import { readConfig } from './config.ts';

let folder: string;
let one: TestCertificate;
let other: TestCertificate;
let weak: TestCertificate;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-files-'));
  one = makeCertificate('DNS:laptop.local');
  other = makeCertificate('DNS:laptop.local');
  weak = makeWeakCertificate();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const { remove } of [one, other, weak]) remove();
});

function read(file: string, keyFile: string) {
  return readConfig({ CERTIFICATE_FILE: file, CERTIFICATE_KEY_FILE: keyFile });
}

/** Writes a file and returns its path. */
function fileWith(text: string): string {
  const file = join(folder, 'written.pem');
  writeFileSync(file, text);
  return file;
}

test('without files there is no certificate', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { certificate: null } });
});

test('a certificate and its key are read', () => {
  expect(read(one.file, one.keyFile)).toMatchObject({
    ok: true,
    value: {
      certificate: {
        chain: readFileSync(one.file, 'utf8'),
        key: readFileSync(one.keyFile, 'utf8'),
        parsed: { subjectAltName: 'DNS:laptop.local' },
      },
    },
  });
});

test.each([
  ['no key', () => read(one.file, ''), /belong together\. Set both, or neither\.$/],
  ['no certificate', () => read('', one.keyFile), /belong together\. Set both, or neither\.$/],
  [
    'a missing file',
    () => read(join(folder, 'none.pem'), one.keyFile),
    /none\.pem cannot be read \(ENOENT.* or set CERTIFICATE_FILE to another file/,
  ],
  [
    'a folder as key',
    () => read(one.file, folder),
    /cannot be read \(EISDIR.* or set CERTIFICATE_KEY_FILE to another file/,
  ],
  [
    'no certificate in its file',
    () => read(fileWith('hello'), one.keyFile),
    /no certificate in PEM format\. Set CERTIFICATE_FILE to one/,
  ],
  [
    'the two files exchanged',
    () => read(one.keyFile, one.file),
    /key\.pem has no certificate in PEM format\. Set CERTIFICATE_FILE/,
  ],
  [
    'no key in its file',
    () => read(one.file, fileWith('hello')),
    /no private key in PEM format, or one with a passphrase\. Set CERTIFICATE_KEY_FILE/,
  ],
  [
    'the key of another certificate',
    () => read(one.file, other.keyFile),
    /does not belong to the certificate .* Set CERTIFICATE_FILE and CERTIFICATE_KEY_FILE/,
  ],
  [
    'a key that is too short',
    () => read(weak.file, weak.keyFile),
    /cannot be used \(.*too small.*\)\. Make a new one, and set CERTIFICATE_FILE and CERTIFICATE_KEY_FILE/,
  ],
])('%s is a problem with a sentence that says what to change', (_, reading, sentence) => {
  const config = reading();
  expect(config.ok ? [] : config.error).toEqual([expect.stringMatching(sentence)]);
});

test('a bad certificate is reported together with other problems', () => {
  const config = readConfig({ PORT: 'x', CERTIFICATE_FILE: one.file });
  expect(config.ok ? [] : config.error).toHaveLength(2);
});
