import { jsPDF } from 'jspdf';
import 'svg2pdf.js';
import { FACES, fontFile } from './fontFaces.ts';
import { PAPERS, type Size } from './geometry.ts';
import { type Face, fontName } from './pen.ts';
import type { PrintedSheet } from './sheets.ts';

/** Reads a file as the binary string that jsPDF expects. */
async function binaryText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

async function addFace(document: jsPDF, face: Face): Promise<void> {
  const file = `${fontName(face)}.ttf`;
  document.addFileToVFS(file, await binaryText(fontFile(face)));
  document.addFont(file, fontName(face), 'normal');
}

/** Inserts an invisible drawing during `use`, because svg2pdf needs the browser's layout. */
async function withDrawing(svg: string, use: (drawing: Element) => Promise<unknown>): Promise<void> {
  const holder = document.createElement('div');
  holder.className = 'unseen';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = svg;
  document.body.append(holder);
  try {
    const [drawing] = holder.children;
    if (drawing !== undefined) await use(drawing);
  } finally {
    holder.remove();
  }
}

/** Starts a document with one page and the fonts. */
async function begin(paper: Size, title: string): Promise<jsPDF> {
  const pdf = new jsPDF({ unit: 'mm', format: formatOf(paper), compress: true, putOnlyUsedFonts: true });
  pdf.setProperties({ title, creator: 'Nain Jaune' });
  // No scaling, so that viewers that respect it print to scale.
  pdf.viewerPreferences({ PrintScaling: 'None' });
  for (const face of FACES) await addFace(pdf, face);
  return pdf;
}

function formatOf({ width, height }: Size): [number, number] {
  return [width, height];
}

/** Makes a PDF of vectors and text, each page the size of its paper. */
export async function makePdf(sheets: readonly PrintedSheet[], title: string): Promise<Blob> {
  const pdf = await begin(PAPERS[sheets[0]?.paper ?? 'a4'], title);
  for (const [index, { svg, paper }] of sheets.entries()) {
    const { width, height } = PAPERS[paper];
    // A page inherits the line style of the previous one, so it is reset.
    if (index > 0) pdf.setLineCap('butt').setLineJoin('miter').addPage(formatOf(PAPERS[paper]), 'portrait');
    await withDrawing(svg, (drawing) => pdf.svg(drawing, { x: 0, y: 0, width, height }));
  }
  return pdf.output('blob');
}
