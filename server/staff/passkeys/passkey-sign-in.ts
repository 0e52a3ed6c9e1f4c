// Signing in by passkey alone, and giving it as the second factor again. The authenticator has seen its owner, so that it
// counts as both.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { SignedIn } from '../../../domain/staff/staff-contract.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import type { WithCookie } from '../../api/handler.ts';
import { countTry } from '../../credentials/tries/limit-tries.ts';
import { isOfDirectory } from '../directory/directory-shop.ts';
import { lockMember } from '../members/member-store.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { noteFactor } from '../sessions/staff-session-store.ts';
import { type From, openStaffSession } from '../sessions/staff-sessions.ts';
import { SIGNED_IN } from '../sign-in.ts';
import type { StaffShop } from '../staff-shop.ts';
import { askForPasskey, checkPasskey } from './ask-passkey.ts';

/** `office/passkeys/sign-in-start` */
export async function startPasskeySignIn(shop: StaffShop, { address }: From): Promise<object | Refusal> {
  return (await countTry(shop, 'staff-network', address)) ?? askForPasskey(shop, 'passkey-sign-in');
}

/** `office/passkeys/sign-in` */
export async function signInByPasskey(
  shop: StaffShop,
  response: object,
  from: From,
): Promise<WithCookie<SignedIn> | Refusal> {
  const tooMany = await countTry(shop, 'staff-network', from.address);
  if (tooMany) return tooMany;
  const passkey = await checkPasskey(shop, 'passkey-sign-in', response);
  if (!passkey) return refuse('STAFF_PASSKEY_FAILED');
  return shop.database.transaction(async (sql) => {
    const member = await lockMember(sql, passkey.staff_id);
    if (member?.state !== 'active') return refuse('STAFF_PASSKEY_FAILED');
    if (await isOfDirectory(shop, sql, member.id)) return refuse('STAFF_DIRECTORY_ONLY');
    const now = shop.now();
    const setCookie = await openStaffSession(shop, sql, { staffId: member.id, factorAt: now }, from);
    await noteSignIn(sql, { staffId: member.id, address: from.address }, 'passkey', now);
    return { setCookie, answer: SIGNED_IN };
  });
}

/** `office/factor/passkey` */
export async function giveFactorByPasskey(
  shop: StaffShop,
  response: object,
  { staffId, sessionId }: StaffBearer,
): Promise<true | Refusal> {
  if (!(await checkPasskey(shop, 'passkey-factor', response, staffId))) return refuse('STAFF_PASSKEY_FAILED');
  await noteFactor(shop.database, sessionId, shop.now());
  return true;
}
