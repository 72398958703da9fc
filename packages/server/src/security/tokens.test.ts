import { isTableCode } from '@nain-jaune/protocol';
import { expect, test } from 'vitest';
import { AddressHash, hashOf, isSameHash, isToken, makeCode, makeToken } from './tokens.ts';

test('a token has 256 random bits', () => {
  const tokens = Array.from({ length: 1000 }, makeToken);
  expect(tokens.every(isToken)).toBe(true);
  expect(new Set(tokens).size).toBe(1000);
  expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
});

test('only the hash of a token is stored, and compared as a whole', () => {
  const hash = hashOf('a');
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(isSameHash(hash, hashOf('a'))).toBe(true);
  expect(isSameHash(hash, hashOf('b'))).toBe(false);
  expect(isSameHash(hash, '')).toBe(false);
});

test('addresses that count as one have the same hash', () => {
  const hash = new AddressHash('secret');
  expect(hash.of('192.0.2.7')).toMatch(/^[\da-f]{32}$/);
  expect(hash.of('::ffff:192.0.2.7')).toBe(hash.of('192.0.2.7'));
  expect(hash.of('2001:db8::1')).toBe(hash.of('2001:db8:0:0:ffff::2'));
  expect(hash.of('2001:db8:0:1::1')).not.toBe(hash.of('2001:db8::1'));
  expect(new AddressHash('another').of('192.0.2.7')).not.toBe(hash.of('192.0.2.7'));
});

test('a table code has five syllables that can be spoken', () => {
  const codes = Array.from({ length: 1000 }, makeCode);
  expect(codes.every(isTableCode)).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(990);
});
