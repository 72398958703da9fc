import { createHash } from 'node:crypto';
import subset from 'subset-font';
import type { Plugin } from 'vite';

/** What is written in the fonts: Latin 1, for the names of people, and what our texts have besides. */
const WRITTEN = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ıŒœſ‐‑–—‘’‚“”„…\u2009\u202f€←↑→↓−′‹›'].join(
  '',
);
/** Without small capitals, swashes and other letters that no style asks for. */
const FEATURES = ['kern', 'liga', 'tnum'];

/** Browsers keep a font for ever: what is left of it is part of its name. */
const LEFT = createHash('sha256')
  .update(JSON.stringify([WRITTEN, FEATURES]))
  .digest('hex')
  .slice(0, 8);

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
}

function isFont(name: string): boolean {
  return name.endsWith('.woff2');
}

/** Leaves in the built fonts only what is written in them. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              names.some(isFont) ? `assets/[name]-${LEFT}-[hash][extname]` : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && isFont(file.fileName))
          file.source = await subset(Buffer.from(file.source), WRITTEN, {
            targetFormat: 'woff2',
            keepFeatures: FEATURES,
          });
    },
  };
}
