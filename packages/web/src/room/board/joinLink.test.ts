import { words } from '@nain-jaune/words';
import { beforeEach, expect, test, vi } from 'vitest';
import { addressProblem } from '../online/roomTexts.ts';
import { JoinLink } from './joinLink.svelte.ts';

const CODE = 'bado-miku-ze';
const KEPT = { talkDays: 1, tablesDays: 1, recordsDays: 1, reportsDays: 1, dailyDays: 1, challengesDays: 1 };

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'localhost', pathname: '/' });
});

/** A board that was opened on the machine of the server, which answers so. */
async function openLink(answer: object): Promise<JoinLink> {
  const about = { operator: null, privacy: null, kept: KEPT, publicRecords: true, ...answer };
  vi.stubGlobal('fetch', async () => Response.json(about));
  const join = new JoinLink(CODE);
  await vi.waitFor(() => expect(join.link).not.toBeUndefined());
  return join;
}

test('the addresses of the server are shown one after the other', async () => {
  const localAddresses = ['http://192.168.1.5:1760', 'http://10.0.0.5:1760'];
  const join = await openLink({ localAddresses, reach: 'network' });
  expect([join.typed, join.hasOthers]).toEqual([`192.168.1.5:1760/#/hand/${CODE}`, true]);
  join.tryNext();
  expect(join.typed).toBe(`10.0.0.5:1760/#/hand/${CODE}`);
  join.tryNext();
  expect(join.typed).toBe(`192.168.1.5:1760/#/hand/${CODE}`);
});

test('a server without an address for phones says why', async () => {
  const join = await openLink({ localAddresses: [], reach: 'restricted' });
  expect([join.link, join.reach, join.hasOthers]).toEqual([null, 'restricted', false]);
});

test('a board without an address says what lets phones in', async () => {
  const party = await words('en').chapters.party();
  expect(addressProblem('restricted', party)).toMatch(/npm start.*without HOST/);
  expect(addressProblem('no-network', party)).toMatch(/Wi-Fi/);
  expect(addressProblem(null, party)).toBe(party.board.noAddress);
});
