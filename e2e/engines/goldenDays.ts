import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleGoldenDays, GOLDEN_DAYS } from '../goldenDaysBundle.ts';
import { startFirefox } from './puppeteerEngine.ts';
import { startWebKit } from './webKitEngine.ts';

for (const start of [startFirefox, startWebKit])
  test(`thirty days have the same deals, moves and results as in Node: ${start.name}`, async (context) => {
    const engine = await start();
    context.after(() => engine.close());
    const page = await engine.newPage({ width: 390, height: 844 });
    context.after(() => page.close());
    const days = await page.evaluate(
      (content): string => {
        document.head.append(Object.assign(document.createElement('script'), { textContent: content }));
        return Reflect.get(globalThis, 'golden').goldenDays();
      },
      await bundleGoldenDays(),
    );
    assert.equal(days, GOLDEN_DAYS);
  });
