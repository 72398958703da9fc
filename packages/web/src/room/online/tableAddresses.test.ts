import { expect, test, vi } from 'vitest';
import {
  codeOf,
  handAddress,
  handPlaceAddress,
  isPrivateHost,
  linkTo,
  replacementAddress,
  roomAddress,
  syllablesOf,
} from './tableAddresses.ts';

test.each([
  'bado-miku-ze',
  'Bado Miku Ze',
  ' badomikuze ',
  'BA DO MI KU ZE',
  'https://play.example/#/t/bado-miku-ze',
  'https://play.example/%23/t/BADO-miku-ze).',
  'play.example/#%2Fhand%2Fbado-miku-ze?fbclid=1',
  '“bado–miku–ze”',
])('%s is the code bado-miku-ze', (typed) => {
  expect(codeOf(typed)).toBe('bado-miku-ze');
});

test('the token of an own link is not part of the code', () => {
  expect(codeOf(`https://play.example/${roomAddress('bado-miku-ze')}/abcdefgh`)).toBe('bado-miku-ze');
  expect(codeOf(handPlaceAddress('bado-miku-ze', 'abcdefgh'))).toBe('bado-miku-ze');
});

test('the address of a hand has the code of its table', () => {
  for (const address of [handAddress('bado-miku-ze'), replacementAddress('bado-miku-ze', 3, 'abcdef')])
    expect(codeOf(`https://play.example/${address}`)).toBe('bado-miku-ze');
});

test.each([
  'bado-miku-ze-fuga-lito-pe',
  'Bado Miku Ze Fuga Lito Pe',
  'https://play.example/#/t/bado-miku-ze-fuga-lito-pe',
  'https://play.example/#/hand/bado-miku-ze-fuga-lito-pe',
])('%s is the code bado-miku-ze with the key of a renewed link', (typed) => {
  expect(codeOf(typed)).toBe('bado-miku-ze-fuga-lito-pe');
});

test.each(['bado!', '', 'bado-miku-zee', 'https://play.example/', 'https://play.example/#/t/bado'])(
  '%j is no code',
  (typed) => expect(codeOf(typed)).toBeNull(),
);

test('a link has no parameters of the address with which the page was opened', () => {
  vi.stubGlobal('location', { href: 'https://play.example/nain/?fbclid=1#/t/bado-miku-ze?x=1' });
  expect(linkTo(roomAddress('bado-miku-ze'))).toBe('https://play.example/nain/#/t/bado-miku-ze');
});

test('a code is divided into syllables', () => {
  expect(syllablesOf('bado-miku-ze')).toBe('ba · do · mi · ku · ze');
});

test.each([
  'localhost',
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.5',
  'laptop.local',
  '[fd00::1]',
  '[::1]',
])('only devices of the same network reach %s', (host) => expect(isPrivateHost(host)).toBe(true));

test.each(['nain.example.org', '172.32.0.1', '8.8.8.8', 'localhost.example.org', '[2001:db8::1]'])(
  'everyone reaches %s',
  (host) => expect(isPrivateHost(host)).toBe(false),
);
