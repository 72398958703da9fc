import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRecord, makeCardsText } from '@nain-jaune/engine';
import { type DealProof, packFrom } from '@nain-jaune/table/proof';
import { describe, expect, it } from 'vitest';
import { judge } from '../examples/by-the-book/judge.ts';
import { root } from './workspace.ts';

function firstJsonOf(page: string): unknown {
  const text = readFileSync(join(root, page), 'utf8');
  const [, json] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
  if (json === undefined) throw new Error(`${page} has no JSON`);
  return JSON.parse(json);
}

describe('the record in docs/record-format.md', () => {
  const record = firstJsonOf('docs/record-format.md');

  it('is right by the engine', () => {
    expect(checkRecord(record)).toEqual([]);
  });

  it('is right by the book', () => {
    expect(judge(record)).toEqual([]);
  });
});

describe('the proof in docs/record-format.md', () => {
  const page = readFileSync(join(root, 'docs/record-format.md'), 'utf8');
  const [, part = ''] = page.split('### A proof');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(part) ?? [];
  const [, pack = ''] = /```text\n([\s\S]*?)```/.exec(part) ?? [];
  const proof = JSON.parse(json) as DealProof;
  const told = pack.trim().split(/\s/);

  it('has the pack that follows from it by our program', () => {
    expect(makeCardsText(packFrom(proof)).split(' ')).toEqual(told);
  });

  it('has the pack that follows from it by the words of the page', () => {
    expect(proof.commitment).toBe(createHash('sha256').update(proof.secret).digest('hex'));
    expect(packByTheBook(proof)).toEqual(told);
  });
});

/** The pack of a proof, made as docs/record-format.md says and with nothing of our program. */
function packByTheBook({ secret, cut, code, game, deal }: DealProof): string[] {
  const text = `${secret}:${cut ?? ''}:${code}:${game}:${deal}`;
  const numbers = Array.from({ length: 20 }, (_, block) => {
    const digest = createHash('sha256').update(`${text}:${block}`).digest();
    return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(4 * index));
  }).flat();
  const pack = [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  for (let place = 51; place > 0; place--) {
    const limit = place + 1;
    const fair = numbers.findIndex((number) => number < 2 ** 32 - (2 ** 32 % limit));
    const [number = 0] = numbers.splice(0, fair + 1).slice(-1);
    [pack[place], pack[number % limit]] = [pack[number % limit] as string, pack[place] as string];
  }
  return pack;
}
