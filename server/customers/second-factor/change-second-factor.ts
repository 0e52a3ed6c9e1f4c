// An account's owner switches the second step of signing in on and off, with the password. Only a confirmed address can have
// one: else whoever registers with another's address could lock its owner out of the account that a mail recovers.
import type { AppSetup } from '../../../domain/app-setup.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Caller } from '../../api/handler.ts';
import { newAppSetup } from '../../credentials/second-factor/app-code.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../credentials/second-factor/recovery-codes.ts';
import { countTry, forgetTries } from '../../credentials/tries/limit-tries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { tellOwner } from '../account-mails/tell-owner.ts';
import { lockAccount } from '../account-store.ts';
import type { CustomersShop } from '../customers-shop.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { spendAppCode } from './check-code.ts';
import {
  addRecoveryCodes,
  confirmSecondFactor,
  countRecoveryCodes,
  dropSecondFactors,
  findSecondFactor,
  startSecondFactor,
} from './second-factor-store.ts';

const FAILED = 'AUTH_SECOND_FACTOR_FAILED';

/** `customer/secondfactor`: is it on, and how many recovery codes are left? */
export async function showSecondFactor(
  sql: Sql,
  customerId: string,
): Promise<{ on: boolean; codes_left: number }> {
  const factor = await findSecondFactor(sql, customerId);
  return { on: Boolean(factor?.confirmed_at), codes_left: await countRecoveryCodes(sql, customerId) };
}

/** `customer/secondfactorstart`: what the app needs to know. Nothing is asked for until a code confirms it. */
export async function startSetup(
  shop: CustomersShop,
  password: string,
  { customerId }: Caller,
): Promise<AppSetup | Refusal> {
  if (customerId === undefined) return refuse('TOKEN_MISSING');
  const account = await checkPassword(shop, customerId, password, FAILED);
  if (isRefusal(account)) return account;
  const setup = newAppSetup(shop.museum.settings.name, account.email);
  if (!account.confirmed_at || !(await startSecondFactor(shop.database, customerId, setup.secret)))
    return refuse('AUTH_SECOND_FACTOR_NOT_POSSIBLE');
  return setup;
}

/** `customer/secondfactorconfirm`: the app's first code switches it on. The answer are the recovery codes. */
export async function confirmSetup(
  shop: CustomersShop,
  code: string,
  { customerId, language }: Caller,
): Promise<string[] | Refusal> {
  if (customerId === undefined) return refuse('TOKEN_MISSING');
  const tooMany = await countTry(shop, 'second-factor', customerId);
  if (tooMany) return tooMany;
  const codes = newRecoveryCodes();
  return shop.database.transaction(async (sql) => {
    const account = await lockAccount(sql, customerId);
    const factor = await findSecondFactor(sql, customerId);
    if (!account || !factor || factor.confirmed_at) return refuse('AUTH_SECOND_FACTOR_NOT_POSSIBLE');
    if (!(await spendAppCode(sql, customerId, factor, code, shop.now())))
      return refuse(FAILED, { fields: { _c: ['CODE_WRONG'] } });
    await confirmSecondFactor(sql, customerId, shop.now());
    await addRecoveryCodes(
      sql,
      customerId,
      codes.map((one) => recoveryCodeHash(customerId, one)),
    );
    await forgetTries(shop, 'second-factor', customerId, sql);
    await tellOwner(shop, sql, account, 'second-factor-on', language);
    return codes;
  });
}

/** `customer/secondfactoroff`. */
export async function switchOff(
  shop: CustomersShop,
  password: string,
  { customerId, language }: Caller,
): Promise<true | Refusal> {
  if (customerId === undefined) return refuse('TOKEN_MISSING');
  const account = await checkPassword(shop, customerId, password, FAILED);
  if (isRefusal(account)) return account;
  await shop.database.transaction(async (sql) => {
    // Recovery codes that are renewed at this moment die, too.
    await lockAccount(sql, customerId);
    const factor = await findSecondFactor(sql, customerId);
    await dropSecondFactors(sql, [customerId]);
    if (factor?.confirmed_at) await tellOwner(shop, sql, account, 'second-factor-off', language);
  });
  return true;
}
