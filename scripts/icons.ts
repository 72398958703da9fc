/** `npm run icons`: renders the icon of the page as PNG in the sizes that systems require. A test fails if they are out of date. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { makeIcon, makeMaskableIcon } from '../packages/web/src/art/dwarfPictures.ts';
import { ensureChromium } from './browsers.ts';
import { hashOfIcon, iconFolder } from './iconHash.ts';

const pictures = [
  { file: '192.png', size: 192, drawing: makeIcon() },
  { file: '512.png', size: 512, drawing: makeIcon() },
  { file: 'maskable.png', size: 512, drawing: makeMaskableIcon() },
  { file: 'apple-touch.png', size: 180, drawing: makeMaskableIcon() },
] as const;

async function draw(page: Page, { file, size, drawing }: (typeof pictures)[number]): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html{background:transparent}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
  );
  await page.screenshot({ path: join(iconFolder, file), omitBackground: true });
}

mkdirSync(iconFolder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--disable-gpu'],
  chromiumSandbox: false,
});
const page = await browser.newPage();
for (const picture of pictures) await draw(page, picture);
await browser.close();
writeFileSync(join(iconFolder, 'drawn-from.txt'), `${hashOfIcon()}\n`);
console.log(`The icons are in ${iconFolder}.`);
