// The annual passes of an order, one page each (spec decisions 2): whose it is and how long it lets in are larger than anything
// else, because that is what is compared at the entrance.
import type { PassLine } from '../../../domain/merchandise/pass-line.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { admissionValidity, type OrderPass, usablePassesOf } from '../../../domain/orders/order-passes.ts';
import { admissionPrice, priceText } from '../lines/price-text.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { inertInPrint } from '../text/inert.ts';
import type { Labelled } from '../text/labelled.ts';
import { addressLines } from '../text/postal-address.ts';
import { drawCodeBlock } from './code-block.ts';
import { canPrint } from './document-fonts.ts';
import { drawFactRows, drawFactsAbove, layOutFacts } from './fact-rows.ts';
import { sheetsPdf } from './sheets-pdf.ts';
import {
  body,
  drawFoot,
  drawMasthead,
  FOOT,
  LEFT,
  lead,
  names,
  RIGHT,
  type TicketSheet,
  tag,
  titles,
  WIDTH,
} from './ticket-sheet.ts';
import { fitLines, setLines } from './typeset.ts';

type PassSheet = TicketSheet<PassLine> & Pick<OrderPass, 'owner'>;

/** The same order always gives the same bytes. */
export function passPdf(order: Order, museum: DocumentMuseum): Promise<Buffer> {
  return sheetsPdf(
    order,
    museum,
    ({ t }) => t('documents.pass.title', { number: order.number }),
    usablePassesOf(order).map(({ line, admission, owner }) => ({
      title: line.title,
      draw: (sheet) => drawPassPage({ ...sheet, order, line, admission, owner }),
    })),
  );
}

function drawPassPage(sheet: PassSheet): void {
  const { admission, i18n } = sheet;
  drawMasthead(sheet, i18n.t('documents.pass.count', { number: admission.number, of: admission.of }));
  const afterOwner = drawOwner(sheet);
  const afterValidity = drawValidity(sheet, afterOwner);
  const afterCode = drawCode(sheet, afterValidity);
  const columns = { left: LEFT, values: LEFT + 124 };
  const facts = layOutFacts(factsOf(sheet), columns, FOOT - 24 - (afterCode + 26));
  drawFactRows(sheet, facts, afterCode + 26);
  drawFoot(sheet);
}

/** A name that the fonts cannot set is left out, and the pass says its own name in its place. */
function drawOwner(sheet: PassSheet): number {
  const { pdf, line, owner, admission } = sheet;
  const name = inertInPrint(owner?.name || admission.name);
  const [title, below] = canPrint('display', name) ? [name, line.title] : [line.title, ''];
  const { lines, style } = fitLines(title, titles, WIDTH, 3);
  const first = 112 + style.size * 0.74;
  tag(sheet, 'H1', () => setLines(pdf, lines, style, LEFT, first));
  const y = first + (lines.length - 1) * style.size * style.leading + 8.5;
  const said = fitLines(below, [lead], WIDTH, 2).lines;
  if (said.length === 0) return y;
  tag(sheet, 'P', () => setLines(pdf, said, lead, LEFT, y + 19.5));
  return y + said.length * 19.5;
}

function drawValidity(sheet: PassSheet, above: number): number {
  const { pdf, line, admission, order, i18n } = sheet;
  const valid = admissionValidity(line, order.date, admission);
  if (!valid) return above;
  const text = i18n.t('documents.pass.valid', {
    first: unbroken(i18n.formats.day(valid.valid_from)),
    last: unbroken(i18n.formats.day(valid.valid_to)),
  });
  const { lines, style } = fitLines(text, titles.slice(2), WIDTH, 2);
  tag(sheet, 'P', () => setLines(pdf, lines, style, LEFT, above + 62));
  return above + 62 + (lines.length - 1) * style.size * style.leading;
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function drawCode(sheet: PassSheet, above: number): number {
  const { admission, i18n, order } = sheet;
  const code = { text: admission.barcode, alt: i18n.t('documents.pass.code', { code: admission.barcode }) };
  const facts = [{ label: i18n.t('documents.ticket.order'), value: order.number }];
  return drawCodeBlock(sheet, code, above, ({ x, top, bottom }) =>
    drawFactsAbove(sheet, facts, { left: x, values: x + 92 }, drawKind(sheet, x, top), bottom),
  );
}

/** Beside the code: what it is, what it cost. @returns the baseline that follows */
function drawKind(sheet: PassSheet, x: number, top: number): number {
  const { pdf, line, admission, order, i18n } = sheet;
  const { lines, style } = fitLines(line.title, names, RIGHT - x, 3);
  tag(sheet, 'P', () => setLines(pdf, lines, style, x, top));
  let y = top + (lines.length - 1) * style.size * style.leading + 26;
  const price = admissionPrice(order, { ...admission, name: line.parts[0]?.name ?? '' });
  const persons =
    admission.persons > 1 ? i18n.t('documents.ticket.persons', { persons: admission.persons }) : '';
  for (const text of [persons, price ? priceText(price, i18n) : '']) {
    if (text === '') continue;
    const said = fitLines(text, [body], RIGHT - x, 2).lines;
    tag(sheet, 'P', () => setLines(pdf, said, body, x, y));
    y += said.length * 19;
  }
  return y;
}

function factsOf({ owner, museum, i18n }: PassSheet): Labelled[] {
  const { t, formats } = i18n;
  const sent = owner?.send_to_custom_addr ? addressLines(owner.address, formats, museum).join(', ') : '';
  return [
    { label: t('documents.pass.sent'), value: canPrint('text', sent) ? sent : '' },
    {
      label: t('documents.ticket.place'),
      value: [museum.name, ...addressLines(museum.address, formats, museum)].join(', '),
    },
    { label: t('documents.ticket.entrance'), value: t('documents.pass.entrance.text') },
  ].filter(({ value }) => value.trim() !== '');
}
