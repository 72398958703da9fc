import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Latin letters with the accents of the west, and typographic marks. */
const WESTERN = [
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ŒœŸ‘’‚“”„‹›–—…€−',
];

/** Every sign that any language writes: those above, and whatever else stands in the files of the words. */
function signs(): string {
  const words = dirname(fileURLToPath(import.meta.resolve('@nain-jaune/words/language')));
  const files = globSync('**/*.ts', { cwd: words }).map((file) => readFileSync(join(words, file), 'utf8'));
  return [...new Set([...WESTERN, ...files.flatMap((text) => text.match(/\P{ASCII}/gu) ?? [])])].join('');
}

const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2';
const FELL = '@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff2';

/** The faces of type on paper: from which letters of the page each is made, and how bold. */
const FACES = {
  title: { file: FELL },
  text: { file: GARAMOND, variationAxes: { wght: 400 } },
  strong: { file: GARAMOND, variationAxes: { wght: 700 } },
} as const;

/**
 * A face as the one kind of file that a PDF takes (TrueType, of one weight), made of the letters that the page has anyway.
 */
export function makeFace(face: keyof typeof FACES): Promise<Buffer> {
  const { file, ...axes } = FACES[face];
  const letters = readFileSync(new URL(import.meta.resolve(file)));
  return subsetFont(letters, signs(), { targetFormat: 'sfnt', ...axes });
}

/** Writes the faces as files `print-title.ttf`, `print-text.ttf`, `print-strong.ttf`. */
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
