// An address belongs to the account that first confirms it by mail, together with what guests have ordered with it
// (spec 6).
import type { Sql } from '../platform/database/sql.ts';
import { type AccountRow, findConfirmedAccount, saveConfirmedEmail } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { emailKey } from './register-guest.ts';

/**
 * Gives the account the address; false when another account has it. The account's row is locked.
 * @param typed the address as it was typed
 * @throws a unique violation when another account is confirmed at the same moment
 */
export async function claimEmail(
  { now, adoptOrders }: Pick<CustomersShop, 'now' | 'adoptOrders'>,
  sql: Sql,
  { id }: Pick<AccountRow, 'id'>,
  typed: string,
): Promise<boolean> {
  const email = emailKey(typed);
  const owner = await findConfirmedAccount(sql, email);
  if (owner && owner.id !== id) return false;
  await saveConfirmedEmail(sql, { id, email, typed: typed.trim(), at: now() });
  await adoptOrders(sql, email, id);
  return true;
}

/** Did another account confirm the same address first? */
export function isTakenMeanwhile(problem: unknown): boolean {
  const { code, constraint } = problem as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'customer_by_confirmed_email';
}
