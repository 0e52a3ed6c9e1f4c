// Declarations of withdrawal as the office shows them: whose order each is about, what can be withdrawn, and until when the
// money must be back (operations 2).
import { dayOf, daysApart } from '../../../domain/museum-time.ts';
import { refundBy } from '../../../domain/orders/refund-by.ts';
import { orderNumberIn } from '../../../domain/orders/withdrawal.ts';
import type { WithdrawalRight } from '../../../domain/orders/withdrawal-right.ts';
import type { OpenWithdrawal, WithdrawalDetails } from '../../../domain/orders/withdrawals-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import {
  countOpenWithdrawals,
  type DeclaredOrder,
  findWithdrawal,
  openWithdrawals,
  ordersOfWithdrawals,
  type SettledRow,
  settledWithdrawals,
} from '../../orders/withdrawal/office-withdrawals.ts';
import { declaredLines, matchOf } from '../../orders/withdrawal/withdrawals.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';

export type WithdrawalsShop = { readonly database: Database; readonly clock: MuseumClock };

const PAGE = 50;
const MOST_COUNTED = 1000;

/** `GET office/withdrawals`. */
export async function listWithdrawals(
  { database, clock }: WithdrawalsShop,
  { settled, cursor }: { readonly settled?: '1'; readonly cursor?: string },
): Promise<{ rows: OpenWithdrawal[]; next: string | null }> {
  const read = settled ? settledWithdrawals : openWithdrawals;
  const rows = await read(database, placeOf(cursor), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const orders = await ordersOfWithdrawals(
    database,
    shown.map(({ number }) => orderNumberIn(number)),
  );
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => listed(row, orders.get(orderNumberIn(row.number)), clock)),
    next: last ? `${(last.settled_at ?? last.received_at).toISOString()} ${last.id}` : null,
  };
}

/** The first that are open, the next deadline first, and how many there are: at most a thousand are counted. */
export async function withdrawalsToday(
  { database, clock }: WithdrawalsShop,
  most: number,
): Promise<{ readonly count: number; readonly first: OpenWithdrawal[] }> {
  const [count, rows] = await Promise.all([
    countOpenWithdrawals(database, MOST_COUNTED),
    openWithdrawals(database, undefined, most),
  ]);
  const orders = await ordersOfWithdrawals(
    database,
    rows.map(({ number }) => orderNumberIn(number)),
  );
  return { count, first: rows.map((row) => listed(row, orders.get(orderNumberIn(row.number)), clock)) };
}

/** Where a page begins; undefined for the first one, and for what is no cursor. */
function placeOf(cursor = ''): { at: Date; id: string } | undefined {
  const [instant = '', id = ''] = cursor.split(' ');
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? undefined : { at, id };
}

/** `GET office/withdrawals/{id}`. */
export async function showWithdrawal(
  { database, clock }: WithdrawalsShop,
  id: string,
): Promise<WithdrawalDetails | Refusal> {
  const row = await findWithdrawal(database, id);
  if (!row) return refuse('NOT_FOUND');
  const number = orderNumberIn(row.number);
  const order = (await ordersOfWithdrawals(database, [number])).get(number);
  const shown = listed(row, order, clock);
  const lines = order ? declaredLines(order, dayOf(shown.received), clock) : [];
  return {
    ...shown,
    lines: lines.map(({ line, right }, index) => ({
      line: index,
      title: line.title,
      total: line.totalPrice,
      right: right.kind,
      day: dayOfRight(right),
    })),
  };
}

function listed(
  row: SettledRow,
  order: DeclaredOrder | undefined,
  clock: Pick<MuseumClock, 'fromInstant' | 'today'>,
): OpenWithdrawal {
  const received = clock.fromInstant(row.received_at);
  const last = refundBy(dayOf(received));
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    typed_number: row.number,
    order: order?.number ?? null,
    match: matchOf(row.email, order),
    part: row.part,
    received,
    refund_by: last,
    days_left: daysApart(clock.today(), last),
    refunded: order?.refunded_at ? dayOf(clock.fromInstant(order.refunded_at)) : '',
    outcome: row.outcome,
    settled: row.settled_at ? clock.fromInstant(row.settled_at) : '',
  };
}

function dayOfRight(right: WithdrawalRight): string {
  if (right.kind === 'too-late') return right.last;
  return right.kind === 'if-received' ? right.from : '';
}
