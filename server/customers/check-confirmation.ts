// A confirmed address brings a guest's earlier orders into the account, so the link in the mail is not enough: whoever
// presses it may be the address's owner and not the one who registered with it. The account's session or its password
// must come along (ADR 053).
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { secretDigest } from '../credentials/link-secret.ts';
import { countTry, forgetTries } from '../credentials/tries/limit-tries.ts';
import { type AccountRow, findAccount } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { CONFIRMING, findLink } from './links/link-store.ts';
import { verifyPassword } from './passwords/sent-password-hash.ts';

const FAILED = 'AUTH_CONFIRMATION_FAILED';

/** The account of a confirmation link, when the caller is signed in to it or knows its password. */
export async function checkConfirmation(
  shop: CustomersShop,
  { token, _p }: { readonly token: string; readonly _p?: string | undefined },
  { address, bearer }: Pick<Caller, 'address' | 'bearer'>,
): Promise<AccountRow | Refusal> {
  const tooMany = await countTry(shop, 'link-network', address);
  if (tooMany) return tooMany;
  const link = await findLink(shop.database, secretDigest(token), CONFIRMING, shop.now());
  const account = link && (await findAccount(shop.database, link.customer_id));
  if (!account) return refuse('AUTH_CONFIRMATION_INVALID');
  if (bearer?.customerId === account.id) return account;
  return _p === undefined
    ? refuse(FAILED, { fields: { _p: ['REQUIRED'] } })
    : withPassword(shop, account, _p);
}

async function withPassword(
  shop: CustomersShop,
  account: AccountRow,
  password: string,
): Promise<AccountRow | Refusal> {
  const tooMany = await countTry(shop, 'password-account', account.id);
  if (tooMany) return tooMany;
  if (!(await verifyPassword(account.password_hash, password)))
    return refuse(FAILED, { fields: { _p: ['PASSWORD_WRONG'] } });
  await forgetTries(shop, 'password-account', account.id);
  return account;
}
