import { describe, expect, test } from 'vitest';
import { parseRoute } from './parseRoute.ts';
import {
  analyseAddress,
  briefAddress,
  houseAddress,
  keepByAddress,
  keeperAddress,
  PASS_DEVICE,
  PASS_DEVICE_ADDRESS,
  playAddress,
  printAddress,
  replayAddress,
  sharedAddress,
  tableAddress,
} from './route.ts';

const UNKNOWN = { page: 'unknown', code: null };

test.each([
  ['', { page: 'home', rules: null }],
  ['#/', { page: 'home', rules: null }],
  ['#/keeper', { page: 'keeper', evening: null, rules: null }],
  [keeperAddress('k1 2'), { page: 'keeper', evening: 'k1 2', rules: null }],
  [
    keepByAddress('lindor-1789~end.deals=3'),
    { page: 'keeper', evening: null, rules: 'lindor-1789~end.deals=3' },
  ],
  [playAddress('lindor-1789,end.deals=3'), { page: 'home', rules: 'lindor-1789,end.deals=3' }],
  [PASS_DEVICE_ADDRESS, { page: 'home', rules: PASS_DEVICE }],
  [tableAddress('a/b'), { page: 'table', game: 'a/b' }],
  [houseAddress('famille~players=4,5/%'), { page: 'house', rules: 'famille~players=4,5/%', field: null }],
  ['#/house/famille~players=4,5', { page: 'house', rules: 'famille~players=4,5', field: null }],
  [houseAddress('famille'), { page: 'house', rules: 'famille', field: null }],
  [printAddress('famille~players=4,5'), { page: 'print', rules: 'famille~players=4,5' }],
  ['#/print', { page: 'print', rules: null }],
  ['#/house/famille/payment', { page: 'house', rules: 'famille', field: 'payment' }],
  ['#/house', { page: 'house', rules: null, field: null }],
  [replayAddress('g', 3), { page: 'replay', game: 'g', deal: 3, step: null }],
  [replayAddress('g', 3, 0), { page: 'replay', game: 'g', deal: 3, step: null }],
  [replayAddress('g', 3, 17), { page: 'replay', game: 'g', deal: 3, step: 17 }],
  [replayAddress('g'), { page: 'replay', game: 'g', deal: null, step: null }],
  [sharedAddress('x-1'), { page: 'shared', deal: 'x-1', step: null }],
  [sharedAddress('x-1', 4), { page: 'shared', deal: 'x-1', step: 4 }],
  ['#/analyse', { page: 'analyse', text: null }],
  [analyseAddress('famille 0  . Ah/?12 5h!- '), { page: 'analyse', text: 'famille 0 . Ah/?12 5h!-' }],
  ['#/position/a_5h%2F%3F3_x', { page: 'analyse', text: 'a 5h/?3 x' }],
  ['#/position/%E0%A4%A', { page: 'analyse', text: '%E0%A4%A' }],
  ['#/explore', { page: 'statistics' }],
  ['#/rules', { page: 'rules', section: null, topic: null, rules: null }],
  [
    briefAddress('famille~players=4,5'),
    { page: 'rules', section: null, topic: null, rules: 'famille~players=4,5' },
  ],
  ['#/rules/by', { page: 'rules', section: null, topic: null, rules: null }],
  ['#/rules/judge', { page: 'rules', section: 'judge', topic: null, rules: null }],
  [
    '#/rules/judge/all/famille~payment=points',
    { page: 'rules', section: 'judge', topic: null, rules: 'famille~payment=points' },
  ],
  [
    '#/rules/judge/cannot-pay/KCSZ-REF',
    { page: 'rules', section: 'judge', topic: 'cannot-pay', rules: 'KCSZ-REF' },
  ],
  ['#/choose', { page: 'choose', rules: null }],
  ['#/choose/KCSZ-REF', { page: 'choose', rules: 'KCSZ-REF' }],
  ['#/online', { page: 'online', rules: null }],
  ['#/online/famille~players=4', { page: 'online', rules: 'famille~players=4' }],
  ['#/t/bado-miku-ze', { page: 'room', code: 'bado-miku-ze', token: null }],
  ['#/t/bado-miku-ze/s_e-cret', { page: 'room', code: 'bado-miku-ze', token: 's_e-cret' }],
  ['#/t', UNKNOWN],
  ['#/board', { page: 'board', code: null }],
  ['#/board/bado-miku-ze', { page: 'board', code: 'bado-miku-ze' }],
  ['#/hand/bado-miku-ze', { page: 'hand', code: 'bado-miku-ze', token: null, replaces: null }],
  ['#/hand/bado-miku-ze/s_e-cret', { page: 'hand', code: 'bado-miku-ze', token: 's_e-cret', replaces: null }],
  [
    '#/hand/bado-miku-ze/for/3/abcdef',
    { page: 'hand', code: 'bado-miku-ze', token: null, replaces: { member: 3, secret: 'abcdef' } },
  ],
  ['#/hand/bado-miku-ze/for/3', { page: 'hand', code: 'bado-miku-ze', token: null, replaces: null }],
  ['#/hand/bado-miku-ze/for/x/abcdef', { page: 'hand', code: 'bado-miku-ze', token: null, replaces: null }],
  ['#/t/Bado-Miku-Ze-Fuga-Lito-Pe.', { page: 'room', code: 'bado-miku-ze-fuga-lito-pe', token: null }],
  [
    '#/record/bado-miku-ze-fuga-lito-pe/2',
    { page: 'record', code: 'bado-miku-ze', game: 2, deal: null, step: null },
  ],
  ['#/hand', UNKNOWN],
  ['#/record/bado-miku-ze/2/3', { page: 'record', code: 'bado-miku-ze', game: 2, deal: 3, step: null }],
  ['#/record/bado-miku-ze/2', { page: 'record', code: 'bado-miku-ze', game: 2, deal: null, step: null }],
  ['#/record/bado-miku-ze/2/3/4', { page: 'record', code: 'bado-miku-ze', game: 2, deal: 3, step: 4 }],
  ['#/record/bado-miku-ze/x', UNKNOWN],
  ['#/game/', UNKNOWN],
  ['#/game/%E0%A4%A', { page: 'table', game: '%E0%A4%A' }],
  ['#/nowhere', UNKNOWN],
])('parses %s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

const ROOM = { page: 'room', code: 'bado-miku-ze', token: null };
const WITH_TOKEN = { ...ROOM, token: 's_e-cret' };
const SHARED = { page: 'shared', deal: 'AQA68A_-x', step: null };
const HOUSE = { page: 'house', rules: 'famille~players=4,5', field: null };
const POSITION = { page: 'analyse', text: 'famille 0 . Ah/?12 5h!' };

describe('a link that was changed on its way', () => {
  test.each([
    // Encoded by mail programs and messengers.
    ['#%2Ft%2Fbado-miku-ze', ROOM],
    ['#%2ft%2fbado-miku-ze%2fs_e-cret', WITH_TOKEN],
    ['#/t%2Fbado-miku-ze', ROOM],
    ['#%252Ft%252Fbado-miku-ze', ROOM],
    ['#/%23/t/bado-miku-ze', ROOM],
    ['#/%23%2Ft%2Fbado-miku-ze', ROOM],
    ['#/%2523/t/bado-miku-ze', ROOM],
    ['#%2Fhouse%2Ffamille~players%3D4%2C5', HOUSE],
    ['#%2Fposition%2Ffamille_0_._Ah%2F%3F12_5h!', POSITION],
    ['#%2Fposition%2Ffamille_0_._Ah%2F%253F12_5h!', POSITION],
    // With another start.
    ['#t/bado-miku-ze', ROOM],
    ['#//t/bado-miku-ze/', ROOM],
    ['#/#/t/bado-miku-ze', ROOM],
    // With parameters of other sites.
    ['#/t/bado-miku-ze?fbclid=IwAR0_x-y', ROOM],
    ['#/t/bado-miku-ze&utm_source=mail&utm_medium=x', ROOM],
    ['#/t/bado-miku-ze%3Ffbclid%3DIwAR0', ROOM],
    ['#%2Ft%2Fbado-miku-ze%3Ffbclid%3DIwAR0', ROOM],
    ['#/t/bado-miku-ze?ref', ROOM],
    ['#/t/bado-miku-ze/s_e-cret?igsh=a/b', WITH_TOKEN],
    ['#/t/bado-miku-ze:~:text=hello', ROOM],
    ['#/deal/AQA68A_-x?fbclid=1', SHARED],
    ['#/house/famille~players=4,5&fbclid=1', HOUSE],
    ['#/position/famille_0_._Ah/?12_5h!?fbclid=1', POSITION],
    ['#/?fbclid=1', { page: 'home', rules: null }],
    ['#?utm_source=x', { page: 'home', rules: null }],
    // With signs of the sentence around them, as browsers encode them.
    ['#/t/bado-miku-ze.', ROOM],
    ['#/t/bado-miku-ze).', ROOM],
    ['#/t/bado-miku-ze!', ROOM],
    ['#/t/bado-miku-ze%3E', ROOM],
    ['#/t/bado-miku-ze%22,', ROOM],
    ['#/t/bado-miku-ze%E2%80%9D)', ROOM],
    ['#/t/bado-miku-ze%C2%A0%C2%BB.', ROOM],
    ['#/t/bado-miku-ze**', ROOM],
    ['#/t/bado-miku-ze_', ROOM],
    ['#/t/bado-miku-ze%20see%20you', ROOM],
    ['#/t/bado-miku-ze/s_e-cret).', WITH_TOKEN],
    [
      '#/hand/bado-miku-ze/for/3/abcdef.',
      { page: 'hand', code: 'bado-miku-ze', token: null, replaces: { member: 3, secret: 'abcdef' } },
    ],
    ['#/record/bado-miku-ze/2/3),', { page: 'record', code: 'bado-miku-ze', game: 2, deal: 3, step: null }],
    ['#/deal/AQA68A_-x).', SHARED],
    ['#/house/famille~players=4,5%E2%80%9D.', HOUSE],
    ['#/position/famille_0_._Ah/?12_5h!).', POSITION],
    ['#/position/famille_0_.', { page: 'analyse', text: 'famille 0 .' }],
    ['#/position/famille_0_..', { page: 'analyse', text: 'famille 0 .' }],
    ['#/daily/2026-11-25).', { page: 'daily', date: '2026-11-25' }],
    ['#/puzzles/0kim1ec%E2%80%99.', { page: 'puzzles', puzzle: '0kim1ec' }],
    ['#/challenge/bado-miku-ze%E2%80%9D', { page: 'challenge', text: 'bado-miku-ze' }],
    ['#/you.', { page: 'you' }],
    // With invisible characters and line breaks inside.
    ['#/t/bado%E2%80%8B-miku-ze%E2%80%8B', ROOM],
    ['#/t/bado-miku-ze%EF%BB%BF', ROOM],
    ['#/deal/AQA6%C2%AD8A_%0A-x', SHARED],
    // With capitals, long dashes and other spellings.
    ['#/T/BADO-MIKU-ZE', ROOM],
    ['#/Hand/Bado-Miku-Ze', { page: 'hand', code: 'bado-miku-ze', token: null, replaces: null }],
    ['#/challenge/BADO-MIKU-ZE', { page: 'challenge', text: 'bado-miku-ze' }],
    ['#/t/bado%E2%80%93miku%E2%80%94ze', ROOM],
    ['#/t/badomikuze', ROOM],
    ['#/t/bado%20miku%20ze', ROOM],
    ['#/daily/2026%E2%80%9311%E2%80%9325', { page: 'daily', date: '2026-11-25' }],
  ])('%s leads where it should', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test.each([
    ['#/t/bado-miku', { page: 'unknown', code: 'bado-miku' }],
    ['#/t/bado-miku-zee', { page: 'unknown', code: 'bado-miku-zee' }],
    ['#/hand/bad%E2%80', { page: 'unknown', code: 'bad%E2%80' }],
    ['#/board/x', { page: 'unknown', code: 'x' }],
    ['#/record/x/1', { page: 'unknown', code: 'x' }],
    ['#/house/%zz', { page: 'house', rules: '%zz', field: null }],
    ['#/play/%zz', { page: 'home', rules: '%zz' }],
    ['#/daily/25.11.2026', { page: 'daily', date: '25.11.2026' }],
    ['#/challenge/bado-miku', { page: 'challenge', text: 'bado-miku' }],
    ['#/challenge/%E2%80%9D', UNKNOWN],
    ['#%zz', UNKNOWN],
  ])('%s is not hidden from its page if it cannot be read', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test.each([`#/${'%25'.repeat(100_000)}`, `#/t/${'%2525'.repeat(50_000)}x`, `#${')&'.repeat(100_000)}x`])(
    'a hostile one takes no time',
    (hash) => {
      const begun = performance.now();
      parseRoute(hash);
      expect(performance.now() - begun).toBeLessThan(1000);
    },
  );
});

test.each([
  ['famille 0 .', /_%2E$/],
  ['famille 0 5h!', /_5h%21$/],
])('the address of the position %j does not end with punctuation, which programs leave out', (text, end) => {
  expect(analyseAddress(text)).toMatch(end);
  expect(parseRoute(analyseAddress(text))).toEqual({ page: 'analyse', text });
});
