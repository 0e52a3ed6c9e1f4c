// A customer who has forgotten the password chooses a new one with a link in a mail (spec 4 and 6). A link is valid for
// an hour; the first one that is used ends the others. Whether an address has an account is looked up when the mail is written, so that
// the call reveals nothing.
import { shopAddress, shopPaths } from '../../domain/addresses.ts';
import { checkRegistration } from '../../domain/customers/registration.ts';
import { isLanguage } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { emailKey } from '../credentials/email-key.ts';
import { secretDigest } from '../credentials/link-secret.ts';
import { guessProblem } from '../credentials/passwords/guess-problem.ts';
import { countTry, forgetTries, pairOf } from '../credentials/tries/limit-tries.ts';
import { ownAddress } from '../http/own-address.ts';
import type { Sql } from '../platform/database/sql.ts';
import { writeAccountMail } from './account-mails/account-mail-job.ts';
import { type AccountRow, findAccount, lockAccount, savePasswordHash } from './account-store.ts';
import { type ClaimedEmail, claimEmail } from './claim-email.ts';
import type { CustomersShop } from './customers-shop.ts';
import { findLink, takeLink } from './links/link-store.ts';
import { contextOf } from './new-password.ts';
import { hashPassword } from './passwords/sent-password-hash.ts';
import { checkSecondStep } from './second-factor/check-code.ts';
import { signInAgain } from './sign-in.ts';

/** `customer/pwdreset`: always true, for any address. */
export async function requestRecovery(
  shop: CustomersShop,
  { email, backlink }: { readonly email: string; readonly backlink: string },
  { language, address }: Caller,
): Promise<true | Refusal> {
  const page = recoverPage(backlink, shop.config.publicUrl);
  if (!page) return refuse('REQUEST_MALFORMED');
  const typed = email.trim();
  const problems = checkRegistration(
    { email: typed },
    [{ name: 'email', required: true, type: 'email' }],
    [],
  );
  if (problems['email']) return refuse('AUTH_REQUEST_RESET_FAIL', { fields: { email: problems['email'] } });
  const key = emailKey(typed);
  const tooMany =
    (await countTry(shop, 'recover-network', address)) ??
    (await countTry(shop, 'recover-pair', pairOf(key, address)));
  if (tooMany) return tooMany;
  // Others may have asked for this address as well. The mails that they caused hold links that still work.
  if ((await countTry(shop, 'recover-mail', key)) === undefined)
    await writeAccountMail(shop, shop.database, { about: 'recover', email: key, backlink: page }, language);
  return true;
}

/** `{origin}/{lang}/recover/` of this shop and nothing else: the link with the secret must lead nowhere else. */
function recoverPage(backlink: string, publicUrl: string): string | undefined {
  const own = ownAddress(backlink, publicUrl);
  if (!own) return undefined;
  const { pathname, search, hash, origin } = new URL(own);
  const [, language, page, ...rest] = pathname.split('/');
  const fits = page === shopPaths.recover() && rest.join('') === '' && !search && !hash;
  return fits && isLanguage(language) ? `${shopAddress(origin, language, shopPaths.recover())}/` : undefined;
}

/**
 * `customer/pwdconfirm` up to its transaction (orders/adoption/confirm-recovery.ts): the digest of the new password. A refused
 * password does not use the link up.
 */
export async function checkRecovery(
  shop: CustomersShop,
  { token, _p, _c }: { readonly token: string; readonly _p: string; readonly _c?: string | undefined },
  { address }: Caller,
): Promise<{ readonly passwordHash: string } | Refusal> {
  const tooMany = await countTry(shop, 'link-network', address);
  if (tooMany) return tooMany;
  const account = await accountOfLink(shop, token);
  if (!account) return refuse('AUTH_SETTING_NEW_PASSWORD_FAILED');
  const problem = await guessProblem(_p, contextOf(shop, account.email, account.details));
  if (problem) return refuse('AUTH_SETTING_NEW_PASSWORD_FAILED', { fields: { _p: [problem] } });
  const second = await checkSecondStep(shop, account.id, _c);
  return second ?? { passwordHash: await hashPassword(_p) };
}

async function accountOfLink(shop: CustomersShop, token: string): Promise<AccountRow | undefined> {
  const link = await findLink(shop.database, secretDigest(token), ['recover'], shop.now());
  return link && findAccount(shop.database, link.customer_id);
}

export type Recovered = {
  /** The token of the new session. */
  readonly token: string;
  /** The address, when the link was the first mail that its owner has answered. */
  readonly claimed: ClaimedEmail | undefined;
};

/** Uses the link up and sets the password; undefined when the link is not valid (any more). */
export async function spendRecoveryLink(
  shop: CustomersShop,
  sql: Sql,
  token: string,
  passwordHash: string,
  caller: Pick<Caller, 'language' | 'address' | 'userAgent'>,
): Promise<Recovered | undefined> {
  const link = await takeLink(sql, secretDigest(token), ['recover'], shop.now());
  const account = link && (await lockAccount(sql, link.customer_id));
  if (!account || account.email !== emailKey(link.email)) return undefined;
  const claimed = account.confirmed_at ? undefined : await claimEmail(shop, sql, account, link.email);
  if (!account.confirmed_at && !claimed) return undefined;
  await savePasswordHash(sql, account.id, passwordHash);
  await forgetTries(shop, 'login-account', account.email, sql);
  await forgetTries(shop, 'login-pair', pairOf(account.email, caller.address), sql);
  await forgetTries(shop, 'password-account', account.id, sql);
  await writeAccountMail(shop, sql, { about: 'password-changed', email: link.email }, caller.language);
  return { token: await signInAgain(shop, sql, account.id, caller), claimed };
}
