// `office/search`: whatever somebody types, the orders, customers and codes that fit (operations 2).
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { inLanguage, type Language } from '../../../domain/language.ts';
import type { FoundOrder } from '../../../domain/office/orders/found-order.ts';
import type { officeOrdersContract } from '../../../domain/office/orders/orders-contract.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { type FoundOrders, searchOrders } from '../../orders/search/search-orders.ts';
import { searchReserved } from '../../payments/office/search-reserved.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { presentListed } from './listed-order.ts';
import { type ListedOrderRow, listedOrders } from './listed-orders-store.ts';
import { type FoundVoucherCode, findByReference, searchAccounts, searchVoucherCode } from './search-store.ts';

type Answer = AnswerOf<(typeof officeOrdersContract)['POST office/search']>;

export type SearchShop = {
  readonly database: Sql;
  readonly clock: MuseumClock;
  readonly now: () => Date;
};

/** These name one order, so that it can be opened at once. */
const NAMING: readonly FoundOrder['by'][] = ['number', 'barcode', 'reference'];

export async function search(
  shop: SearchShop,
  text: string,
  staff: StaffBearer,
  language: Language,
): Promise<Answer> {
  const { database, clock } = shop;
  let voucher: FoundVoucherCode | undefined;
  const found = await searchOrders(database, text, clock.today(), {
    byReference: (references) => findByReference(database, references),
    byVoucherCode: async (barcode) => {
      voucher = await searchVoucherCode(database, barcode);
      return voucher?.booking_id ? [voucher.booking_id] : [];
    },
  });
  const rows = await listedOrders(
    database,
    found.orders.map(({ booking_id }) => booking_id),
  );
  const orders = presentFound(found, rows, clock);
  const named = orders.filter(({ by }) => NAMING.includes(by));
  return {
    orders,
    customers: staff.permissions.has('customers.read') ? await accountsOf(database, text, rows) : [],
    codes: [
      ...admissionCode(found, rows),
      ...(staff.permissions.has('vouchers.read') ? voucherCode(voucher, language) : []),
    ],
    reserved: staff.permissions.has('money.receive') ? await searchReserved(shop, text, clock.today()) : [],
    opens: named.length === 1 ? (named[0]?.number ?? '') : '',
  };
}

function presentFound(
  { orders }: FoundOrders,
  rows: readonly ListedOrderRow[],
  clock: MuseumClock,
): FoundOrder[] {
  const by = new Map(orders.map((order) => [order.booking_id, order.by]));
  return rows.map((row) => ({ ...presentListed(row, clock), by: by.get(row.booking_id) ?? 'name' }));
}

function accountsOf(sql: Sql, text: string, rows: readonly ListedOrderRow[]) {
  const ids = [...new Set(rows.flatMap(({ customer_id }) => customer_id ?? []))];
  return searchAccounts(sql, text.trim().toLowerCase(), ids);
}

function admissionCode({ admission }: FoundOrders, rows: readonly ListedOrderRow[]): Answer['codes'] {
  if (!admission) return [];
  const { barcode, name, void_at, blocked_at, booking_id } = admission;
  const order = rows.find((row) => row.booking_id === booking_id);
  const valid = void_at === null && blocked_at === null && order?.state === 'confirmed';
  return [{ kind: 'admission', barcode, name, order: order?.number ?? '', valid, number: 0 }];
}

function voucherCode(code: FoundVoucherCode | undefined, language: Language): Answer['codes'] {
  if (!code) return [];
  const { barcode, name, number, order_number, closed, blocked_at } = code;
  return [
    {
      kind: 'voucher',
      barcode,
      name: inLanguage(name, language),
      order: order_number ?? '',
      valid: !closed && !blocked_at,
      number,
    },
  ];
}
