// The mail of an order, sent again (operations 2): a new mail with an id of its own, perhaps to another address.
import { type Static, Type } from 'typebox';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import type { OrderToReturn } from '../order-store.ts';
import { type AskedOrderAct, actOnOrder, type OrderActed } from './act-on-order.ts';
import { findOrderMail, insertOrderMail, type OrderMailRow } from './order-acts-store.ts';

/** The job that sends it. */
export const ORDER_AGAIN = 'order-mail-again';
export const OrderAgain = Type.Object({ mail_id: Type.String() });
export type OrderAgain = Static<typeof OrderAgain>;

export type SendingShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly jobs: Pick<Jobs, 'write'>;
};

const VERB = 'order.mail-sent-again';

/** `refunded`: nothing of the order is left that a mail could bring; `forgotten`: its people are. */
export type NotToBeSent = 'refunded' | 'forgotten';

/** Whoever bought at the desk may have given no name: their order can be sent all the same, to the address they say now. */
export function whyNotSent({
  state,
  forgotten_at,
}: Pick<OrderToReturn, 'state' | 'forgotten_at'>): NotToBeSent | undefined {
  if (state === 'refunded') return 'refunded';
  return forgotten_at === null ? undefined : 'forgotten';
}

type AskedMail = AskedOrderAct & { readonly email: string };

/** Sends it; a refusal says why it cannot be sent. */
export function sendAgain(
  shop: SendingShop,
  asked: AskedMail,
): Promise<OrderActed<{ readonly refused?: NotToBeSent }>> {
  return actOnOrder(shop.database, asked, VERB, async (sql, order) => {
    const refused = whyNotSent(order);
    if (refused) return { refused };
    await writeMailAgain(sql, shop, order, asked);
    return {};
  });
}

/** In the transaction of an act on a locked order. */
export async function writeMailAgain(
  sql: Sql,
  { now, jobs }: Pick<SendingShop, 'now' | 'jobs'>,
  { booking_id, number, content }: OrderToReturn,
  { email, by, key }: Pick<AskedMail, 'email' | 'by' | 'key'>,
): Promise<void> {
  const id = randomId();
  await insertOrderMail(sql, { id, booking_id, at: now(), recipient: email });
  // To whom stands with the mail, where it can be forgotten.
  const after = { mail: id, to_another: email !== content.buyer.email };
  await writeAct(sql, { by, verb: VERB, on: orderObject(number), key, after }, now());
  await jobs.write(sql, ORDER_AGAIN, { mail_id: id } satisfies OrderAgain);
}

/** A mail that is to be sent again; undefined where there is none, or its recipient is forgotten. */
export async function mailToSend(sql: Sql, id: string): Promise<OrderMailRow | undefined> {
  const mail = await findOrderMail(sql, id);
  return mail?.recipient === '' ? undefined : mail;
}
