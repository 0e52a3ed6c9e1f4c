// A PDF document: tagged, titled, in the visitor's language, fonts embedded (EN 301 549, PDF/UA). What is in it is made
// by others; the same content always gives the same bytes.
import PDFDocument from 'pdfkit';
import { attachFacturX } from './factur-x.ts';
import { takePacked } from './font-subsets.ts';
import { escapeMetadata } from './pdf-metadata.ts';
import type { Pdf } from './typeset.ts';

type About = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Epoch milliseconds: when what it is about came to be, not when it was printed. */
  readonly created: number;
  /** An invoice for machines, to be put into this one for people: Factur-X. */
  readonly facturX?: string | undefined;
};

/** Makes a document; `draw` adds pages to it and structure to its root. */
export function pdfDocument(
  { title, author, language, created, facturX }: About,
  draw: (pdf: Pdf, root: ReturnType<Pdf['struct']>) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Until the end, so that a page can say of how many it is one.
    bufferPages: true,
    // No default font: pdfkit would otherwise mention Helvetica, which is not embedded.
    font: null as unknown as string,
    pdfVersion: '1.7',
    subset: facturX ? 'PDF/A-3b' : ('PDF/UA' as 'PDF/A-1'),
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(created) },
  });
  takePacked(pdf);
  escapeMetadata(pdf);
  if (facturX) attachFacturX(pdf, facturX, created);
  const finished = collected(pdf);
  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);
  draw(pdf, root);
  root.end();
  pdf.end();
  return finished;
}

function collected(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
