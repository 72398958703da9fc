/** `npm run icons`: renders the icon of the page as PNG in the sizes that systems require. A test fails if they are out of date. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeIcon, makeMaskableIcon } from '@nain-jaune/art';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from './browsers.ts';
import { hashOfIcon, iconFolder, publicFolder } from './iconHash.ts';

/** Below the folder of public files. Browsers and systems look for two of them at the root, without a link. */
const pictures = [
  { file: 'icons/192.png', size: 192, drawing: makeIcon() },
  { file: 'icons/512.png', size: 512, drawing: makeIcon() },
  { file: 'icons/maskable.png', size: 512, drawing: makeMaskableIcon() },
  { file: 'apple-touch-icon.png', size: 180, drawing: makeMaskableIcon() },
  { file: 'favicon.ico', size: 32, drawing: makeIcon() },
] as const;

async function draw(page: Page, { file, size, drawing }: (typeof pictures)[number]): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html{background:transparent}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(join(publicFolder, file), file.endsWith('.ico') ? icoOf(png, size) : png);
}

/** Wraps a PNG as an ICO file with one picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  const type = 1;
  const [count, planes, bitsPerPixel] = [1, 1, 32];
  header.writeUInt16LE(type, 2);
  header.writeUInt16LE(count, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
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
console.log(`The icons are in ${publicFolder}.`);
