// An address belongs to the account that first confirms it by mail (spec 6). What guests have ordered with it comes along:
// see orders/adoption/confirm-email.ts.

import { emailKey } from '../credentials/email-key.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type AccountRow, findConfirmedAccount, saveConfirmedEmail } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';

/** An address that an account has just confirmed. */
export type ClaimedEmail = {
  readonly customerId: string;
  /** Normalised: see `emailKey`. */
  readonly email: string;
  readonly typed: string;
};

/**
 * Gives the account the address; undefined when another account has it. The account's row is locked.
 * @param typed the address as it was typed
 * @throws a unique violation when another account is confirmed at the same moment: see `unlessTakenMeanwhile`
 */
export async function claimEmail(
  { now }: Pick<CustomersShop, 'now'>,
  sql: Sql,
  { id }: Pick<AccountRow, 'id'>,
  typed: string,
): Promise<ClaimedEmail | undefined> {
  const claimed = { customerId: id, email: emailKey(typed), typed: typed.trim() };
  const owner = await findConfirmedAccount(sql, claimed.email);
  if (owner && owner.id !== id) return undefined;
  await saveConfirmedEmail(sql, { id, email: claimed.email, typed: claimed.typed, at: now() });
  return claimed;
}

/** What a transaction that claims an address answers; undefined when another account confirmed the same one first. */
export async function unlessTakenMeanwhile<Answer>(claiming: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await claiming;
  } catch (problem) {
    const { code, constraint } = problem as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'customer_by_confirmed_email') return undefined;
    throw problem;
  }
}
