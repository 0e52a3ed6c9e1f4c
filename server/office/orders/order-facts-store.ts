// The SQL of what only the museum knows of an order: its version, its cart, payments, declarations and acts. Lists of an
// order's own rows, each found by an index.
import { sql as raw } from 'kysely';
import type { Account } from '../../../domain/ledger/accounts.ts';
import type { Cause } from '../../../domain/ledger/entry.ts';
import { PAYMENT_MEANS, providerOfMeans } from '../../../domain/payments/elsewhere.ts';
import type { DoneAct } from '../../../domain/staff/undo.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  bigint,
  boolean,
  day,
  instant,
  int,
  list,
  nullable,
  numeric,
  text,
} from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

// By hand: the version is a digest of all that can change, whoever changes it.
const headStatement = byHand(
  'office-order',
  { number: text() },
  {
    booking_id: text(),
    cart_id: text(),
    confirmed_at: instant(),
    forgotten_at: nullable(instant()),
    held_at: instant(),
    persons: int(),
    total: int(),
    version: text(),
    customer_id: nullable(text()),
    customer: nullable(text()),
    is_guest: nullable(boolean()),
    phone: text(),
  },
  ({ number }) => raw`
    select o.booking_id, o.cart_id, o.confirmed_at, o.forgotten_at, c.created_at as held_at, c.places as persons, o.total,
      md5(concat_ws(' ', o.content::text, o.state, o.customer_id, o.forgotten_at,
        (select max(place) from order_return r where r.booking_id = o.booking_id),
        (select max(id) from act a where a.object_kind = 'order' and a.object_id = any (array[o.number, o.booking_id])),
        (select string_agg(concat_ws(' ', p.state, p.given_back), ' ' order by p.id) from payment p where p.cart_id = o.cart_id)
      )) as version,
      k.id as customer_id, trim(concat_ws(' ', k.details ->> 'fname', k.details ->> 'lname')) as customer, k.is_guest,
      coalesce(k.details ->> 'phone', '') as phone
    from placed_order o join cart c on c.id = o.cart_id
      left join customer k on k.id = o.customer_id and k.deleted_at is null
    where o.number = ${number}`,
);

const admissionsStatement = statement('office-admissions', { booking_id: text() }, ({ booking_id }) =>
  build
    .selectFrom('admission as a')
    .leftJoin('pass as p', (join) =>
      join
        .onRef('p.booking_id', '=', 'a.booking_id')
        .onRef('p.line', '=', 'a.line')
        .onRef('p.place', '=', 'a.number'),
    )
    .select(['a.barcode', 'a.line', 'a.number', 'a.of', 'a.name', 'a.persons', 'a.void_at'])
    .select(['p.number as pass', 'p.blocked_at'])
    .where('a.booking_id', '=', booking_id)
    .orderBy('a.line')
    .orderBy('a.number'),
);

/** What was taken elsewhere is known by its receipt. */
const ELSEWHERE = PAYMENT_MEANS.map(providerOfMeans);

const paymentsStatement = statement('office-payments', { cart_id: text() }, ({ cart_id }) =>
  build
    .selectFrom('payment as p')
    .leftJoin('transfer as t', 't.payment_id', 'p.id')
    .select(({ fn, eb }) => [
      'p.id',
      'p.number',
      'p.provider',
      fn
        .coalesce(
          't.reference',
          eb.case().when('p.provider', 'in', ELSEWHERE).then(eb.ref('p.charge_id')).end(),
          'p.reference',
        )
        .as('reference'),
      'p.state',
      'p.amount',
      'p.method',
      'p.fee',
      'p.given_back',
      'p.created_at',
      'p.received_at',
      'p.decided_at',
      'p.problem',
      'p.problem_since',
    ])
    // Those of differences have carts of their own. By an array: with “or”, PostgreSQL reads every payment that there is.
    .where(({ selectFrom }) => {
      const others = selectFrom('order_supplement as s')
        .innerJoin('placed_order as o', 'o.booking_id', 's.booking_id')
        .select('s.cart_id')
        .where('o.cart_id', '=', cart_id);
      return raw<boolean>`p.cart_id = any (array_append(array(${others}), ${cart_id}))`;
    })
    .orderBy('p.created_at'),
);

const eventsStatement = statement('office-payment-events', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('payment_event')
    .select(['payment_id', 'at', 'event', 'state'])
    .where('payment_id', '=', any(ids))
    .orderBy('id'),
);

const refundsStatement = statement('office-refunds', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount', 'state', 'reason', 'requested_at', 'decided_at', 'failure'])
    .where('payment_id', '=', any(ids))
    .orderBy('requested_at'),
);

// By hand: visitors write the number as they like.
const withdrawalsStatement = byHand(
  'office-withdrawals',
  { number: text(), email: text() },
  { id: text(), name: text(), email: text(), part: text(), received_at: instant() },
  ({ number, email }) => raw`
    select id, name, email, part, received_at from withdrawal
    where lower(email) = lower(${email}) and regexp_replace(number, '\\s', '', 'g') = ${number}
    order by received_at`,
);

const actsStatement = statement(
  'office-acts-of-order',
  { ids: list(text()), payments: list(text()) },
  ({ ids, payments }) =>
    build
      .selectFrom('act as a')
      .leftJoin('staff_member as m', 'm.id', 'a.actor_id')
      .select(['a.at', 'a.verb', 'a.reason', 'a.actor_id', 'a.actor_kind', 'm.name'])
      .select(['a.object_kind', 'a.object_id', 'a.key', 'a.after'])
      .$narrowType<{ after: DoneAct['after'] }>()
      .where(({ or, and, eb }) =>
        or([
          and([eb('a.object_kind', '=', 'order'), eb('a.object_id', '=', any(ids))]),
          and([eb('a.object_kind', 'in', ['payment', 'reservation']), eb('a.object_id', '=', any(payments))]),
        ]),
      )
      .orderBy('a.id'),
);

// By hand: what an order posted, and what its payments did.
const ledgerStatement = byHand(
  'office-ledger-of-order',
  { booking_id: text(), payments: list(text()) },
  {
    entry: bigint(),
    day: day(),
    cause: text<Cause>(),
    account: text<Account>(),
    amount: bigint(),
    vat_value: nullable(numeric()),
    code: nullable(text()),
  },
  ({ booking_id, payments }) => raw`
    select e.id as entry, e.day, e.cause, p.account, p.amount, p.vat_value, p.code
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.id in (
      select id from ledger_entry where booking_id = ${booking_id}
      union select id from ledger_entry where payment_id = any (${payments})
    ) order by e.at, e.id, p.place`,
);

export type OrderHead = {
  booking_id: string;
  cart_id: string;
  confirmed_at: Date;
  forgotten_at: Date | null;
  held_at: Date;
  persons: number;
  total: number;
  version: string;
  /** Whoever ordered, until they are forgotten. */
  customer_id: string | null;
  customer: string | null;
  is_guest: boolean | null;
  phone: string;
};

export function findOrderHead(sql: Sql, number: string): Promise<OrderHead | undefined> {
  return sql.first(headStatement, { number });
}

export function everyAdmission(sql: Sql, bookingId: string) {
  return sql.all(admissionsStatement, { booking_id: bookingId });
}

export type PaymentFacts = Awaited<ReturnType<typeof paymentsOfCart>>[number];

export function paymentsOfCart(sql: Sql, cartId: string) {
  return sql.all(paymentsStatement, { cart_id: cartId });
}

export function paymentEvents(sql: Sql, ids: readonly string[]) {
  return sql.all(eventsStatement, { ids });
}

export type RefundFacts = Awaited<ReturnType<typeof refundsOfPayments>>[number];

export function refundsOfPayments(sql: Sql, ids: readonly string[]) {
  return sql.all(refundsStatement, { ids });
}

export function withdrawalsFrom(sql: Sql, number: string, email: string) {
  return sql.all(withdrawalsStatement, { number, email });
}

/** What staff did to an order, which acts name by its number or its id, and to its payments before it was one. */
export function actsOn(sql: Sql, ids: readonly string[], payments: readonly number[]) {
  return sql.all(actsStatement, { ids, payments: payments.map(String) });
}

export function ledgerOf(sql: Sql, bookingId: string, payments: readonly string[]) {
  return sql.all(ledgerStatement, { booking_id: bookingId, payments });
}
