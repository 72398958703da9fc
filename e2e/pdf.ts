import { readFile } from 'node:fs/promises';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const { OPS } = await getResolvedPDFJS();

/** A size on paper in millimetres. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  /** The size of the page in points. */
  readonly points: readonly [width: number, height: number];
  /** The size of each path. */
  readonly paths: readonly Extent[];
  /** Number of bitmap images. */
  readonly images: number;
  readonly text: string;
}

type Matrix = readonly [number, number, number, number, number, number];

const MILLIMETRE = 72 / 25.4;
const IMAGES: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
];

function times([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ];
}

/** Returns the size on paper of a box in drawing units. */
function extentOf([a, b, c, d]: Matrix, [left, top, right, bottom]: readonly number[]): Extent {
  const width = (right ?? 0) - (left ?? 0);
  const height = (bottom ?? 0) - (top ?? 0);
  return {
    width: (Math.abs(a * width) + Math.abs(c * height)) / MILLIMETRE,
    height: (Math.abs(b * width) + Math.abs(d * height)) / MILLIMETRE,
  };
}

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

/** Follows the drawing operators and their transformations. */
function pathsOf({ fnArray, argsArray }: Operators): Extent[] {
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const paths: Extent[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const values = argsArray[index] ?? [];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    if (operator === OPS.transform) matrix = times(matrix, values as unknown as Matrix);
    if (operator === OPS.paintFormXObjectBegin && values[0])
      matrix = times(matrix, values[0] as unknown as Matrix);
    // The third argument of a path is its box.
    if (operator === OPS.constructPath && values[2])
      paths.push(extentOf(matrix, Object.values(values[2] as Record<string, number>)));
  }
  return paths;
}

export async function readPdf(path: string): Promise<PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const operators = await page.getOperatorList();
    const { items } = await page.getTextContent();
    const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
    pages.push({
      points: [right - left, bottom - top],
      paths: pathsOf(operators),
      images: operators.fnArray.filter((operator) => IMAGES.includes(operator)).length,
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    });
  }
  await document.loadingTask.destroy();
  return pages;
}
