// A difference is paid and its places are held (ADR 128): the order says so, in one transaction with the money. Its line keeps
// its price; what was paid besides has a posting and, where the order has an invoice, an invoice of its own.
import type { Entry } from '../../domain/ledger/entry.ts';
import { orderSold } from '../../domain/ledger/sale-entries.ts';
import type { MoveEffect } from '../../domain/moves/compute-move.ts';
import { supplementOf, supplementSold } from '../../domain/moves/supplement.ts';
import { postEntries } from '../ledger/post-entries.ts';
import { writeMove } from '../orders/acts/write-move.ts';
import { issueSupplementInvoice } from '../orders/invoices/issue-supplement-invoice.ts';
import { type OpenSupplement, settleSupplement } from '../orders/supplements/supplements.ts';
import type { RefundShop } from '../payments/payments.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { LockedOrder } from '../returns/read-returnable.ts';
import { orderObject } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';

export type PaidMove = {
  readonly order: LockedOrder;
  readonly open: OpenSupplement;
  readonly effect: MoveEffect;
  readonly paymentId: string;
  /** Posted with what is sold. */
  readonly arrivals: readonly Entry[];
};

/** The places of the old time are free again, and those of the new one are held by the order's cart or by the difference's. */
export async function finishMove(
  sql: Sql,
  shop: RefundShop,
  { order: { row, cart, returnable }, open, effect, paymentId, arrivals }: PaidMove,
): Promise<void> {
  const now = shop.now();
  const { id, key, amount, content } = open.row;
  const supplement = supplementOf(returnable, effect);
  const { parts, vat } = supplement;
  const paid = { ...content, parts: [...parts], vat: [...vat] };
  await settleSupplement(sql, open, { to: cart.id, paymentId, content: paid }, now);
  await writeMove(sql, shop, { order: row, cart, key }, effect);
  const of = { booking_id: row.booking_id, payment_id: paymentId, at: now };
  await postEntries(sql, [...arrivals, orderSold(of, supplementSold(effect, supplement, amount), id)]);
  await issueSupplementInvoice(sql, shop, row, {
    id,
    amount,
    lines: effect.lines,
    parts,
    vat,
    payment: open.cart.quote.payment,
  });
  const before = { line: content.line, datetime: effect.from.datetime };
  const after = {
    line: effect.index,
    datetime: effect.to.datetime,
    count: effect.to.count,
    difference: effect.difference,
    paid: amount,
  };
  const act = {
    by: content.by,
    verb: 'order.moved',
    on: orderObject(row.number),
    key,
    before,
    after,
  } as const;
  await writeAct(sql, act, now);
}
