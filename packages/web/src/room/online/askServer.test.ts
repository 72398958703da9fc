import { expect, test, vi } from 'vitest';
import { askServer, posting } from './askServer.ts';

function stored() {
  return askServer(({ parseChallengeCode }) => parseChallengeCode, 'challenges', posting({ text: 'x' }));
}

function serve(answer: () => Response) {
  const asked = vi.fn(async (..._request: Parameters<typeof fetch>) => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a valid answer is parsed, and a value is sent as JSON', async () => {
  const asked = serve(() => Response.json({ code: 'bado-miku-ze' }));
  expect(await stored()).toEqual({ ok: true, value: { code: 'bado-miku-ze' } });
  expect(asked.mock.calls[0]?.[0]).toBe('api/challenges');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"text":"x"}' });
});

test('a refusal has its code', async () => {
  serve(() => Response.json({ error: 'too-many', problems: [] }, { status: 429 }));
  expect(await stored()).toEqual({ ok: false, error: { code: 'too-many', problems: [] } });
});

test.each([
  ['an answer with another shape', () => Response.json({ code: 7 })],
  ['an unknown refusal', () => Response.json({ error: 'teapot' }, { status: 418 })],
  ['a page', () => new Response('<!doctype html>')],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s is no answer of a server of this game', async (_, answer) => {
  serve(answer);
  expect(await stored()).toEqual({ ok: false, error: { code: 'no-server' } });
});
