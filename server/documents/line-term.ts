// When a line is good for something, whatever it is: a visit, the months of a pass, the years of a voucher, the post.

import { type Day, dayOf, type MuseumDateTime } from '../../domain/museum-time.ts';
import type { IssuedVoucher, OrderLine } from '../../domain/orders/order.ts';
import { isPassLine, lineValidity } from '../../domain/orders/order-passes.ts';
import type { Speech } from './document-speech.ts';
import { lineVisit, visitText } from './line-visit.ts';
import type { TicketMuseum } from './pdf/ticket-museum.ts';

export type LineTerm = {
  /** '' where there is nothing to say. */
  readonly main: string;
  readonly detail: string;
  /** It is at a time of day. */
  readonly timed: boolean;
};

/** What is known once a cart has become an order. */
export type Ordered = { readonly date: Day | MuseumDateTime; readonly vouchers: readonly IssuedVoucher[] };

/**
 * What a line says of its time.
 * @param index the line's among its order's
 * @param ordered undefined for a cart that never became an order
 */
export function lineTerm(
  line: OrderLine,
  index: number,
  ordered: Ordered | undefined,
  museum: TicketMuseum,
  speech: Speech,
): LineTerm {
  const said = (main: string): LineTerm => ({ main, detail: '', timed: false });
  if (line.type === 'voucher') return said(voucherText(index, ordered, speech));
  if (isPassLine(line)) return said(passText(line, ordered, speech));
  if (line.type === 'merchandise') return said(line.article?.shipped ? speech.t('documents.goods.sent') : '');
  const visit = lineVisit(line, museum);
  const { main, detail } = visitText(visit, speech);
  return visit.kind === 'slot'
    ? { main, detail: speech.t('documents.time', { time: detail }), timed: true }
    : { main, detail, timed: false };
}

function voucherText(index: number, ordered: Ordered | undefined, { t, formats }: Speech): string {
  const voucher = ordered?.vouchers.find(({ line }) => line === index);
  return voucher ? t('documents.voucher.valid', { last: formats.day(dayOf(voucher.valid_to)) }) : '';
}

function passText(line: OrderLine, ordered: Ordered | undefined, { t, formats }: Speech): string {
  const valid = ordered && lineValidity(line, ordered.date);
  if (!valid) return '';
  return t('documents.pass.valid', {
    first: formats.day(valid.valid_from),
    last: formats.day(valid.valid_to),
  });
}
