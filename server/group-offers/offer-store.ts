// The SQL of offers to groups (table `group_offer`). To decide about one, lock its cart first.

import type { OfferItem, OfferNumbers } from '../../domain/group-requests/offer-numbers.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { CartState } from '../../domain/orders/cart-state.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, day, instant, int, jsonb, nullable, text } from '../platform/database/sql-type.ts';
import { build, statement } from '../platform/database/statement.ts';

export type NewOffer = {
  readonly id: string;
  readonly request_number: number;
  readonly cart_id: string;
  readonly items: readonly OfferItem[];
  readonly numbers: OfferNumbers;
  readonly reduction: number;
  readonly message: string;
  readonly made_at: Date;
  readonly valid_until: Day;
  readonly numbers_until: Day;
  readonly remind_on: Day | null;
};

export type OfferRow = NewOffer & {
  readonly accepted_at: Date | null;
  readonly declined_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly declined_because: string;
  /** Of the request. */
  readonly name: string;
  readonly organisation: string;
  readonly email: string;
  /** Of the cart. */
  readonly cart: CartState;
  readonly expires_at: Date;
};

function offers() {
  return build
    .selectFrom('group_offer as o')
    .innerJoin('group_request as r', 'r.number', 'o.request_number')
    .innerJoin('cart as c', 'c.id', 'o.cart_id')
    .select([
      'o.id',
      'o.request_number',
      'o.cart_id',
      'o.items',
      'o.numbers',
      'o.reduction',
      'o.message',
      'o.made_at',
      'o.valid_until',
      'o.numbers_until',
      'o.remind_on',
      'o.accepted_at',
      'o.declined_at',
      'o.withdrawn_at',
      'o.declined_because',
      'r.name',
      'r.organisation',
      'r.email',
      'c.state as cart',
      'c.expires_at',
    ])
    .$narrowType<{ items: OfferItem[]; numbers: OfferNumbers; cart: CartState }>();
}

const insertStatement = statement(
  'insert-group-offer',
  {
    id: text(),
    request_number: bigint(),
    cart_id: text(),
    items: jsonb(),
    numbers: jsonb(),
    reduction: int(),
    message: text(),
    made_at: instant(),
    valid_until: day(),
    numbers_until: day(),
    remind_on: nullable(day()),
  },
  (row) => build.insertInto('group_offer').values(row),
);

const findStatement = statement('find-group-offer', { id: text() }, ({ id }) =>
  offers().where('o.id', '=', id),
);

const ofCartStatement = statement('group-offer-of-cart', { cart: text() }, ({ cart }) =>
  offers().where('o.cart_id', '=', cart),
);

const ofAnyCartStatement = statement('group-offer-of-any-cart', { cart: text() }, ({ cart }) =>
  offers().where(({ or, eb, selectFrom }) =>
    or([
      eb('o.cart_id', '=', cart),
      eb('o.id', 'in', selectFrom('group_offer_more').select('offer_id').where('cart_id', '=', cart)),
    ]),
  ),
);

const ofRequestStatement = statement('group-offers-of-request', { number: bigint() }, ({ number }) =>
  offers().where('o.request_number', '=', number).orderBy('o.made_at', 'desc').orderBy('o.id'),
);

const openStatement = statement('open-group-offers', { now: instant() }, ({ now }) =>
  offers()
    .where('o.accepted_at', 'is', null)
    .where('o.declined_at', 'is', null)
    .where('o.withdrawn_at', 'is', null)
    .where('c.state', '=', 'held')
    .where('c.expires_at', '>', now)
    .orderBy('o.valid_until')
    .orderBy('o.id')
    .limit(500),
);

const acceptedStatement = statement('accepted-group-offers', { now: instant() }, ({ now }) =>
  offers()
    .where('o.accepted_at', 'is not', null)
    .where('c.state', '=', 'held')
    .where('c.expires_at', '>', now)
    .orderBy('o.accepted_at')
    .orderBy('o.id')
    .limit(500),
);

const endedStatement = statement('held-carts-of-ended-offers', {}, () =>
  build
    .selectFrom('group_offer as o')
    .innerJoin('cart as c', 'c.id', 'o.cart_id')
    .select('o.cart_id')
    .where(({ or, eb }) => or([eb('o.declined_at', 'is not', null), eb('o.withdrawn_at', 'is not', null)]))
    .where('c.state', '=', 'held')
    .limit(100),
);

const acceptStatement = statement('accept-group-offer', { id: text(), now: instant() }, ({ id, now }) =>
  build.updateTable('group_offer').set({ accepted_at: now, remind_on: null }).where('id', '=', id),
);

const declineStatement = statement(
  'decline-group-offer',
  { id: text(), now: instant(), because: text() },
  ({ id, now, because }) =>
    build
      .updateTable('group_offer')
      .set({ declined_at: now, declined_because: because, remind_on: null })
      .where('id', '=', id),
);

const withdrawStatement = statement('withdraw-group-offer', { id: text(), now: instant() }, ({ id, now }) =>
  build.updateTable('group_offer').set({ withdrawn_at: now, remind_on: null }).where('id', '=', id),
);

const numbersStatement = statement(
  'set-group-offer-numbers',
  { id: text(), numbers: jsonb() },
  ({ id, numbers }) => build.updateTable('group_offer').set({ numbers }).where('id', '=', id),
);

const remindStatement = statement('take-group-offer-reminders', { today: day() }, ({ today }) =>
  build.updateTable('group_offer').set({ remind_on: null }).where('remind_on', '<=', today).returning('id'),
);

export async function insertOffer(sql: Sql, offer: NewOffer): Promise<void> {
  await sql.run(insertStatement, offer);
}

export function findOffer(sql: Sql, id: string): Promise<OfferRow | undefined> {
  return sql.first(findStatement, { id });
}

export function offerOfCart(sql: Sql, cart: string): Promise<OfferRow | undefined> {
  return sql.first(ofCartStatement, { cart });
}

/** By the cart of its first order, or of one for people who came to it later. */
export function offerOfAnyCart(sql: Sql, cart: string): Promise<OfferRow | undefined> {
  return sql.first(ofAnyCartStatement, { cart });
}

/** The newest first. */
export function offersOfRequest(sql: Sql, number: number): Promise<OfferRow[]> {
  return sql.all(ofRequestStatement, { number });
}

/** Those that can be accepted, the ones that lapse next first. */
export function openOffers(sql: Sql, now: Date): Promise<OfferRow[]> {
  return sql.all(openStatement, { now });
}

/** Those that are accepted and not paid, the oldest first. */
export function acceptedOffers(sql: Sql, now: Date): Promise<OfferRow[]> {
  return sql.all(acceptedStatement, { now });
}

/** Carts that still hold places for an offer that was declined or withdrawn. */
export async function cartsOfEndedOffers(sql: Sql): Promise<string[]> {
  return (await sql.all(endedStatement)).map(({ cart_id }) => cart_id);
}

export async function markAccepted(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(acceptStatement, { id, now });
}

export async function markDeclined(sql: Sql, id: string, because: string, now: Date): Promise<void> {
  await sql.run(declineStatement, { id, because, now });
}

export async function markWithdrawn(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(withdrawStatement, { id, now });
}

export async function setNumbers(sql: Sql, id: string, numbers: OfferNumbers): Promise<void> {
  await sql.run(numbersStatement, { id, numbers });
}

/** The offers whose groups are to be reminded today; nobody gets them again. */
export async function takeOfferReminders(sql: Sql, today: Day): Promise<string[]> {
  return (await sql.all(remindStatement, { today })).map(({ id }) => id);
}
