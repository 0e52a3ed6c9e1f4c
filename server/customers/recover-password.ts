// Who has forgotten a password chooses a new one with a link that is mailed (spec 4 and 6): for an hour, once, and the
// newest only. Whether an address has an account is looked up when the mail is written, so that asking tells nothing.
import { shopAddress, shopPaths } from '../../domain/addresses.ts';
import { checkRegistration } from '../../domain/customers/registration.ts';
import { isLanguage } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/mount-endpoints.ts';
import { ownAddress } from '../http/own-address.ts';
import { writeAccountMail } from './account-mail-job.ts';
import { type AccountRow, findAccount, lockAccount, savePasswordHash } from './account-store.ts';
import { claimEmail, isTakenMeanwhile } from './claim-email.ts';
import type { CustomersContext } from './customers-context.ts';
import { countTry, forgetTries } from './limit-tries.ts';
import { secretDigest } from './link-secret.ts';
import { findLink, takeLink } from './link-store.ts';
import { isCommonPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { emailKey } from './register-guest.ts';
import { signInAnew } from './sign-in.ts';

/** `customer/pwdreset`: true, whoever asks for whichever address. */
export async function requestRecovery(
  { email, backlink }: { readonly email: string; readonly backlink: string },
  { language, address }: Caller,
  context: CustomersContext,
): Promise<true | Refusal> {
  const page = recoverPage(backlink, context.publicUrl);
  if (!page) return refuse('REQUEST_MALFORMED');
  const typed = email.trim();
  const problems = checkRegistration(
    { email: typed },
    [{ name: 'email', required: true, type: 'email' }],
    [],
  );
  if (problems['email']) return refuse('AUTH_REQUEST_RESET_FAIL', { fields: { email: problems['email'] } });
  const tooMany =
    (await countTry('recover-network', address, context)) ??
    (await countTry('recover-account', emailKey(typed), context));
  if (tooMany) return tooMany;
  const occasion = { about: 'recover', email: emailKey(typed), backlink: page } as const;
  await writeAccountMail(context.database, occasion, language, context);
  return true;
}

/** `{origin}/{lang}/recover/` of this shop and nothing else: the link with the secret leads only there. */
function recoverPage(backlink: string, publicUrl: string): string | undefined {
  const own = ownAddress(backlink, publicUrl);
  if (!own) return undefined;
  const { pathname, search, hash, origin } = new URL(own);
  const [, language, page, ...rest] = pathname.split('/');
  const fits = page === shopPaths.recover() && rest.join('') === '' && !search && !hash;
  return fits && isLanguage(language) ? `${shopAddress(origin, language, shopPaths.recover())}/` : undefined;
}

type Confirmation = { readonly token: string; readonly _p: string };

/** `customer/pwdconfirm`: the token of who has the link. A password that is refused leaves the link as it is. */
export async function confirmRecovery(
  { token, _p }: Confirmation,
  caller: Caller,
  context: CustomersContext,
): Promise<string | Refusal> {
  const tooMany = await countTry('link-network', caller.address, context);
  if (tooMany) return tooMany;
  const failed = refuse('AUTH_SETTING_NEW_PASSWORD_FAILED');
  const account = await accountOfLink(token, context);
  if (!account) return failed;
  if (isCommonPassword(_p, account.email))
    return refuse('AUTH_SETTING_NEW_PASSWORD_FAILED', { fields: { _p: ['PASSWORD_COMMON'] } });
  try {
    return (await setWithLink(token, await hashPassword(_p), caller, context)) ?? failed;
  } catch (problem) {
    if (isTakenMeanwhile(problem)) return failed;
    throw problem;
  }
}

async function accountOfLink(token: string, context: CustomersContext): Promise<AccountRow | undefined> {
  const link = await findLink(context.database, secretDigest(token), ['recover'], context.now());
  return link && findAccount(context.database, link.customer_id);
}

/** Uses the link up and sets the password; undefined when the link opens nothing (any more). */
function setWithLink(
  token: string,
  passwordHash: string,
  { language }: Caller,
  context: CustomersContext,
): Promise<string | undefined> {
  return context.database.transaction(async (sql) => {
    const link = await takeLink(sql, secretDigest(token), ['recover'], context.now());
    const account = link && (await lockAccount(sql, link.customer_id));
    if (!account || account.email !== emailKey(link.email)) return undefined;
    if (!account.confirmed_at && !(await claimEmail(sql, account, link.email, context))) return undefined;
    await savePasswordHash(sql, account.id, passwordHash);
    await forgetTries('login-account', account.email, context, sql);
    await forgetTries('password-account', account.id, context, sql);
    await writeAccountMail(sql, { about: 'password-changed', email: link.email }, language, context);
    return signInAnew(sql, account.id, context);
  });
}
