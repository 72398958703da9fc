import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

interface Heard {
  readonly spoken: string[];
  contexts: number;
}

test('calls are spoken in the language of the table if enabled, and sounds wait for a touch', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const heard: Heard = { spoken: [], contexts: 0 };
    Object.assign(globalThis, { heard });
    class Utterance {
      lang = '';
      onend: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speak = (utterance: Utterance) => {
      heard.spoken.push(`${utterance.lang}: ${utterance.text}`);
      setTimeout(() => utterance.onend?.(), 0);
    };
    const speechSynthesis = { speak, cancel: () => undefined, getVoices: () => [] };
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Utterance }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    // Scripts of the test count as an input of the user.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts++;
      }
    };
    localStorage.setItem(
      'nain-jaune.preferences',
      JSON.stringify({ voice: true, language: 'fr', pace: 'instant' }),
    );
  });
  const heard = (): Promise<Heard> => page.evaluate(() => Reflect.get(globalThis, 'heard'));
  const player = await new Player(page).beginAtTurn({ ruleset: 'lindor-1789', players: 4, seed: 'voix' });
  await page.reload();
  await player.waitForTurn();
  expect((await heard()).contexts).toBe(0);
  // Voice and sounds are loaded when the page is idle, so the first cards may be silent.
  do await player.playOn();
  while ((await heard()).contexts === 0);
  await player.playOn();
  await expect.poll(async () => (await heard()).spoken.length).toBeGreaterThan(0);
  const { spoken, contexts } = await heard();
  expect(contexts).toBe(1);
  expect(spoken.every((call) => call.startsWith('fr: '))).toBe(true);
});
