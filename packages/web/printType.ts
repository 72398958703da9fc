import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Latin letters of Western Europe, and typographic marks. */
const WESTERN = [
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ŒœŸ‘’‚“”„‹›–—…€−',
];

/** All characters of {@link WESTERN} and of the words of all languages. */
function characters(): string {
  const words = dirname(fileURLToPath(import.meta.resolve('@nain-jaune/words/language')));
  const files = globSync('**/*.ts', { cwd: words }).map((file) => readFileSync(join(words, file), 'utf8'));
  return [...new Set([...WESTERN, ...files.flatMap((text) => text.match(/\P{ASCII}/gu) ?? [])])].join('');
}

const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2';
const FELL = '@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff2';

/** The fonts of the PDF, made from the fonts of the page. */
const FACES = {
  title: { file: FELL },
  text: { file: GARAMOND, variationAxes: { wght: 400 } },
  strong: { file: GARAMOND, variationAxes: { wght: 700 } },
} as const;

/** Makes a font as a TrueType file of one weight, which is the only kind that the PDF takes. */
export function makeFace(face: keyof typeof FACES): Promise<Buffer> {
  const { file, ...axes } = FACES[face];
  const letters = readFileSync(new URL(import.meta.resolve(file)));
  return subsetFont(letters, characters(), { targetFormat: 'sfnt', ...axes });
}

/** Writes the fonts as files `print-title.ttf`, `print-text.ttf`, `print-strong.ttf`. */
export function printType(): Plugin {
  const names = Object.keys(FACES) as (keyof typeof FACES)[];
  return {
    name: 'print-type',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const face = names.find((name) => request.url === `/print-${name}.ttf`);
        if (face === undefined) return next();
        makeFace(face).then((file) => {
          response.setHeader('content-type', 'font/ttf');
          response.end(file);
        }, next);
      });
    },
    async generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `print-${name}.ttf`, source: await makeFace(name) });
    },
  };
}
