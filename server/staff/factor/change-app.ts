// A member takes an app as a second factor, gets recovery codes, and removes it.
import type { AppSetup } from '../../../domain/app-setup.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { AccessChange } from '../../../domain/staff/access-mails/access-mail.ts';
import { mustHaveFactor } from '../../../domain/staff/second-factor.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { appCodeStep, newAppSetup } from '../../credentials/second-factor/app-code.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../credentials/second-factor/recovery-codes.ts';
import { countTry, forgetTries } from '../../credentials/tries/limit-tries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { writeAct } from '../acts/write-act.ts';
import { museumRoles } from '../folder/staff-settings.ts';
import { tellMember, type WritesStaffMails } from '../mails/staff-mail-job.ts';
import { lockMember } from '../members/member-store.ts';
import { noteFactor } from '../sessions/staff-session-store.ts';
import type { StaffShop } from '../staff-shop.ts';
import {
  confirmApp,
  countStaffRecoveryCodes,
  dropApp,
  findApp,
  replaceRecoveryCodes,
  startApp,
  takeAppStep,
} from './app-store.ts';
import { factorsOf } from './factors-of.ts';
import { requireFreshFactor } from './fresh-factor.ts';

/** `office/factors` */
export async function showFactors({ database, museum }: StaffShop, { staffId, roles }: StaffBearer) {
  const app = await findApp(database, staffId);
  return {
    app: Boolean(app?.confirmed_at),
    codes_left: await countStaffRecoveryCodes(database, staffId),
    must_have: mustHaveFactor(roles, museumRoles(museum.settings)),
  };
}

/** `office/factor/app-start`. Whoever has another factor gives it first: a session alone adds none. */
export async function startAppSetup(shop: StaffShop, staff: StaffBearer): Promise<AppSetup | Refusal> {
  const { staffId } = staff;
  const needed =
    (await factorsOf(shop.database, staffId)).length > 0 ? requireFreshFactor(staff, shop.now()) : undefined;
  if (needed) return needed;
  const member = await shop.database.transaction((sql) => lockMember(sql, staffId));
  const setup = newAppSetup(shop.museum.settings.name, member?.email ?? '');
  return (await startApp(shop.database, staffId, setup.secret)) ? setup : refuse('STAFF_FACTOR_EXISTS');
}

/** `office/factor/app-confirm`: the answer are the recovery codes. This session has given the factor. */
export async function confirmAppSetup(
  shop: StaffShop & WritesStaffMails,
  code: string,
  { staffId, sessionId }: StaffBearer,
  address: string,
): Promise<string[] | Refusal> {
  const tooMany = await countTry(shop, 'second-factor', staffId);
  if (tooMany) return tooMany;
  const now = shop.now();
  return shop.database.transaction(async (sql) => {
    await lockMember(sql, staffId);
    const app = await findApp(sql, staffId);
    if (!app) return refuse('STAFF_FACTOR_NONE');
    if (app.confirmed_at) return refuse('STAFF_FACTOR_EXISTS');
    const step = await appCodeStep(app, code, now);
    if (step === undefined || !(await takeAppStep(sql, staffId, app.secret, step)))
      return refuse('STAFF_CODE_WRONG', { fields: { code: ['CODE_WRONG'] } });
    await confirmApp(sql, staffId, now);
    await noteFactor(sql, sessionId, now);
    await forgetTries(shop, 'second-factor', staffId, sql);
    await noteFactorChange(shop, sql, { staffId, address }, { app: true }, 'app-added');
    return giveRecoveryCodes(sql, staffId);
  });
}

async function giveRecoveryCodes(sql: Sql, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    sql,
    staffId,
    codes.map((code) => recoveryCodeHash(staffId, code)),
  );
  return codes;
}

/** Writes down that a member's factors have changed, and tells them. */
export async function noteFactorChange(
  shop: WritesStaffMails,
  sql: Sql,
  { staffId, address }: { readonly staffId: string; readonly address: string },
  after: Readonly<Record<string, unknown>>,
  change: AccessChange,
): Promise<void> {
  const by = { kind: 'staff', staffId, address } as const;
  await writeAct(
    sql,
    { by, verb: 'staff.factor-changed', on: { kind: 'staff', id: staffId }, after },
    shop.now(),
  );
  await tellMember(shop, sql, staffId, change);
}

/** `office/factor/codes` */
export function renewStaffRecoveryCodes(
  shop: StaffShop & WritesStaffMails,
  { staffId }: StaffBearer,
  address: string,
): Promise<string[] | Refusal> {
  return shop.database.transaction(async (sql) => {
    await lockMember(sql, staffId);
    if (!(await findApp(sql, staffId))?.confirmed_at) return refuse('STAFF_FACTOR_NONE');
    await noteFactorChange(shop, sql, { staffId, address }, { recovery_codes: 'new' }, 'codes-renewed');
    return giveRecoveryCodes(sql, staffId);
  });
}

/** `office/factor/app-remove` */
export function removeApp(
  shop: StaffShop & WritesStaffMails,
  { staffId, roles }: StaffBearer,
  address: string,
): Promise<true | Refusal> {
  return shop.database.transaction(async (sql) => {
    await lockMember(sql, staffId);
    if (!(await findApp(sql, staffId))?.confirmed_at) return refuse('STAFF_FACTOR_NONE');
    const isLast = !(await factorsOf(sql, staffId)).includes('passkey');
    if (isLast && mustHaveFactor(roles, museumRoles(shop.museum.settings)))
      return refuse('STAFF_FACTOR_LAST');
    await dropApp(sql, staffId);
    await noteFactorChange(shop, sql, { staffId, address }, { app: false }, 'app-removed');
    return true;
  });
}
