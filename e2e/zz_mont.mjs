import { chromium } from '@playwright/test';
const [,, out, w, ...files] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: (+w + 8) * Math.min(files.length, 4) + 8, height: 100 } });
const { readFileSync } = await import('node:fs');
await p.setContent(`<body style="margin:4px;background:#888;display:flex;flex-wrap:wrap;gap:8px">${files.map(f => `<img width=${w} src="data:image/png;base64,${readFileSync('/tmp/hs/' + f + '.png').toString('base64')}">`).join('')}`);
await p.waitForTimeout(200);
await p.screenshot({ path: out, fullPage: true });
await b.close();
