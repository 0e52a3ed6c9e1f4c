// The tickets of an order, one page per admission: tagged, in the visitor's language, fonts embedded (EN 301 549).
import PDFDocument from 'pdfkit';
import type { Order } from '../../domain/orders/order.ts';
import { speechFor } from './document-speech.ts';
import { museumInstant } from './museum-instant.ts';
import type { TicketMuseum } from './ticket-museum.ts';
import { drawTicketPage } from './ticket-page.ts';

/** The same order always gives the same bytes. */
export const ticketPdf = async (order: Order, museum: TicketMuseum): Promise<Buffer> => {
  const speech = speechFor(order, museum);
  const title = speech.t('documents.title', { number: order.number });
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // No default font: pdfkit would otherwise mention Helvetica, which is not embedded.
    font: null as unknown as string,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: speech.language,
    displayTitle: true,
    info: {
      Title: title,
      Author: museum.name,
      CreationDate: new Date(museumInstant(order.date, museum.timeZone)),
    },
  });
  const finished = collected(pdf);
  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);
  for (const admission of order.admissions) {
    const line = order.lines[admission.line];
    if (!line) throw new Error(`Order ${order.number} has no line ${admission.line}`);
    pdf.addPage();
    const section = pdf.struct('Sect', { title: line.eventName });
    root.add(section);
    drawTicketPage({ pdf, section, order, line, admission, museum, speech });
    section.end();
  }
  root.end();
  pdf.end();
  return finished;
};

const collected = (pdf: InstanceType<typeof PDFDocument>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
