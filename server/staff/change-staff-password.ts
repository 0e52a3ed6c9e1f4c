// `office/password`: with the old one. All other sessions of the member end.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { StaffBearer } from '../api/bearer.ts';
import { countTry, forgetTries } from '../credentials/tries/limit-tries.ts';
import { writeAct } from './acts/write-act.ts';
import { tellMember, type WritesStaffMails } from './mails/staff-mail-job.ts';
import { findMember, lockMember, saveStaffPassword } from './members/member-store.ts';
import { hashStaffPassword, isStaffPassword, staffPasswordProblem } from './passwords.ts';
import { dropRecoveries } from './recovery/recovery-store.ts';
import { deleteOtherStaffSessions } from './sessions/staff-session-store.ts';
import type { StaffShop } from './staff-shop.ts';

const FAILED = 'STAFF_PASSWORD_FAILED';

export async function changeStaffPassword(
  shop: StaffShop & WritesStaffMails,
  given: { readonly old: string; readonly new: string },
  { staffId, sessionId }: StaffBearer,
  address: string,
): Promise<true | Refusal> {
  const tooMany = await countTry(shop, 'staff-password', staffId);
  if (tooMany) return tooMany;
  const member = await findMember(shop.database, staffId);
  if (!member || !(await isStaffPassword(member.password_hash, given.old)))
    return refuse(FAILED, { fields: { old: ['PASSWORD_WRONG'] } });
  await forgetTries(shop, 'staff-password', staffId);
  const problem = await staffPasswordProblem(shop, given.new, member);
  if (problem) return refuse(FAILED, { fields: { new: [problem] } });
  const hash = await hashStaffPassword(given.new);
  return shop.database.transaction(async (sql) => {
    const current = await lockMember(sql, staffId);
    // Another call changed it at the same moment.
    if (current?.state !== 'active' || current.password_hash !== member.password_hash)
      return refuse(FAILED, { fields: { old: ['PASSWORD_WRONG'] } });
    await saveStaffPassword(sql, staffId, hash);
    await dropRecoveries(sql, staffId);
    await deleteOtherStaffSessions(sql, staffId, sessionId);
    const by = { kind: 'staff', staffId, address } as const;
    await writeAct(
      sql,
      { by, verb: 'staff.password-changed', on: { kind: 'staff', id: staffId } },
      shop.now(),
    );
    await tellMember(shop, sql, staffId, 'password-changed');
    return true;
  });
}
