// Reserved orders as the office shows them (operations 2).
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { type Day, dayOf } from '../../../domain/museum-time.ts';
import type {
  Reserved,
  ReservedWhole,
  reservedContract,
} from '../../../domain/office/money/reserved-contract.ts';
import type { CartState } from '../../../domain/orders/cart-state.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { findCart } from '../../orders/decide-cart.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { paymentsOfCart } from '../payment-store.ts';
import { findTransfer } from '../transfer/transfer-store.ts';
import { findReserved, lapsedOrders, type ReservedRow, waitingOrders } from './reserved-store.ts';

export type ReservedShop = {
  readonly database: Sql;
  readonly clock: Pick<MuseumClock, 'fromInstant'>;
  readonly now: () => Date;
};

type Call = (typeof reservedContract)['GET office/reserved'];
const PAGE = 50;

export async function listReserved(
  { database, clock, now }: ReservedShop,
  { q = '', lapsed, after }: { readonly q?: string; readonly lapsed?: '1'; readonly after?: string },
): Promise<AnswerOf<Call>> {
  const read = lapsed ? lapsedOrders : waitingOrders;
  const rows = await read(database, { q, now: now(), after: placeOf(after), most: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => present(row, now(), clock)),
    next: last ? `${last.expires_at.toISOString()} ${last.number}` : null,
  };
}

/** Where a page begins; undefined for the first one, and for what is no cursor. */
function placeOf(after = ''): { at: Date; number: number } | undefined {
  const [instant = '', number = ''] = after.split(' ');
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) || !/^\d{1,15}$/.test(number)
    ? undefined
    : { at, number: Number(number) };
}

export async function showReserved(
  { database, clock, now }: ReservedShop,
  number: string,
): Promise<ReservedWhole | Refusal> {
  const row = await findReserved(database, Number(number));
  const cart = row && (await findCart(database, row.cart_id));
  if (!row || !cart) return refuse('NOT_FOUND');
  const payments = await paymentsOfCart(database, cart.id);
  const paid = await Promise.all(payments.map((payment) => paidOrder(database, payment)));
  return {
    ...present(row, now(), clock),
    order: paid.find((order) => order !== undefined)?.number ?? '',
    language: cart.language,
    lines: cart.quote.lines.map((line) => ({
      title: line.title,
      datetime: 'datetime' in line ? line.datetime : '',
      parts: line.parts.map(({ name, count }) => ({ name, count })),
      total: line.totalPrice,
    })),
    payments: payments.map(({ provider, state, amount, created_at }) => ({
      provider,
      state,
      amount,
      begun: clock.fromInstant(created_at),
    })),
    received: await receivedByTransfer(database, row),
  };
}

/** What has come of a transfer, and is still there. */
export async function receivedByTransfer(
  sql: Sql,
  { cart_id, reference }: Pick<ReservedRow, 'cart_id' | 'reference'>,
): Promise<number> {
  const transfer = reference === '' ? undefined : await findTransfer(sql, cart_id);
  return transfer ? Math.max(0, transfer.received - transfer.taken_back) : 0;
}

function present(row: ReservedRow, now: Date, clock: ReservedShop['clock']): Reserved {
  const { number, name, company, email, total, reference } = row;
  return {
    ...{ number, name, company, email, total, reference },
    state: stateOf(row, now),
    ordered: clock.fromInstant(row.created_at),
    held: lastDayHeld(row.expires_at, clock),
  };
}

/** Places are held to the end of a day, which is when the next one begins. */
export function lastDayHeld(expires: Date, clock: ReservedShop['clock']): Day {
  return dayOf(clock.fromInstant(new Date(expires.getTime() - 1000)));
}

const STATES: Record<CartState, Reserved['state']> = {
  held: 'waits',
  expired: 'lapsed',
  canceled: 'given-up',
  paid: 'paid',
  confirmed: 'paid',
};

/** A hold that is over counts as lapsed, whether or not it has been swept. */
export function stateOf(
  { state, expires_at }: Pick<ReservedRow, 'state' | 'expires_at'>,
  now: Date,
): Reserved['state'] {
  return state === 'held' && expires_at <= now ? 'lapsed' : STATES[state];
}
