// The sheet that tickets, passes and vouchers are drawn on: A4 in points, its type, and the ways to put something on it.
// Text is tagged for PDF/UA, rules are decoration.
import type { Admission, Order } from '../../../domain/orders/order.ts';
import type { VisitLine } from '../../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { accentOf, drawLogo } from './sheet-look.ts';
import { fitLines, type Pdf, setLine, setLines, type TextStyle, textWidth } from './typeset.ts';

export type Sheet = {
  readonly pdf: Pdf;
  readonly section: ReturnType<Pdf['struct']>;
  readonly museum: DocumentMuseum;
  readonly i18n: DocumentI18n;
};

/** The page of one admission: a ticket's, or a pass's. */
export type TicketSheet<Line extends OrderLine = VisitLine> = Sheet & {
  readonly order: Order;
  readonly line: Line;
  readonly admission: Admission;
};

const masthead: TextStyle = { face: 'display', size: 15, leading: 1.1 };

export const LEFT = 56;
export const RIGHT = 595.28 - LEFT;
export const WIDTH = RIGHT - LEFT;
/** The first baseline of the foot. */
export const FOOT = 790;

const GREY = '#4d4d4d';
export const small: TextStyle = { face: 'text', size: 9, leading: 1.4, color: GREY };
export const body: TextStyle = { face: 'text', size: 13, leading: 1.42 };
export const strong: TextStyle = { face: 'strong', size: 11, leading: 1.42 };
export const lead: TextStyle = { face: 'strong', size: 15, leading: 1.3 };
export const display: TextStyle = { face: 'display', size: 23, leading: 1.15 };
/** Beside a code: the largest that fits. */
export const names = [23, 19, 15, 12.5].map((size): TextStyle => ({ ...display, size }));
/** The largest that fits. */
export const titles = [46, 40, 34, 29, 24].map(
  (size): TextStyle => ({ face: 'display', size, leading: 1.05 }),
);

/** Draws text as one element of the page's structure, in the order in which it is read aloud. */
export function tag({ pdf, section }: Sheet, type: string, draw: () => void): void {
  section.add(pdf.struct(type, {}, draw));
}

/** A line across the page. */
export function rule({ pdf }: Sheet, y: number, weight: number, color = '#000000'): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(LEFT, y, WIDTH, weight).fill(color);
  pdf.endMarkedContent();
}

/** Above everything: the museum's logo or name, and which of several sheets this is. */
export function drawMasthead(sheet: Sheet, count: string): void {
  const { pdf, museum, section } = sheet;
  rule(sheet, 48, 5, accentOf(museum));
  if (drawLogo(pdf, section, museum, { x: LEFT, y: 61 }) === 0)
    tag(sheet, 'P', () => setLine(pdf, museum.name, masthead, LEFT, 76));
  tag(sheet, 'P', () => setLine(pdf, count, strong, RIGHT - textWidth(count, strong), 76));
}

/** Below everything: the museum's address. */
export function drawFoot(sheet: Sheet): void {
  const { pdf, museum } = sheet;
  const { street, zip, city } = museum.address;
  const text = [museum.name, street, `${zip} ${city}`, museum.email, museum.phone]
    .filter((s) => s.trim())
    .join(' · ');
  rule(sheet, FOOT - 16, 0.75);
  const { lines } = fitLines(text, [small], WIDTH, 2);
  tag(sheet, 'P', () => setLines(pdf, lines, small, LEFT, FOOT));
}
