// `office/sign-in` (operations 1): e-mail and password. Neither the time nor the wording of a refusal reveals whether there
// is such a member.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { SignedIn } from '../../domain/staff/staff-contract.ts';
import type { WithCookie } from '../api/handler.ts';
import { emailKey } from '../credentials/email-key.ts';
import { countTry, forgetTries, pairOf } from '../credentials/tries/limit-tries.ts';
import { isOfDirectory } from './directory/directory-shop.ts';
import { checkFactor } from './factor/check-factor.ts';
import { factorsOf } from './factor/factors-of.ts';
import type { WritesStaffMails } from './mails/staff-mail-job.ts';
import { findMemberByEmail, lockMember } from './members/member-store.ts';
import { isStaffPassword } from './passwords.ts';
import { noteSignIn } from './sessions/note-sign-in.ts';
import { type From, openStaffSession } from './sessions/staff-sessions.ts';
import type { StaffShop } from './staff-shop.ts';

export const SIGNED_IN: SignedIn = { signed_in: true, factors: [] };

export async function signIn(
  shop: StaffShop & WritesStaffMails,
  given: { readonly email: string; readonly password: string; readonly code?: string | undefined },
  from: From,
): Promise<WithCookie<SignedIn> | SignedIn | Refusal> {
  const email = emailKey(given.email);
  const tooMany = await countSignIn(shop, email, from.address);
  if (tooMany) return tooMany;
  const member = await findMemberByEmail(shop.database, email);
  if (!(await isStaffPassword(member?.password_hash, given.password)) || member?.state !== 'active')
    return refuse('STAFF_SIGN_IN_FAILED');
  await forgetSignIns(shop, email, from.address);
  if (await isOfDirectory(shop, shop.database, member.id)) return refuse('STAFF_DIRECTORY_ONLY');
  const factors = await factorsOf(shop.database, member.id);
  if (factors.length > 0 && given.code === undefined) return { signed_in: false, factors };
  const wrong = factors.length > 0 && (await checkFactor(shop, member.id, given.code ?? ''));
  if (wrong) return wrong;
  const factorAt = factors.length > 0 ? shop.now() : undefined;
  return shop.database.transaction(async (sql) => {
    // Since the comparison, the password may have been changed or the member have left.
    const current = await lockMember(sql, member.id);
    if (current?.state !== 'active' || current.password_hash !== member.password_hash)
      return refuse('STAFF_SIGN_IN_FAILED');
    const setCookie = await openStaffSession(shop, sql, { staffId: member.id, factorAt }, from);
    await noteSignIn(sql, { staffId: member.id, address: from.address }, 'password', shop.now());
    return { setCookie, answer: SIGNED_IN };
  });
}

async function countSignIn(shop: StaffShop, email: string, address: string): Promise<Refusal | undefined> {
  return (
    (await countTry(shop, 'staff-network', address)) ??
    (await countTry(shop, 'staff-pair', pairOf(email, address))) ??
    (await countTry(shop, 'staff-account', email))
  );
}

async function forgetSignIns(shop: StaffShop, email: string, address: string): Promise<void> {
  await forgetTries(shop, 'staff-pair', pairOf(email, address));
  await forgetTries(shop, 'staff-account', email);
}
