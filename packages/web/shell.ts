import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin, runnerImport } from 'vite';

/** The title, the only words of the shell. */
const NAME = 'Nain jaune';

/** Puts the home page without words into the built page, where it is seen until the program has been loaded. */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ homeShell: string }>('/src/app/shell/homeShell.ts', {
        configFile: false,
        logLevel: 'error',
        root: import.meta.dirname,
        define: { DRAWINGS_HASH: '""' },
        plugins: [svelte({ emitCss: false, compilerOptions: { runes: true } })],
      });
      return html.replace(/(?<=<div id="shell"[^>]*>)/, () => withoutWords(module.homeShell));
    },
  };
}

/** A space that does not collapse, about as wide as a letter. */
const BLANK = '\u2002';

/** Removes the heading and what can be pressed or read aloud, and blanks the words, whose lines stay. */
function withoutWords(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<(option|h1).*?<\/\1>/g, '')
    .replaceAll(/ (href|type|role|tabindex|title|aria-label|aria-hidden|inert)="[^"]*"/g, '')
    .replaceAll(/<img[^>]* src="assets[^>]*>/g, '')
    .replaceAll(/(?<=<\/?)button\b/g, 'span')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/(?<=>)[^<>]+(?=<)/g, (words) => (words === NAME ? NAME : words.replaceAll(/\S/g, BLANK)));
}
