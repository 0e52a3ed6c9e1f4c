// Names and addresses of an order are corrected (operations 2). Its tickets, passes and papers carry them from then on; its
// invoice stays as it was issued. A guest's address is theirs, so that an account with it finds the order.
import {
  changedFields,
  correctableFields,
  type FieldValues,
  withCorrection,
} from '../../../domain/orders/correction.ts';
import { correctGuest } from '../../customers/correct-guest.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import type { OrderToReturn } from '../order-store.ts';
import { allAdmissions } from '../returns/order-returns.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { type AskedOrderAct, actOnOrder, type OrderActed } from './act-on-order.ts';
import { insertCorrection, renameAdmissions, setOrderContent } from './order-acts-store.ts';
import { type SendingShop, whyNotSent, writeMailAgain } from './send-again.ts';

type AskedCorrection = AskedOrderAct & {
  readonly fields: FieldValues;
  /** Its mail goes again, to the address that it has then. */
  readonly send: boolean;
};

const VERB = 'order.corrected';

/** Corrects checked fields; what has its value already is left alone. */
export function correctOrder(shop: SendingShop, asked: AskedCorrection): Promise<OrderActed<void>> {
  return actOnOrder(shop.database, asked, VERB, async (sql, order) => {
    const fields = await fieldsOf(sql, order);
    const changed = changedFields(fields, asked.fields);
    const corrected = await applyCorrection(sql, shop, order, { ...asked, changed });
    const { email } = corrected.content.buyer;
    if (asked.send && email !== '' && !whyNotSent(corrected))
      await writeMailAgain(sql, shop, corrected, { ...asked, email });
  });
}

/** All fields of an order that can be corrected. */
export async function fieldsOf(
  sql: Sql,
  { booking_id, content }: Pick<OrderToReturn, 'booking_id' | 'content'>,
): Promise<FieldValues> {
  return correctableFields(content, await allAdmissions(sql, booking_id));
}

type Changes = Pick<AskedCorrection, 'by' | 'key'> & {
  /** Fields with other values than they have. */
  readonly changed: FieldValues;
  /** The id of the act that this one takes back. */
  readonly undoes?: number;
};

/** In the transaction of an act on a locked order. @returns the order as it is then */
export async function applyCorrection(
  sql: Sql,
  shop: Pick<SendingShop, 'now'>,
  order: OrderToReturn,
  changes: Changes,
): Promise<OrderToReturn> {
  const corrected = { ...order, content: withCorrection(order.content, changes.changed) };
  if (Object.keys(changes.changed).length > 0)
    await write(sql, shop, corrected, { before: await fieldsOf(sql, order), ...changes });
  return corrected;
}

async function write(
  sql: Sql,
  { now }: Pick<SendingShop, 'now'>,
  { booking_id, number, customer_id, content }: OrderToReturn,
  { before, changed, by, key, undoes }: Changes & { readonly before: FieldValues },
): Promise<void> {
  const names = Object.keys(changed);
  await setOrderContent(sql, booking_id, content);
  const renamed = Object.entries(changed).flatMap(([field, name]) => {
    const [of, line, at] = field.split('.');
    return of === 'owner' ? [{ line: Number(line), number: Number(at), name }] : [];
  });
  if (renamed.length > 0) await renameAdmissions(sql, booking_id, renamed);
  await searchOrdersAgain(sql, [booking_id]);
  if (customer_id !== null && changed['email']) await correctGuest(sql, customer_id, changed['email']);
  await insertCorrection(sql, {
    booking_id,
    key,
    at: now(),
    before: Object.fromEntries(names.map((field) => [field, before[field] ?? ''])),
    after: changed,
  });
  // The journal keeps no names: only what was corrected.
  const after = { fields: names, ...(undoes === undefined ? {} : { undoes }) };
  await writeAct(sql, { by, verb: VERB, on: orderObject(number), key, after }, now());
}
