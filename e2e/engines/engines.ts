import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Engine, Size } from './enginePage.ts';
import { differencesOf, type Stances } from './geometry.ts';
import { JOURNEYS } from './journeys.ts';
import { startChromium, startFirefox } from './puppeteerEngine.ts';
import { Scene } from './scene.ts';
import { type StartedServer, startServer } from './startServer.ts';
import { startWebKit } from './webKitEngine.ts';

const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const STARTS = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };
type EngineName = keyof typeof STARTS;

const engines = new Map<EngineName, Engine>();
let server: StartedServer;

before(async () => {
  server = await startServer();
  for (const [name, start] of Object.entries(STARTS)) engines.set(name as EngineName, await start());
});

after(async () => {
  for (const engine of engines.values()) await engine.close();
  await server?.stop();
});

for (const [name, play] of Object.entries(JOURNEYS))
  for (const size of SIZES) {
    const title = `${name} at ${size.width}×${size.height}`;
    describe(title, { concurrency: true }, () => {
      const reference = Promise.withResolvers<Stances | null>();
      test('Chromium', async () => {
        const playing = playIn('Chromium');
        reference.resolve(playing.catch(() => null));
        await playing;
      });
      for (const engine of ['Firefox', 'WebKit'] as const)
        test(engine, async () => {
          const stances = await playIn(engine);
          const wanted = await reference.promise;
          const differences = [...stances].flatMap(([stance, geometry]) => {
            const other = wanted?.get(stance);
            return other === undefined ? [] : differencesOf(stance, geometry, other);
          });
          assert.deepEqual(differences, []);
        });
    });

    async function playIn(engine: EngineName): Promise<Stances> {
      const scene = new Scene(engines.get(engine)!, size, server.address);
      try {
        await play(scene);
      } catch (error) {
        throw new Error(await scene.state(title), { cause: error });
      } finally {
        await scene.close();
      }
      return scene.stances;
    }
  }
