// `customer/export`: everything that the shop keeps of a customer, for themselves (GDPR art. 15 and 20). It leaves out
// the password's hash and the hashed secrets of mailed links and tokens, which say nothing about the person.
import type { AnswerOf } from '../../../domain/endpoint.ts';
import type { customerOrdersContract } from '../../../domain/orders/customer-orders-contract.ts';
import type { KnownCustomer } from '../../customers/known-customer.ts';
import { presentCustomer } from '../../customers/register-guest.ts';
import { exportSessions } from '../../customers/sessions/account-sessions.ts';
import { exportRequests } from '../../group-requests/requests-of-person.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { type ReviewShop, reviewOrdersOf } from '../review-order.ts';
import { receiptOf } from '../withdrawal/withdraw-order.ts';
import { readWithdrawalsOf } from '../withdrawal/withdrawal-store.ts';

type Export = AnswerOf<(typeof customerOrdersContract)['GET customer/export']>;

/** @param now when it is exported */
export async function exportCustomer(shop: ReviewShop, customer: KnownCustomer, now: Date): Promise<Export> {
  const { database: sql, clock } = shop;
  return {
    customer: presentCustomer(customer),
    language: customer.language,
    registered_at: customer.created_at.toISOString(),
    exported_at: now.toISOString(),
    newsletter_since: customer.newsletter_at?.toISOString() ?? null,
    orders: await reviewOrdersOf(shop, customer.id),
    withdrawals: await withdrawalsOf(sql, customer, clock),
    group_requests: await requestsOf(sql, customer, clock),
    sessions: await exportSessions(sql, customer.id, clock, now),
  };
}

/** Declarations can be made with any address, so only a customer with a confirmed address reads those made with it. */
async function withdrawalsOf(
  sql: Sql,
  { email, confirmed_at }: KnownCustomer,
  clock: MuseumClock,
): Promise<Export['withdrawals']> {
  if (!email || !confirmed_at) return [];
  const declared = await readWithdrawalsOf(sql, email);
  return declared.map((row) => receiptOf(row, clock));
}

/** Likewise: whoever asks for a group types any address. */
async function requestsOf(
  sql: Sql,
  { email, confirmed_at }: KnownCustomer,
  clock: MuseumClock,
): Promise<Export['group_requests']> {
  return email && confirmed_at ? exportRequests(sql, email, clock) : [];
}
