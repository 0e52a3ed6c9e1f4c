// The SQL of numbers that change (tables `group_offer_more` and `group_offer_change`). To write, lock the cart of the offer first.
import type { OfferNumbers } from '../../domain/group-requests/offer-numbers.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, jsonb, text } from '../platform/database/sql-type.ts';
import { build, statement } from '../platform/database/statement.ts';

export type MoreRow = {
  readonly cart_id: string;
  readonly offer_id: string;
  readonly numbers: OfferNumbers;
  readonly made_at: Date;
};

export type ChangeRow = {
  readonly id: string;
  readonly offer_id: string;
  readonly at: Date;
  readonly before: OfferNumbers;
  readonly after: OfferNumbers;
  readonly total: number;
  readonly back: number;
  readonly due: number;
};

const insertMoreStatement = statement(
  'insert-group-offer-more',
  { cart_id: text(), offer_id: text(), numbers: jsonb(), made_at: instant() },
  (row) => build.insertInto('group_offer_more').values(row),
);

const moreStatement = statement('group-offer-more', { offer: text() }, ({ offer }) =>
  build
    .selectFrom('group_offer_more')
    .select(['cart_id', 'offer_id', 'numbers', 'made_at'])
    .where('offer_id', '=', offer)
    .orderBy('made_at')
    .orderBy('cart_id')
    .$narrowType<{ numbers: OfferNumbers }>(),
);

const insertChangeStatement = statement(
  'insert-group-offer-change',
  {
    id: text(),
    offer_id: text(),
    at: instant(),
    before: jsonb(),
    after: jsonb(),
    total: int(),
    back: int(),
    due: int(),
  },
  (row) => build.insertInto('group_offer_change').values(row),
);

function changes() {
  return build
    .selectFrom('group_offer_change')
    .select(['id', 'offer_id', 'at', 'before', 'after', 'total', 'back', 'due'])
    .$narrowType<{ before: OfferNumbers; after: OfferNumbers }>();
}

const changesStatement = statement('group-offer-changes', { offer: text() }, ({ offer }) =>
  changes().where('offer_id', '=', offer).orderBy('at').orderBy('id'),
);

const changeStatement = statement('group-offer-change', { id: text() }, ({ id }) =>
  changes().where('id', '=', id),
);

export async function insertMore(sql: Sql, row: MoreRow): Promise<void> {
  await sql.run(insertMoreStatement, row);
}

/** The orders for people who came to a paid offer, the oldest first; whether they are paid, their carts say. */
export function moreOfOffer(sql: Sql, offer: string): Promise<MoreRow[]> {
  return sql.all(moreStatement, { offer });
}

export async function insertChange(sql: Sql, row: ChangeRow): Promise<void> {
  await sql.run(insertChangeStatement, row);
}

/** The oldest first. */
export function changesOfOffer(sql: Sql, offer: string): Promise<ChangeRow[]> {
  return sql.all(changesStatement, { offer });
}

export function findChange(sql: Sql, id: string): Promise<ChangeRow | undefined> {
  return sql.first(changeStatement, { id });
}
