// `office/join`: whoever has an invitation's link chooses a name and a password, and is signed in.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { SignedIn } from '../../../domain/staff/staff-contract.ts';
import type { WithCookie } from '../../api/handler.ts';
import { secretDigest } from '../../credentials/link-secret.ts';
import { countTry } from '../../credentials/tries/limit-tries.ts';
import { writeAct } from '../acts/write-act.ts';
import { hashStaffPassword, staffPasswordProblem } from '../passwords.ts';
import { type From, openStaffSession } from '../sessions/staff-sessions.ts';
import { SIGNED_IN } from '../sign-in.ts';
import type { StaffShop } from '../staff-shop.ts';
import { findInvited, takeInvitation } from './invitation-store.ts';
import { findMember, joinMember, type MemberRow } from './member-store.ts';

/** Whom a link is for, while it is valid. */
export async function readInvitation(
  shop: StaffShop,
  secret: string,
  { address }: From,
): Promise<MemberRow | Refusal> {
  const tooMany = await countTry(shop, 'link-network', address);
  if (tooMany) return tooMany;
  const id = await findInvited(shop.database, secretDigest(secret), shop.now());
  const member = id === undefined ? undefined : await findMember(shop.database, id);
  return member?.state === 'invited' ? member : refuse('STAFF_INVITATION_INVALID');
}

/** A refused name or password does not use the link up. */
export async function join(
  shop: StaffShop,
  given: { readonly secret: string; readonly name: string; readonly password: string },
  from: From,
): Promise<WithCookie<SignedIn> | Refusal> {
  const invited = await readInvitation(shop, given.secret, from);
  if ('refused' in invited) return invited;
  const name = given.name.trim();
  if (name === '') return refuse('FIELDS_INVALID', { fields: { name: ['REQUIRED'] } });
  const problem = await staffPasswordProblem(shop, given.password, { name, email: invited.email });
  if (problem) return refuse('FIELDS_INVALID', { fields: { password: [problem] } });
  const password_hash = await hashStaffPassword(given.password);
  return shop.database.transaction(async (sql) => {
    const now = shop.now();
    const staffId = await takeInvitation(sql, secretDigest(given.secret), now);
    if (staffId === undefined || !(await joinMember(sql, { id: staffId, name, password_hash, now })))
      return refuse('STAFF_INVITATION_INVALID');
    const by = { kind: 'staff', staffId, address: from.address } as const;
    await writeAct(sql, { by, verb: 'staff.joined', on: { kind: 'staff', id: staffId } }, now);
    return { setCookie: await openStaffSession(shop, sql, { staffId }, from), answer: SIGNED_IN };
  });
}
