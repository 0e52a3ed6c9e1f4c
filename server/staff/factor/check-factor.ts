// A code of the app, or a recovery code. Each is taken once; tries are limited by member, and only whoever knows the password
// has any.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { appCodeStep } from '../../credentials/second-factor/app-code.ts';
import { recoveryCodeHash } from '../../credentials/second-factor/recovery-codes.ts';
import { countTry, forgetTries } from '../../credentials/tries/limit-tries.ts';
import { tellMember, type WritesStaffMails } from '../mails/staff-mail-job.ts';
import type { StaffShop } from '../staff-shop.ts';
import { findApp, takeAppStep, takeStaffRecoveryCode } from './app-store.ts';

/** Undefined when it is right. It is used up. */
export async function checkFactor(
  shop: StaffShop & WritesStaffMails,
  staffId: string,
  code: string,
): Promise<Refusal | undefined> {
  const app = await findApp(shop.database, staffId);
  if (!app?.confirmed_at) return refuse('STAFF_FACTOR_NONE');
  const tooMany = await countTry(shop, 'second-factor', staffId);
  if (tooMany) return tooMany;
  const step = await appCodeStep(app, code, shop.now());
  const right =
    (step !== undefined && (await takeAppStep(shop.database, staffId, app.secret, step))) ||
    (await takeRecoveryCode(shop, staffId, code));
  if (!right) return refuse('STAFF_CODE_WRONG', { fields: { code: ['CODE_WRONG'] } });
  await forgetTries(shop, 'second-factor', staffId);
  return undefined;
}

/** Whoever has written the codes down may not be the only one who has them: the member reads that one was used. */
function takeRecoveryCode(
  shop: StaffShop & WritesStaffMails,
  staffId: string,
  code: string,
): Promise<boolean> {
  return shop.database.transaction(async (sql) => {
    const taken = await takeStaffRecoveryCode(sql, staffId, recoveryCodeHash(staffId, code));
    if (taken) await tellMember(shop, sql, staffId, 'recovery-code-used');
    return taken;
  });
}
