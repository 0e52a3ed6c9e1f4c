// The second step of signing in, for accounts that have chosen one: the code that an app shows (TOTP), or a recovery code.
// A code is taken once; tries are limited by account, and only whoever knows the password has any.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { appCodeStep } from '../../credentials/second-factor/app-code.ts';
import { recoveryCodeHash } from '../../credentials/second-factor/recovery-codes.ts';
import { countTry, forgetTries, type TriesShop } from '../../credentials/tries/limit-tries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findSecondFactor, type SecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts';

/** Undefined when the account has no second factor, or when this is its code. */
export async function checkSecondStep(
  shop: TriesShop,
  customerId: string,
  code: string | undefined,
): Promise<Refusal | undefined> {
  const factor = await findSecondFactor(shop.database, customerId);
  if (!factor?.confirmed_at) return undefined;
  if (code === undefined) return refuse('AUTH_CODE_NEEDED', { fields: { _c: ['REQUIRED'] } });
  const tooMany = await countTry(shop, 'second-factor', customerId);
  if (tooMany) return tooMany;
  const right =
    (await spendAppCode(shop.database, customerId, factor, code, shop.now())) ||
    (await takeRecoveryCode(shop.database, customerId, recoveryCodeHash(customerId, code)));
  if (!right) return refuse('AUTH_CODE_NEEDED', { fields: { _c: ['CODE_WRONG'] } });
  await forgetTries(shop, 'second-factor', customerId);
  return undefined;
}

/** Is it the app's code of now, and was neither it nor a later one used before? It is used up. */
export async function spendAppCode(
  sql: Sql,
  customerId: string,
  { secret, last_step }: Pick<SecondFactor, 'secret' | 'last_step'>,
  typed: string,
  now: Date,
): Promise<boolean> {
  const step = await appCodeStep({ secret, last_step }, typed, now);
  return step !== undefined && takeStep(sql, customerId, secret, step);
}
