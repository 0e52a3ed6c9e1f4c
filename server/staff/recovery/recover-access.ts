// A member of staff who has forgotten the password chooses a new one by a link in a mail. It signs nobody in: whoever has a second
// factor gives it afterwards, as always. The answer is the same for every address, and so is what is done before it.
import { emailProblem } from '../../../domain/customers/registration.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { secretDigest } from '../../credentials/link-secret.ts';
import { countTry, forgetTries, pairOf } from '../../credentials/tries/limit-tries.ts';
import { writeAct } from '../acts/write-act.ts';
import { tellMember, type WritesStaffMails, writeRecoveryMail } from '../mails/staff-mail-job.ts';
import { findMember, lockMember, saveStaffPassword } from '../members/member-store.ts';
import { hashStaffPassword, staffPasswordProblem } from '../passwords.ts';
import { deleteOtherStaffSessions } from '../sessions/staff-session-store.ts';
import type { From } from '../sessions/staff-sessions.ts';
import type { StaffShop } from '../staff-shop.ts';
import { recoverableMember } from './recovery-link.ts';
import { dropRecoveries, findRecovery, takeRecovery } from './recovery-store.ts';

type RecoveryShop = StaffShop & WritesStaffMails;

/** `office/forgotten` */
export async function requestStaffRecovery(
  shop: RecoveryShop,
  email: string,
  { address }: From,
): Promise<true | Refusal> {
  const typed = email.trim();
  const problem = typed === '' ? 'REQUIRED' : emailProblem(typed);
  if (problem) return refuse('FIELDS_INVALID', { fields: { email: [problem] } });
  const key = emailKey(typed);
  const tooMany =
    (await countTry(shop, 'staff-recover-network', address)) ??
    (await countTry(shop, 'staff-recover-pair', pairOf(key, address)));
  if (tooMany) return tooMany;
  if ((await countTry(shop, 'staff-recover-mail', key)) === undefined)
    await writeRecoveryMail(shop, shop.database, key);
  return true;
}

/** `office/new-password`. A refused password does not use the link up. */
export async function recoverStaffPassword(
  shop: RecoveryShop,
  { secret, password }: { readonly secret: string; readonly password: string },
  { address }: From,
): Promise<true | Refusal> {
  const tooMany = await countTry(shop, 'link-network', address);
  if (tooMany) return tooMany;
  const hash = secretDigest(secret);
  const wanted = await findRecovery(shop.database, hash, shop.now());
  const member = wanted === undefined ? undefined : await findMember(shop.database, wanted);
  if (!member) return refuse('STAFF_RECOVERY_INVALID');
  const problem = await staffPasswordProblem(shop, password, member);
  if (problem) return refuse('FIELDS_INVALID', { fields: { password: [problem] } });
  const password_hash = await hashStaffPassword(password);
  return shop.database.transaction(async (sql) => {
    const now = shop.now();
    const staffId = await takeRecovery(sql, hash, now);
    if (staffId === undefined) return refuse('STAFF_RECOVERY_INVALID');
    await lockMember(sql, staffId);
    // Since the mail, they may have left, or sign in by the directory now.
    if (!(await recoverableMember(shop, sql, member.email))) return refuse('STAFF_RECOVERY_INVALID');
    await saveStaffPassword(sql, staffId, password_hash);
    await dropRecoveries(sql, staffId);
    await deleteOtherStaffSessions(sql, staffId, '');
    await forgetTries(shop, 'staff-account', member.email, sql);
    await forgetTries(shop, 'staff-pair', pairOf(member.email, address), sql);
    const by = { kind: 'staff', staffId, address } as const;
    const act = {
      by,
      verb: 'staff.password-changed',
      on: { kind: 'staff', id: staffId },
      after: { by: 'mail' },
    } as const;
    await writeAct(sql, act, now);
    await tellMember(shop, sql, staffId, 'password-changed');
    return true;
  });
}
