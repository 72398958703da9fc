import { expect, test } from 'vitest';
import { type Addressee, Post } from './post.ts';

test('what is told in one turn is sent when all of it has been told, to each in the order of their first words', async () => {
  const post = new Post();
  const happened: string[] = [];
  const addressee = (name: string): Addressee => ({ send: () => happened.push(`sent to ${name}`) });
  post.collect(addressee('Anne'));
  await Promise.resolve();
  post.collect(addressee('Bela'));
  happened.push('told');
  await new Promise((resolve) => setImmediate(resolve));
  post.collect(addressee('Carl'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(happened).toEqual(['told', 'sent to Anne', 'sent to Bela', 'sent to Carl']);
});
