// The job that mails the link by which a free order is confirmed. The mail itself: documents/mail/deliver-link.ts.
import { type Static, Type } from 'typebox';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';

export const ORDER_LINK = 'order-link';
/** `mail_id` names the mail, of which one cart may have several; `at` is an instant (ISO 8601). */
export const OrderLink = Type.Object({ cart_id: Type.String(), mail_id: Type.String(), at: Type.String() });
export type OrderLink = Static<typeof OrderLink>;

/** Has the link mailed to the buyer of a cart. */
export function writeLinkMail(jobs: Pick<Jobs, 'write'>, sql: Sql, cartId: string, now: Date): Promise<void> {
  const job: OrderLink = { cart_id: cartId, mail_id: randomId(), at: now.toISOString() };
  return jobs.write(sql, ORDER_LINK, job);
}
