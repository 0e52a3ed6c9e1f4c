// The vouchers that an order bought, one page each, made to be given away: nothing on it but what the code is worth, a
// greeting, and how to use it. Neither order nor buyer are named.
import { dayOf } from '../../../domain/museum-time.ts';
import type { IssuedVoucher, Order } from '../../../domain/orders/order.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { VoucherPicture, VoucherPictures } from '../museum/voucher-pictures.ts';
import { inertInPrint } from '../text/inert.ts';
import { drawCodeBlock } from './code-block.ts';
import { printableText } from './document-fonts.ts';
import { drawFactRows, layOutFacts } from './fact-rows.ts';
import { drawLink } from './link.ts';
import { sheetsPdf } from './sheets-pdf.ts';
import {
  body,
  display,
  drawFoot,
  drawMasthead,
  FOOT,
  LEFT,
  lead,
  RIGHT,
  type Sheet,
  tag,
  titles,
  WIDTH,
} from './ticket-sheet.ts';
import { breakLines, clip, fitLines, setLine, setLines, type TextStyle } from './typeset.ts';
import { drawSample, drawVoucherPicture } from './voucher-picture.ts';

/** What of an order its vouchers show; a present has no number. */
export type VoucherPaper = Pick<Order, 'language' | 'date' | 'number' | 'vouchers'> & {
  readonly lines: readonly Pick<Order['lines'][number], 'type' | 'id'>[];
};

type VoucherSheet = Sheet & {
  readonly voucher: IssuedVoucher;
  /** Which one it is of those of its line, from 1. */
  readonly number: number;
  readonly of: number;
  readonly picture: VoucherPicture | undefined;
  readonly sample: boolean;
};

const amounts = [84, 72, 60, 48].map((size): TextStyle => ({ face: 'display', size, leading: 1 }));
const greetings = [20, 17, 14.5, 12.5, 11].map((size): TextStyle => ({ face: 'text', size, leading: 1.4 }));
/** The greeting ends above this. */
const GREETING_FOOT = 436;

/**
 * The same order always gives the same bytes.
 * @param pictures by the ids of the order's lines
 * @param sample a preview: every page says so
 */
export function voucherPdf(
  order: VoucherPaper,
  museum: DocumentMuseum,
  pictures: VoucherPictures = {},
  sample = false,
): Promise<Buffer> {
  const { number, vouchers } = order;
  return sheetsPdf(
    order,
    museum,
    ({ t }) => (number ? t('documents.voucher.title', { number }) : (vouchers[0]?.name ?? '')),
    vouchers.map((voucher, index, all) => ({
      title: voucher.name,
      draw: (sheet) =>
        drawVoucherPage({
          ...sheet,
          voucher,
          number: index + 1,
          of: all.length,
          picture: pictures[order.lines[voucher.line]?.id ?? ''],
          sample,
        }),
    })),
  );
}

function drawVoucherPage(sheet: VoucherSheet): void {
  const { i18n, number, of, sample } = sheet;
  const count = i18n.t('documents.voucher.count', { number, of });
  drawMasthead(sheet, sample ? i18n.t('documents.present.sample') : count);
  const { left, below } = drawVoucherPicture(sheet);
  const afterAmount = drawAmount(sheet, drawName(sheet, left), left);
  const afterGreeting = drawGreeting(sheet, Math.max(afterAmount, below));
  const afterCode = drawCode(sheet, afterGreeting);
  const columns = { left: LEFT, values: LEFT + 124 };
  const facts = layOutFacts(factsOf(sheet), columns, FOOT - 24 - (afterCode + 26));
  drawFactRows(sheet, facts, afterCode + 26);
  drawFoot(sheet);
  if (sample) drawSample(sheet);
}

function drawAmount(sheet: VoucherSheet, above: number, width: number): number {
  const { pdf, voucher, i18n } = sheet;
  const { lines, style } = fitLines(i18n.formats.money(voucher.amount), amounts, width, 1);
  const y = above + 28 + style.size * 0.74;
  tag(sheet, 'P', () => setLines(pdf, lines, style, LEFT - 2, y));
  const valid = i18n.t('documents.voucher.valid', { last: i18n.formats.day(dayOf(voucher.valid_to)) });
  const { vat_value } = voucher;
  const rate =
    vat_value === undefined
      ? []
      : breakLines(i18n.t('documents.voucher.rate', { rate: i18n.formats.percent(vat_value) }), lead, width);
  const said = [...fitLines(valid, [lead], width, 2).lines, ...rate];
  tag(sheet, 'P', () => setLines(pdf, said, lead, LEFT, y + 34));
  return y + 34 + (said.length - 1) * 19.5;
}

function drawName(sheet: VoucherSheet, width: number): number {
  const { pdf, voucher } = sheet;
  const { lines, style } = fitLines(voucher.name, titles.slice(1), width, 3);
  const first = 112 + style.size * 0.74;
  tag(sheet, 'H1', () => setLines(pdf, lines, style, LEFT, first));
  return first + (lines.length - 1) * style.size * style.leading;
}

/** As large as it fits, in the paragraphs in which it was typed. */
function drawGreeting(sheet: VoucherSheet, above: number): number {
  const { pdf, voucher } = sheet;
  const paragraphs = inertInPrint(voucher.greeting).split(/\r\n|[\n\r\u2028\u2029]/);
  const linesIn = (style: TextStyle) =>
    paragraphs.flatMap((text) => breakLines(printableText('text', text), style, WIDTH));
  const heightOf = (style: TextStyle, lines: readonly string[]) => lines.length * style.size * style.leading;
  const first = above + 44;
  const room = GREETING_FOOT - first;
  const set = greetings.map((style) => ({ style, lines: linesIn(style) }));
  const smallest = set.at(-1);
  const { style, lines } = set.find((one) => heightOf(one.style, one.lines) <= room) ??
    smallest ?? { style: body, lines: [] };
  if (lines.length === 0) return above;
  const most = Math.max(1, Math.floor(room / (style.size * style.leading)));
  tag(sheet, 'P', () => setLines(pdf, lines.length > most ? clip(lines, most) : lines, style, LEFT, first));
  return first + (Math.min(lines.length, most) - 1) * style.size * style.leading + 6;
}

function drawCode(sheet: VoucherSheet, above: number): number {
  const { pdf, voucher, i18n, museum } = sheet;
  const code = { text: voucher.barcode, alt: i18n.t('documents.voucher.code', { code: voucher.barcode }) };
  return drawCodeBlock(sheet, code, above, ({ x, top }) => {
    const heading = { ...display, size: 19 };
    tag(sheet, 'P', () => setLine(pdf, i18n.t('documents.voucher.redeem'), heading, x, top));
    const how = i18n.t('documents.voucher.redeem.text');
    const said = fitLines(how, [body, { ...body, size: 11.5 }], RIGHT - x, 6);
    tag(sheet, 'P', () => setLines(pdf, said.lines, said.style, x, top + 26));
    const below = top + 26 + said.lines.length * said.style.size * said.style.leading;
    drawLink(sheet, museum.shopUrl, x, below + 8, RIGHT - x);
  });
}

function factsOf({ museum, i18n: { t } }: VoucherSheet) {
  return [
    { label: t('documents.voucher.rest'), value: t('documents.voucher.rest.text') },
    { label: t('documents.voucher.safe'), value: t('documents.voucher.safe.text') },
    { label: t('documents.voucher.from'), value: museum.name },
  ];
}
