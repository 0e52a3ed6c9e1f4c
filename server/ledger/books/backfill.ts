// The postings of what was sold before there was a ledger (ADR 096). The rules are those of today's sales, so they are not
// written a second time in SQL: old rows are read and posted as if they had just happened, in batches, with the dates
// of then. An entry has one key, so that a batch that is done again adds nothing. A second pass, a day after the first began,
// finds what older processes sold meanwhile.
import { feeLearnt, moneyArrived, refundAccepted } from '../../../domain/ledger/money-entries.ts';
import { orderGivenBack, orderSold } from '../../../domain/ledger/sale-entries.ts';
import { soldOf } from '../../../domain/ledger/sold.ts';
import type { CartContent } from '../../orders/content/cart-content.ts';
import { readContent } from '../../orders/content/stored-content.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { postFolderCodes } from '../../vouchers/ledger/post-folder-codes.ts';
import { postEntries } from '../post-entries.ts';
import { postTakenBack } from '../post-taken-back.ts';
import {
  acceptedRefundsOf,
  codesIssuedBy,
  continueBackfill,
  lockBackfill,
  type OldOrder,
  type OldPayment,
  ordersWithoutEntries,
  PARTS,
  type Part,
  paymentsWithoutEntries,
  readBackfill,
} from './backfill-store.ts';

const AT_ONCE = 200;
const SECOND_PASS_AFTER_MS = 24 * 3600_000;

export type BackfillShop = { readonly database: Database; readonly now: () => Date };

/**
 * Posts what has no entry yet, if it is time for a pass; returns how many rows that were.
 * @param signal ends it after the present batch; it is resumed there
 */
export async function backfill(shop: BackfillShop, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (const part of PARTS)
    for (let more = true; more && !signal?.aborted; ) {
      const batch = await backfillSome(shop, part);
      count += batch.count;
      more = batch.more;
    }
  return count;
}

/** Has all that was sold before been posted once? */
export async function isBackfilled(sql: Sql): Promise<boolean> {
  const parts = await readBackfill(sql);
  return PARTS.every((part) =>
    parts.some(
      (row) =>
        row.part === part && (row.ended_at !== null || row.pass_began_at.getTime() > row.began_at.getTime()),
    ),
  );
}

/** One transaction. */
function backfillSome(
  { database, now }: BackfillShop,
  part: Part,
): Promise<{ count: number; more: boolean }> {
  return database.transaction(async (sql) => {
    const at = now();
    const progress = await lockBackfill(sql, part, at);
    if (progress.ended_at || progress.pass_began_at > at) return { count: 0, more: false };
    const ids = await WORK[part](sql, progress.after_id, at);
    if (ids.length === AT_ONCE) {
      await continueBackfill(sql, part, { ...progress, after_id: ids.at(-1) as string });
      return { count: ids.length, more: true };
    }
    await endPass(sql, part, progress, at);
    return { count: ids.length, more: false };
  });
}

async function endPass(
  sql: Sql,
  part: Part,
  { began_at, pass_began_at }: { readonly began_at: Date; readonly pass_began_at: Date },
  at: Date,
): Promise<void> {
  // After the orders, which have spent of them: what is left on codes that were imported.
  if (part === PARTS.at(0)) await postFolderCodes(sql, at);
  const second = new Date(began_at.getTime() + SECOND_PASS_AFTER_MS);
  const isSecond = pass_began_at >= second;
  await continueBackfill(sql, part, { after_id: '', pass_began_at: second, ended_at: isSecond ? at : null });
}

/** Posts a batch; answers the ids of its rows in order. */
const WORK: Record<Part, (sql: Sql, after: string, now: Date) => Promise<string[]>> = {
  orders: backfillOrders,
  payments: backfillPayments,
};

async function backfillOrders(sql: Sql, after: string): Promise<string[]> {
  const orders = await ordersWithoutEntries(sql, after, AT_ONCE);
  const ids = orders.map(({ booking_id }) => booking_id);
  const issued = orders.length === 0 ? new Map() : await codesIssuedBy(sql, ids);
  await postEntries(
    sql,
    orders.flatMap((order) => entriesOf(order, issued.get(order.booking_id) ?? [])),
  );
  return ids;
}

type OrderContent = Omit<CartContent, 'claims' | 'admissions'>;

function entriesOf(
  { booking_id, payment_id, total, ...order }: OldOrder,
  issued: Parameters<typeof soldOf>[2],
) {
  const content = readContent<OrderContent>('order', booking_id, order.content as OrderContent);
  const sold = soldOf(content, total, issued);
  const of = { booking_id, payment_id };
  const { confirmed_at, refunded_at } = order;
  return [
    orderSold({ ...of, at: confirmed_at }, sold),
    ...(refunded_at ? [orderGivenBack({ ...of, at: refunded_at }, sold)] : []),
  ];
}

async function backfillPayments(sql: Sql, after: string, now: Date): Promise<string[]> {
  const payments = await paymentsWithoutEntries(sql, after, AT_ONCE);
  const ids = payments.map(({ id }) => id);
  const refunds = payments.length === 0 ? [] : await acceptedRefundsOf(sql, ids);
  await postEntries(sql, [
    ...payments.flatMap(arrivalOf),
    ...refunds.map((refund) => refundAccepted(refund, refund.amount, refund.at)),
  ]);
  for (const payment of payments) {
    const back = refunds
      .filter(({ payment_id }) => payment_id === payment.id)
      .reduce((sum, { amount }) => sum + amount, 0);
    await backfillDispute(sql, payment, payment.amount - back, now);
  }
  return ids;
}

function arrivalOf({ received_at, created_at, fee, fee_posted, ...payment }: OldPayment) {
  const at = received_at ?? created_at;
  return [
    moneyArrived(payment, payment.amount, at),
    ...feeLearnt(payment, fee_posted, fee ?? fee_posted, at),
  ];
}

async function backfillDispute(sql: Sql, payment: OldPayment, rest: number, now: Date): Promise<void> {
  if (payment.state !== 'disputed' && payment.state !== 'charged-back') return;
  const state = payment.state === 'disputed' ? 'open' : 'lost';
  await postTakenBack(sql, payment, { state, amount: undefined }, rest, payment.decided_at ?? now);
}
