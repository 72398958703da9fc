import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Translators replace the texts of a page. Svelte then changes texts that are no longer shown.
it.each(['index.html', 'gallery.html'])('%s is not for the translator of a browser', (file) => {
  const html = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  expect(html).toMatch(/<html [^>]*translate="no"/);
});

it('asks Chrome not to offer a translation', () => {
  const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(html).toContain('<meta name="google" content="notranslate">');
});
