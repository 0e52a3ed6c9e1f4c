// A packing slip: what is in a parcel and where it goes, without prices, because it may be a present.
import type { Language } from '../../../domain/language.ts';
import type { MuseumDateTime } from '../../../domain/museum-time.ts';
import type { OrderedParcel } from '../../../domain/orders/parcels/parcels-of.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { contactText } from '../text/contact-text.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { inertInPrint } from '../text/inert.ts';
import { addressLines } from '../text/postal-address.ts';
import { type Column, cell, drawParagraph, drawRow, drawRule, type Flow, makeRoom } from './flow.ts';
import { drawFeet } from './page-feet.ts';
import { pdfDocument } from './pdf-document.ts';
import { accentOf, drawLogo } from './sheet-look.ts';
import { display, RIGHT, small, WIDTH } from './ticket-sheet.ts';
import type { TextStyle } from './typeset.ts';

export type PackingSlip = Pick<OrderedParcel, 'to' | 'items'> & {
  /** The parcel's. */
  readonly number: number;
  /** The order's. */
  readonly order: string;
  readonly date: MuseumDateTime;
  readonly language: Language;
};

type Said = { readonly slip: PackingSlip; readonly museum: DocumentMuseum; readonly i18n: DocumentI18n };

const plain: TextStyle = { face: 'text', size: 11, leading: 1.45 };
const bold: TextStyle = { ...plain, face: 'strong' };
const head: TextStyle = { face: 'strong', size: 9, leading: 1.4 };
const masthead: TextStyle = { face: 'display', size: 15, leading: 1.3 };
const COLUMNS: readonly [Column, Column] = [
  { from: 0, to: WIDTH - 80 },
  { from: WIDTH - 70, to: WIDTH, right: true },
];

/** Slips begin on pages of their own. */
export function slipPdf(slips: readonly PackingSlip[], museum: DocumentMuseum): Promise<Buffer> {
  const [first] = slips;
  if (!first) throw new Error('no slip to be drawn');
  const titleOf = (slip: PackingSlip, { t }: DocumentI18n) =>
    t('documents.slip.title', { number: slip.order });
  const main = documentI18n(first, museum);
  const about = {
    title: titleOf(first, main),
    author: museum.name,
    language: main.language,
    created: museumInstant(first.date, museum.timeZone),
  };
  return pdfDocument(about, (pdf, root) => {
    for (const slip of slips) {
      const i18n = documentI18n(slip, museum);
      pdf.addPage();
      const options = { title: titleOf(slip, i18n), lang: i18n.language };
      const section = pdf.struct('Sect', options);
      root.add(section);
      drawSlip({ pdf, section, y: 48 }, { slip, museum, i18n });
      section.end();
    }
    drawFeet(pdf, museum.name, main);
  });
}

function drawSlip(flow: Flow, said: Said): void {
  const { slip, i18n } = said;
  drawHead(flow, said);
  drawParagraph(flow, i18n.t('documents.slip.title', { number: slip.order }), display, 'H1');
  flow.y += 6;
  const ordered = `${i18n.t('documents.mail.date')} ${i18n.formats.day(slip.date)}`;
  drawParagraph(flow, ordered, plain);
  flow.y += 20;
  drawItems(flow, said);
  flow.y += 24;
  drawParagraph(flow, i18n.t('documents.slip.thanks'), bold);
  drawParagraph(flow, contactText(said.museum, i18n), plain);
}

/** Who sends it, and to whom: where the window of an envelope is. */
function drawHead(flow: Flow, { slip, museum, i18n }: Said): void {
  drawRule(flow, 5, accentOf(museum));
  flow.y += 12;
  drawLogo(flow.pdf, flow.section, museum, { x: RIGHT, y: flow.y, right: true });
  drawParagraph(flow, museum.name, masthead);
  const { street, zip, city } = museum.address;
  drawParagraph(flow, [street, `${zip} ${city}`].filter((text) => text.trim()).join(' · '), small);
  flow.y += 30;
  for (const line of [slip.to.name, ...addressLines(slip.to, i18n.formats, museum)])
    if (line.trim()) drawParagraph(flow, inertInPrint(line), plain);
  flow.y = Math.max(flow.y + 26, 222);
}

function drawItems(flow: Flow, { slip, i18n: { t } }: Said): void {
  const table = flow.pdf.struct('Table');
  flow.section.add(table);
  const titles = [t('documents.invoice.item'), t('documents.invoice.count')];
  const drawHeadRow = () => {
    const cells = COLUMNS.map((column, index) => [cell(titles[index] ?? '', head, column)]);
    drawRow(flow, table, COLUMNS, cells, 'Column', () => {});
    flow.y += 3;
    drawRule(flow, 0.75);
    flow.y += 5;
  };
  makeRoom(flow, 60);
  drawHeadRow();
  for (const { count, name } of slip.items) {
    const cells = [[cell(inertInPrint(name), bold, COLUMNS[0])], [cell(String(count), plain, COLUMNS[1])]];
    drawRow(flow, table, COLUMNS, cells, 'Row', drawHeadRow);
    flow.y += 5;
  }
  table.end();
}
