// The SQL with which the office finds invoices and credit notes (table `invoice`).
import { sql as raw } from 'kysely';
import type { OrderState } from '../../../domain/orders/order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { day, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { readContent } from '../content/stored-content.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { InvoiceKind } from './invoice-store.ts';

export type ListedInvoiceRow = {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issued_on: string;
  readonly content: InvoiceContent;
  readonly order_number: string;
  readonly order_state: OrderState;
};

const ROW = {
  number: text(),
  kind: text<InvoiceKind>(),
  issued_on: day(),
  content: jsonb<InvoiceContent>(),
  order_number: text(),
  order_state: text<OrderState>(),
};

const PAGE = {
  kind: nullable(text<InvoiceKind>()),
  from: day(),
  to: day(),
  day: day(),
  number: text(),
  most: int(),
};

type Bound = Readonly<Record<keyof typeof PAGE, unknown>>;

const select = raw`
  select i.number, i.kind, i.issued_on, i.content, o.number as order_number, o.state as order_state
  from invoice i join placed_order o on o.booking_id = i.booking_id`;

const onPage = ({ kind, from, to, day: place, number }: Bound) => raw`
  (${kind}::text is null or i.kind = ${kind}) and i.issued_on between ${from} and ${to}
    and (i.issued_on, i.number) < (${place}, ${number})`;

const inOrder = ({ most }: Bound) => raw`order by i.issued_on desc, i.number desc limit ${most}`;

// By hand: shares its parts with the next one.
const newestStatement = byHand(
  'newest-invoices',
  PAGE,
  ROW,
  (bound) => raw`${select} where ${onPage(bound)} ${inOrder(bound)}`,
);

// By hand: the beginnings of numbers are compared by bytes, as their index has them. No number has a `~`, which comes last.
const numberedStatement = byHand(
  'invoices-by-number',
  { ...PAGE, beginnings: list(text()), order: text() },
  ROW,
  ({ beginnings, order, ...bound }) => raw`
    ${select} where ${onPage(bound)} and i.number = any (array(
      select found.number from unnest(${beginnings}) as b (beginning) join invoice found
        on found.number ~>=~ b.beginning and found.number ~<~ (b.beginning || '~')
      union
      select found.number from placed_order asked join invoice found on found.booking_id = asked.booking_id
      where asked.number = ${order}
    )) ${inOrder(bound)}`,
);

const bookingStatement = statement('booking-of-invoice', { number: text() }, ({ number }) =>
  build.selectFrom('invoice').select(['booking_id', 'kind']).where('number', '=', number),
);

export type InvoicePage = {
  readonly kind: InvoiceKind | undefined;
  readonly from: string;
  readonly to: string;
  /** Where the page before ended. */
  readonly after: { readonly day: string; readonly number: string };
  readonly most: number;
};

/** What a number begins with, or the whole number of an order. */
export type InvoiceSearch = { readonly beginnings: readonly string[]; readonly order: string };

/** The newest first; those with a number alone, where one is asked for. */
export async function readInvoicePage(
  sql: Sql,
  { kind, from, to, after, most }: InvoicePage,
  search: InvoiceSearch | undefined,
): Promise<ListedInvoiceRow[]> {
  const bound = { kind: kind ?? null, from, to, ...after, most };
  const rows = search
    ? await sql.all(numberedStatement, { ...bound, ...search })
    : await sql.all(newestStatement, bound);
  return rows.map((row) => ({ ...row, content: readContent('invoice', row.number, row.content) }));
}

/** The order of an invoice or a credit note. */
export function findBookingOfInvoice(
  sql: Sql,
  number: string,
): Promise<{ booking_id: string; kind: InvoiceKind } | undefined> {
  return sql.first(bookingStatement, { number });
}
