import { jsPDF } from 'jspdf';
import { makeFace } from '../../printType.ts';
import { FACES } from '../print/fontFaces.ts';
import { fontName, type Measure } from '../print/pen.ts';

/** Measures texts as the PDF sets them, in the very letters that it embeds. */
export async function measuredByPdf(): Promise<Measure> {
  const pdf = new jsPDF({ unit: 'mm' });
  for (const face of FACES) {
    const file = `${fontName(face)}.ttf`;
    pdf.addFileToVFS(file, (await makeFace(face)).toString('binary'));
    pdf.addFont(file, fontName(face), 'normal');
  }
  const known = new Map<string, number>();
  return (text, face, size) => {
    const key = `${face} ${text}`;
    if (!known.has(key)) known.set(key, pdf.setFont(fontName(face), 'normal').getStringUnitWidth(text));
    return (known.get(key) ?? 0) * size;
  };
}
