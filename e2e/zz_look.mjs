import { chromium } from '@playwright/test';
const B = 'http://localhost:4381';
const post = async (p, body) => (await fetch(`${B}/api/${p}`, {method:'POST', headers:{'content-type':'application/json'}, body: JSON.stringify(body)})).json();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const [,, players='4', vw='360', vh='640', tag='a', lang='en', prefs='{}', textSize='100'] = process.argv;
const context = await browser.newContext({ viewport: { width: +vw, height: +vh }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: lang, serviceWorkers: 'block', reducedMotion: 'reduce', ...(prefs.includes('dark')?{colorScheme:'dark'}:{}) });
const page = await context.newPage();
page.on('pageerror', e => console.log('ERR', e.message)); page.on('console', m => m.type()==='error' && console.log('console', m.text()));
await page.addInitScript(p => { if (!localStorage.getItem('nain-jaune.preferences')) localStorage.setItem('nain-jaune.preferences', p); }, JSON.stringify({ pace: 'instant', forced: 'ask', ...JSON.parse(prefs) }));
if (textSize !== '100') await page.addInitScript(t => { document.addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = t + '%'); }, textSize);
const rules = (await import('/work/wt/hand/packages/engine/src/index.ts')).RULESETS[+players <= 3 ? 'lindor-1789' : +players === 4 ? 'famille' : 'lindor-1789'];
const host = await post('tables', { name: 'Odile', face: null, settings: { rules: {...rules, end:{...rules.end, deals: 2}}, players: +players, clock: 'none', open: false, freeText: false, spectators: true } });
if (!host.code) console.log(host);
const shot = n => page.screenshot({ path: `/tmp/hs/${tag}-${n}.png` });
await page.goto(`${B}/#/hand/${host.code}`);
await page.locator('form').waitFor();
await shot('1sit');
await page.locator('input').fill('Anne');
await page.locator('[type=submit]').click();
await page.locator('.felt').waitFor();
await page.waitForTimeout(400);
await shot('2wait');
// host starts by socket
const ws = new WebSocket(`${B.replace('http','ws')}/socket`);
let n=0;
const send = m => ws.send(JSON.stringify(m));
await new Promise(r => ws.onopen = r);
send({ type:'enter', version:2, code: host.code, token: host.token, game:null, last:null });
ws.onmessage = ({data}) => { const m = JSON.parse(data); if (m.legal?.length) setTimeout(()=>send({type:'act', id:'h'+(++n), move:m.legal[0]}), 50); else if (m.game?.legal?.length) setTimeout(()=>send({type:'act', id:'h'+(++n), move:m.game.legal[0]}), 50);};
await page.waitForTimeout(200);
send({ type:'start', id:'s' });
await page.locator('[data-hand] [data-card]').first().waitFor();
await page.waitForTimeout(500);
await shot('3play');
const mine = page.locator('[data-hand] button[aria-disabled=false]').first();
const pass = page.locator('.plate .pass');
for (let i = 0; i < 200; i++) {
  await Promise.race([mine.waitFor({timeout: 8000}), pass.waitFor({timeout: 8000}), page.locator('.plate.settled').waitFor({timeout:8000})]).catch(()=>undefined);
  if (await page.locator('.plate.settled').isVisible()) break;
  if (i === 2 || i===6) await shot(`4turn${i}`);
  if (i === 3) { await page.locator('header button').nth(0).click(); await page.waitForTimeout(200); await shot('5cover'); console.log(await page.locator('[data-card]').count()); await page.locator('.covered').click(); continue; }
  if (i===4) { await page.locator('header button').nth(1).click(); await page.waitForTimeout(300); await shot('6menu'); await page.keyboard.press('Escape'); await page.waitForTimeout(200); const bad = page.locator('[data-hand] button[aria-disabled=true]').first(); if (await bad.count()) { await bad.click({force:true, position:{x:10,y:10}}); await page.waitForTimeout(150); await shot('7refused'); } continue;}
  if (await mine.count()) await mine.click({ position: { x: 12, y: 14 } }).catch(e => console.log(e.message.slice(0,300)));
  else if (await pass.count()) await pass.click();
}
await page.waitForTimeout(300);
await shot('8settled');
const o = await page.evaluate(() => [document.documentElement.scrollWidth - document.documentElement.clientWidth, document.documentElement.scrollHeight - document.documentElement.clientHeight]);
console.log('overflow', o);
await browser.close(); process.exit(0);
