// One admission on one page, like the museum's own print: the exhibition, then day and time, then the code, then facts.
// All black on white; sizes and rules do what colour would. Tagged for PDF/UA: what is read aloud is the order below.
import type { Admission, Order, OrderLine } from '../../domain/orders/order.ts';
import { canPrint } from './document-fonts.ts';
import type { Speech } from './document-speech.ts';
import { lineVisit, visitText } from './line-visit.ts';
import { admissionPrice, priceText } from './price-text.ts';
import { QUIET_ZONE, qrCode } from './qr-code.ts';
import type { TicketMuseum } from './ticket-museum.ts';
import { breakLines, fitLines, type Pdf, setLine, setLines, type TextStyle, textWidth } from './typeset.ts';

type Section = ReturnType<Pdf['struct']>;
export type TicketSheet = {
  readonly pdf: Pdf;
  readonly section: Section;
  readonly order: Order;
  readonly line: OrderLine;
  readonly admission: Admission;
  readonly museum: TicketMuseum;
  readonly speech: Speech;
};

// A4 in points.
const LEFT = 56;
const RIGHT = 595.28 - LEFT;
const WIDTH = RIGHT - LEFT;
const FACTS = LEFT + 124;
const FOOT = 790;
const MODULE_AREA = 148;

const GREY = '#4d4d4d';
const small: TextStyle = { face: 'text', size: 9, leading: 1.4, color: GREY };
const body: TextStyle = { face: 'text', size: 11, leading: 1.42 };
const strong: TextStyle = { face: 'strong', size: 11, leading: 1.42 };
const masthead: TextStyle = { face: 'display', size: 15, leading: 1.1 };
const day: TextStyle = { face: 'display', size: 23, leading: 1.15 };
const time: TextStyle = { face: 'display', size: 84, leading: 1 };
const titles = [46, 40, 34, 29, 24].map((size): TextStyle => ({ face: 'display', size, leading: 1.05 }));

/** Draws a sheet onto the document's current page. */
export const drawTicketPage = (sheet: TicketSheet): void => {
  const afterTitle = drawTitle(sheet);
  const afterVisit = drawVisit(sheet, afterTitle);
  const afterCode = drawCode(sheet, afterVisit);
  drawFacts(sheet, afterCode);
  drawFoot(sheet);
};

const tag = ({ pdf, section }: TicketSheet, type: string, draw: () => void): void => {
  section.add(pdf.struct(type, {}, draw));
};

const rule = ({ pdf }: TicketSheet, y: number, weight: number): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(LEFT, y, WIDTH, weight).fill('#000000');
  pdf.endMarkedContent();
};

const drawTitle = (sheet: TicketSheet): number => {
  const { pdf, admission, line, museum, speech } = sheet;
  rule(sheet, 48, 5);
  tag(sheet, 'P', () => setLine(pdf, museum.name, masthead, LEFT, 76));
  const count = speech.t('documents.ticket.count', { number: admission.number, of: admission.of });
  tag(sheet, 'P', () => setLine(pdf, count, strong, RIGHT - textWidth(pdf, count, strong), 76));
  const { lines, style } = fitLines(pdf, line.eventName, titles, WIDTH, 3);
  const first = 112 + style.size * 0.74;
  tag(sheet, 'H1', () => setLines(pdf, lines, style, LEFT, first));
  const venue: TextStyle = { face: 'strong', size: 15, leading: 1.3 };
  const venueLines = fitLines(pdf, line.venue, [venue], WIDTH, 2).lines;
  const y = first + (lines.length - 1) * style.size * style.leading + 28;
  if (venueLines.length === 0) return y - 28;
  tag(sheet, 'P', () => setLines(pdf, venueLines, venue, LEFT, y));
  return y + (venueLines.length - 1) * 19.5;
};

const drawVisit = (sheet: TicketSheet, above: number): number => {
  const { pdf, line, museum, speech } = sheet;
  const visit = lineVisit(line, museum);
  const { main, detail } = visitText(visit, speech);
  const y = above + 50;
  if (visit.kind === 'slot') {
    tag(sheet, 'P', () => setLine(pdf, main, day, LEFT, y));
    tag(sheet, 'P', () => {
      const end = setLine(pdf, visit.time, time, LEFT - 2, y + 80);
      if (visit.end) setLine(pdf, ` – ${visit.end}`, day, end, y + 80);
    });
    return y + 80;
  }
  const { lines, style } = fitLines(pdf, main, titles.slice(1), WIDTH, 1);
  tag(sheet, 'P', () => setLines(pdf, lines, style, LEFT, y + 12));
  const below = y + 12 + (lines.length - 1) * style.size * style.leading + 30;
  const said = fitLines(pdf, detail, [{ ...day, size: 16 }], WIDTH, 2);
  tag(sheet, 'P', () => setLines(pdf, said.lines, said.style, LEFT, below));
  return below + (said.lines.length - 1) * 18.4;
};

/** Groups of four read better aloud and when typed. */
const barcodeGroups = (barcode: string): string =>
  /[^A-Za-z0-9]/.test(barcode) ? barcode : (barcode.match(/.{1,4}/g) ?? []).join(' ');

const drawCode = (sheet: TicketSheet, above: number): number => {
  const { pdf, section, admission, order, speech } = sheet;
  const { t } = speech;
  const { size, bars } = qrCode(admission.barcode);
  const module = MODULE_AREA / size;
  const quiet = Math.max(QUIET_ZONE * module, 24);
  const top = above + 22 + quiet;
  rule(sheet, above + 22, 0.75);
  const alt = t('documents.ticket.code', { code: admission.barcode });
  const bbox = [LEFT, top, LEFT + MODULE_AREA, top + MODULE_AREA];
  const figure = { alt, bbox, placement: 'Block' } as { alt: string };
  section.add(
    pdf.struct('Figure', figure, () => {
      for (const bar of bars)
        pdf.rect(LEFT + bar.column * module, top + bar.row * module, bar.length * module, module);
      pdf.fill('#000000');
    }),
  );
  const bottom = top + MODULE_AREA;
  const x = LEFT + MODULE_AREA + quiet + 8;
  const name: TextStyle = { face: 'display', size: 23, leading: 1.15 };
  const kind = fitLines(
    pdf,
    admission.name,
    [name, { ...name, size: 19 }, { ...name, size: 15 }],
    RIGHT - x,
    3,
  );
  tag(sheet, 'P', () => setLines(pdf, kind.lines, kind.style, x, top + 17));
  let y = top + 17 + (kind.lines.length - 1) * kind.style.size * kind.style.leading + 26;
  const price = admissionPrice(order, admission);
  const said = [
    ...(admission.persons > 1 ? [t('documents.ticket.persons', { persons: admission.persons })] : []),
    ...(price ? [priceText(price, speech)] : []),
  ];
  for (const text of said) {
    const { lines } = fitLines(pdf, text, [{ ...body, size: 13 }], RIGHT - x, 2);
    tag(sheet, 'P', () => setLines(pdf, lines, { ...body, size: 13 }, x, y));
    y += lines.length * 19;
  }
  const code: TextStyle = { face: 'strong', size: 14, leading: 1.3 };
  tag(sheet, 'P', () => {
    // Copied or read aloud, the code has no gaps.
    pdf.markContent('Span', { actual: admission.barcode });
    setLine(pdf, barcodeGroups(admission.barcode), code, LEFT, bottom + quiet + 8);
    pdf.endMarkedContent();
  });
  rule(sheet, bottom + quiet + 24, 0.75);
  return bottom + quiet + 24;
};

const drawFacts = (sheet: TicketSheet, above: number): void => {
  const { pdf, line, order, museum, speech } = sheet;
  const { t } = speech;
  const venue = museum.venues.find(({ name }) => name === line.venue);
  const facts: (readonly [string, string])[] = [
    [t('documents.ticket.place'), [line.venue, line.address].filter(Boolean).join(', ')],
    [t('documents.ticket.hours'), lineVisit(line, museum).kind === 'slot' ? '' : (venue?.hours ?? '')],
    [t('documents.ticket.directions'), venue?.directions ?? ''],
    [t('documents.ticket.entrance'), t('documents.ticket.entrance.text')],
    [t('documents.ticket.name'), canPrint('text', order.name) ? order.name : ''],
    [t('documents.ticket.order'), order.number],
  ];
  const told = facts.filter(([, value]) => value.trim() !== '');
  const room = FOOT - 24 - (above + 26);
  const layOut = (size: number) => {
    const style: TextStyle = { face: 'text', size, leading: 1.4 };
    const rows = told.map(([label, value]) => ({
      label,
      lines: breakLines(pdf, value, style, RIGHT - FACTS),
    }));
    const count = rows.reduce((sum, row) => sum + row.lines.length, 0);
    return { style, rows, height: count * size * 1.4 + (rows.length - 1) * 6 };
  };
  let laid = layOut(10.5);
  for (const size of [9.5, 8.5, 7.5, 6.5]) if (laid.height > room) laid = layOut(size);
  const { style, rows } = laid;
  let y = above + 26;
  for (const { label, lines } of rows) {
    tag(sheet, 'P', () => {
      setLine(pdf, `${label} `, { ...style, face: 'strong' }, LEFT, y);
      setLines(pdf, lines, style, FACTS, y);
    });
    y += lines.length * style.size * style.leading + 6;
  }
};

const drawFoot = (sheet: TicketSheet): void => {
  const { pdf, museum } = sheet;
  const { street, zip, city } = museum.address;
  const text = [museum.name, street, `${zip} ${city}`, museum.email, museum.phone]
    .filter((s) => s.trim())
    .join(' · ');
  rule(sheet, FOOT - 16, 0.75);
  const { lines } = fitLines(pdf, text, [small], WIDTH, 2);
  tag(sheet, 'P', () => setLines(pdf, lines, small, LEFT, FOOT));
};
