import type { Saying } from '@nain-jaune/protocol';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { ANNE, ROOM } from '../../testing/roomInfo.ts';
import { RoomNews } from './roomNews.ts';

const ENGLISH = words('en');
const texts = await ENGLISH.chapters.online();
const HELLO: Saying = { number: 1, member: 2, name: 'Basile', phrase: 'hello', text: null };

/** News for Anne, who does not see the messages of these members. */
function newsFor(news: RoomNews, sayings: readonly Saying[], hidden: readonly number[] = [], room = ROOM) {
  const isShown = (member: number) => !hidden.includes(member);
  return news.take({ room, sayings, me: ANNE.id, isShown }, ENGLISH, texts);
}

test('sayings are announced once, except those from before the page was opened', () => {
  const news = new RoomNews();
  expect(newsFor(news, [HELLO])).toEqual([]);
  const sayings = [HELLO, { ...HELLO, number: 2 }];
  expect(newsFor(news, sayings)).toEqual([{ text: 'Basile: “Hello!”', saying: 2 }]);
  expect(newsFor(news, sayings)).toEqual([]);
});

test('own and hidden messages are never announced', () => {
  const news = new RoomNews();
  newsFor(news, []);
  const sayings = [
    { ...HELLO, member: 1 },
    { ...HELLO, number: 2 },
  ];
  expect(newsFor(news, sayings, [2])).toEqual([]);
  expect(newsFor(news, sayings)).toEqual([]);
});

test('messages after an erasure are announced, though fewer are left', () => {
  const news = new RoomNews();
  newsFor(news, [HELLO, { ...HELLO, number: 2 }]);
  newsFor(news, []);
  expect(newsFor(news, [{ ...HELLO, number: 3 }])).toEqual([{ text: 'Basile: “Hello!”', saying: 3 }]);
});

test('a change of the room is announced', () => {
  const news = new RoomNews();
  newsFor(news, []);
  expect(newsFor(news, [], [], { ...ROOM, members: [ANNE] })).toEqual([
    { text: 'Basile left.', saying: null },
  ]);
});
