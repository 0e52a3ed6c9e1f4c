// The museum gives back a part of an order, or all of it (spec operations 2, ADR 098): one verb, in one transaction with
// everything that follows. Its tickets are void, its places, its pieces and the value of its codes are free again, money is
// on its way, and the customer gets a mail. The office and the command line use it; a preview and the act share one
// computation.
import { codeRevived, codesImported } from '../../domain/ledger/code-entries.ts';
import { orderGivenBack } from '../../domain/ledger/sale-entries.ts';
import type { CodeValue, Sold } from '../../domain/ledger/sold.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { computeReturn } from '../../domain/returns/compute-return.ts';
import type { ReturnEffect, ReturnRefusal, ReturnSelection } from '../../domain/returns/return-order.ts';
import { returnedSold } from '../../domain/returns/returned-sold.ts';
import type { Act } from '../../domain/staff/act.ts';
import { giveBackClaims, giveBackHolds } from '../capacity/settle-holds.ts';
import { lapsedOf } from '../ledger/code-balances.ts';
import { postEntries } from '../ledger/post-entries.ts';
import { issueCreditNote } from '../orders/invoices/issue-credit-note.ts';
import { noteReturnedParcels } from '../orders/parcels/note-parcels.ts';
import {
  changeAdmissions,
  closeOrder,
  insertReturn,
  type OrderReturnRow,
  type Waiting,
} from '../orders/returns/order-returns.ts';
import { searchOrdersAgain } from '../orders/search/index-orders.ts';
import { endSupplement } from '../orders/supplements/supplements.ts';
import type { RefundShop } from '../payments/payments.ts';
import { refundLocked } from '../payments/refunds/request-refund.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import { type ActRow, type AskedAct, beginAct, orderObject } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { closeVouchers } from '../vouchers/close-vouchers.ts';
import { extendEnded } from '../vouchers/extend-ended.ts';
import { drawReturnVoucher, issueReturnVoucher } from '../vouchers/issue-return-voucher.ts';
import { codesGoneFromFolder } from '../vouchers/pools-of-redeemed.ts';
import { ORDER_RETURNED, type OrderReturned } from './order-returned.ts';
import { type LockedOrder, lockReturnable } from './read-returnable.ts';

export type AskedReturn = {
  /** Of the order: `2026-100017`. */
  readonly number: string;
  readonly selection: ReturnSelection;
  /** Told to the customer; '' for none. */
  readonly reason: string;
  readonly by: Act['by'];
  /** Why they may not do this; undefined where they may, and whatever it is where it is left out. */
  readonly forbid?: (effect: ReturnEffect) => Refusal | undefined;
} & AskedAct;

type Refused = { readonly state: 'unknown' } | ({ readonly state: 'refused' } & ReturnRefusal);

export type PreviewedReturn =
  | Refused
  | { readonly state: 'possible'; readonly order: LockedOrder; readonly effect: ReturnEffect };

const VERB = 'order.canceled';

export type GivenBack =
  | Refused
  | { readonly state: 'not-permitted'; readonly refusal: Refusal }
  /** It was done under this key before: `row` says what. Nothing was changed. */
  | { readonly state: 'before'; readonly row: OrderReturnRow }
  /** Others changed the order after it was seen. Nothing was changed. */
  | { readonly state: 'changed'; readonly changes: readonly ActRow[] }
  | { readonly state: 'done'; readonly row: OrderReturnRow; readonly effect: ReturnEffect };

/** An order with what is left of it; undefined where there is none. */
export function readOrder(
  shop: Pick<RefundShop, 'database' | 'now'>,
  number: string,
): Promise<LockedOrder | undefined> {
  return shop.database.transaction((sql) => lockReturnable(sql, number, shop.now()));
}

/** What giving this back would do. Changes nothing. */
export function previewReturn(
  shop: Pick<RefundShop, 'database' | 'now'>,
  { number, selection }: Pick<AskedReturn, 'number' | 'selection'>,
): Promise<PreviewedReturn> {
  return shop.database.transaction(async (sql): Promise<PreviewedReturn> => {
    const order = await lockReturnable(sql, number, shop.now());
    if (!order) return { state: 'unknown' };
    const effect = computeReturn(order.returnable, selection, order.poolOf);
    return 'refused' in effect ? { state: 'refused', ...effect } : { state: 'possible', order, effect };
  });
}

/** Gives it back, once however often it is asked. */
export function giveBack(shop: RefundShop, asked: AskedReturn): Promise<GivenBack> {
  return shop.database.transaction((sql) => giveBackIn(sql, shop, asked));
}

/** Likewise in the transaction of an act that has money to give back. */
export async function giveBackIn(sql: Sql, shop: RefundShop, asked: AskedReturn): Promise<GivenBack> {
  const order = await lockReturnable(sql, asked.number, shop.now());
  return order ? giveLockedBackIn(sql, shop, order, asked) : { state: 'unknown' };
}

/** Likewise for an order that was locked in this transaction, and to which nothing has happened since. */
export async function giveLockedBackIn(
  sql: Sql,
  shop: RefundShop,
  order: LockedOrder,
  asked: AskedReturn,
): Promise<GivenBack> {
  const before = order.returns.find(({ key }) => key === asked.key);
  if (before) return { state: 'before', row: before };
  const begun = await beginAct(sql, orderObject(asked.number), VERB, asked);
  if (begun.state === 'changed') return begun;
  const effect = computeReturn(order.returnable, asked.selection, order.poolOf);
  if ('refused' in effect) return { state: 'refused', ...effect };
  const refusal = asked.forbid?.(effect);
  if (refusal) return { state: 'not-permitted', refusal };
  return { state: 'done', row: await act(shop, sql, order, effect, asked), effect };
}

async function act(
  shop: RefundShop,
  sql: Sql,
  order: LockedOrder,
  effect: ReturnEffect,
  { number, selection, reason, key, by }: AskedReturn,
): Promise<OrderReturnRow> {
  const { row } = order;
  const now = shop.now();
  const id = randomId();
  await freeWhatGoesBack(sql, order, effect, now);
  const waiting = await refund(shop, sql, order, effect);
  const voucher = effect.voucher > 0 ? drawReturnVoucher(effect.voucher, now) : undefined;
  const credit_note = await issueCreditNote(sql, shop, row, effect, voucher);
  const written: OrderReturnRow = {
    id,
    booking_id: row.booking_id,
    key,
    at: now,
    reason,
    destination: selection.to,
    amount: effect.amount,
    fee: effect.fee,
    waiting: waiting.reduce((sum, one) => sum + one.amount, 0),
    content: contentOf(effect, voucher),
    credit_note: credit_note ?? null,
  };
  await insertReturn(
    sql,
    written,
    waiting.filter(({ payment_id }) => payment_id !== row.payment_id),
  );
  await noteReturnedParcels(sql, row.booking_id, now);
  await searchOrdersAgain(sql, [row.booking_id]);
  if (voucher) await issueReturnVoucher(sql, voucher, id, now);
  await postReturn(sql, order, effect, written);
  // The reason may name people: it is kept with the return, and forgotten with it.
  const after = { return: id, amount: effect.amount, fee: effect.fee, to: selection.to };
  await writeAct(sql, { by, verb: VERB, on: orderObject(number), key, after }, now);
  await shop.jobs.write(sql, ORDER_RETURNED, { return_id: id } satisfies OrderReturned);
  return written;
}

/** Tickets, vouchers and places of what goes back, before any money moves. */
async function freeWhatGoesBack(
  sql: Sql,
  { row, cart, open }: LockedOrder,
  effect: ReturnEffect,
  now: Date,
): Promise<void> {
  // What was asked for counted on the order as it was.
  if (open) await endSupplement(sql, open);
  await closeVouchers(sql, effect.closes);
  await changeAdmissions(sql, effect.admissions, now);
  // With nothing kept, whatever its cart holds is free, even if the programme has changed meanwhile.
  if (effect.isWhole) await giveBackHolds(sql, [cart.id]);
  else await giveBackClaims(sql, cart.id, effect.frees);
  if (effect.isLast) await closeOrder(sql, row.booking_id, now);
}

function contentOf(
  { parts, shipping, vat, toPayments, toCodes, alreadyBack, isWhole }: ReturnEffect,
  voucher: OrderReturnRow['content']['voucher'] | undefined,
): OrderReturnRow['content'] {
  return {
    parts: [...parts],
    shipping: [...shipping],
    vat: [...vat],
    toPayments: [...toPayments],
    toCodes: [...toCodes],
    voucher: voucher ?? null,
    alreadyBack,
    isWhole,
  };
}

/** What the return is to the books. */
async function postReturn(
  sql: Sql,
  { row, returnable }: LockedOrder,
  effect: ReturnEffect,
  { id, at, content }: OrderReturnRow,
): Promise<void> {
  const sold = returnedSold(returnable, effect, content.voucher?.barcode);
  const entry = orderGivenBack({ booking_id: row.booking_id, payment_id: row.payment_id, at }, sold, id);
  await extendEnded(
    sql,
    effect.toCodes.map(({ barcode }) => barcode),
    { id, now: at },
  );
  // A voucher that had lapsed is owed again before it is taken back.
  const lapsed = await lapsedOf(sql, effect.closes);
  await postEntries(sql, [
    ...lapsed.map((code) => codeRevived(code, id, at)),
    ...(entry.postings.length > 0 ? [entry] : []),
    ...codesImported(await notOwed(sql, sold), id, at),
  ]);
}

/** What went back on codes that have left the museum folder is owed to nobody, as what was left on them then. */
async function notOwed(sql: Sql, { redeemed }: Sold): Promise<CodeValue[]> {
  const gone = await codesGoneFromFolder(
    sql,
    redeemed.map(({ code }) => code),
  );
  return redeemed
    .filter(({ code }) => gone.includes(code))
    .map((value) => ({ ...value, amount: -value.amount }));
}

/**
 * Sends money back, to each payment what came by it.
 * @returns what waits, because the bank of a payer has the money and has not decided
 */
async function refund(
  shop: RefundShop,
  sql: Sql,
  { payments }: LockedOrder,
  { toPayments, isLast, isWhole }: ReturnEffect,
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const payment of payments.values()) {
    const amount = toPayments.find(({ id }) => id === payment.id)?.amount ?? 0;
    if (amount === 0 && !(isLast && payment.amount === 0)) continue;
    const waits = await refundLocked(sql, shop, payment, amount, isWhole ? 'order-refunded' : 'part');
    if (waits > 0) waiting.push({ payment_id: payment.id, amount: waits });
  }
  return waiting;
}
