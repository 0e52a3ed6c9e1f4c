// A member's passkeys: added, named, removed. Whoever has a second factor gives it before adding one.
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Passkey } from '../../../domain/staff/passkeys-contract.ts';
import { mustHaveFactor } from '../../../domain/staff/second-factor.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { noteFactorChange } from '../factor/change-app.ts';
import { factorsOf } from '../factor/factors-of.ts';
import { requireFreshFactor } from '../factor/fresh-factor.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  renamePasskeyRow,
} from '../factor/passkey-store.ts';
import { museumRoles } from '../folder/staff-settings.ts';
import type { WritesStaffMails } from '../mails/staff-mail-job.ts';
import { findMember, lockMember } from '../members/member-store.ts';
import { noteFactor } from '../sessions/staff-session-store.ts';
import type { StaffShop } from '../staff-shop.ts';
import { newChallenge, relyingParty, SIGNATURES, spendsChallenge } from './ask-passkey.ts';

const PURPOSE = 'add-passkey';

/** `office/passkeys` */
export async function listOwnPasskeys({ database }: StaffShop, { staffId }: StaffBearer): Promise<Passkey[]> {
  return (await listPasskeys(database, staffId)).map(viewOf);
}

function viewOf({ id, name, created_at, used_at }: PasskeyRow): Passkey {
  return { id, name, created_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null };
}

/** `office/passkeys/add-start` */
export async function startPasskey(shop: StaffShop, staff: StaffBearer): Promise<object | Refusal> {
  const needed = await firstOrFresh(shop, staff);
  const member = await findMember(shop.database, staff.staffId);
  if (needed || !member) return needed ?? refuse('STAFF_SIGNED_OUT');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const known = await listPasskeys(shop.database, member.id);
  return generateRegistrationOptions({
    rpName: shop.museum.settings.name,
    rpID: relyingParty(shop).id,
    userName: member.email,
    userDisplayName: member.name,
    userID: new Uint8Array(Buffer.from(member.id)),
    challenge: await newChallenge(shop, PURPOSE, member.id),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: SIGNATURES,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** A session alone adds no factor to those that there are. */
async function firstOrFresh(shop: StaffShop, staff: StaffBearer): Promise<Refusal | undefined> {
  const factors = await factorsOf(shop.database, staff.staffId);
  return factors.length > 0 ? requireFreshFactor(staff, shop.now()) : undefined;
}

/** `office/passkeys/add` */
export async function addPasskey(
  shop: StaffShop & WritesStaffMails,
  { name, response }: { readonly name: string; readonly response: object },
  staff: StaffBearer,
  address: string,
): Promise<Passkey | Refusal> {
  if (name.trim() === '') return refuse('FIELDS_INVALID', { fields: { name: ['REQUIRED'] } });
  const needed = await firstOrFresh(shop, staff);
  if (needed) return needed;
  const made = await madeBy(shop, response as RegistrationResponseJSON, staff.staffId);
  if (!made) return refuse('STAFF_PASSKEY_FAILED');
  const { staffId, sessionId } = staff;
  const now = shop.now();
  const passkey = { ...made, staff_id: staffId, name: name.trim(), created_at: now };
  return shop.database.transaction(async (sql) => {
    await lockMember(sql, staffId);
    if (!(await insertPasskey(sql, passkey))) return refuse('STAFF_PASSKEY_FAILED');
    await noteFactor(sql, sessionId, now);
    await noteFactorChange(shop, sql, { staffId, address }, { passkey_added: passkey.id }, 'passkey-added');
    return viewOf({ ...passkey, used_at: null });
  });
}

async function madeBy(shop: StaffShop, response: RegistrationResponseJSON, staffId: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(shop);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: spendsChallenge(shop, PURPOSE, staffId),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: SIGNATURES,
    });
    if (!registrationInfo) return undefined;
    const { credential } = registrationInfo;
    const { publicKey, counter, transports = [] } = credential;
    return { id: credential.id, public_key: publicKey, counter, transports: [...transports] };
  } catch {
    // The library throws for everything that is wrong with an answer.
    return undefined;
  }
}

/** `office/passkeys/rename` */
export async function renamePasskey(
  { database }: StaffShop,
  { id, name }: { readonly id: string; readonly name: string },
  { staffId }: StaffBearer,
): Promise<true | Refusal> {
  if (name.trim() === '') return refuse('FIELDS_INVALID', { fields: { name: ['REQUIRED'] } });
  const renamed = await renamePasskeyRow(database, { id, staff_id: staffId, name: name.trim() });
  return renamed || refuse('STAFF_PASSKEY_UNKNOWN');
}

/** `office/passkeys/remove` */
export function removePasskey(
  shop: StaffShop & WritesStaffMails,
  id: string,
  { staffId, roles }: StaffBearer,
  address: string,
): Promise<true | Refusal> {
  return shop.database.transaction(async (sql) => {
    await lockMember(sql, staffId);
    const own = await listPasskeys(sql, staffId);
    if (!own.some((passkey) => passkey.id === id)) return refuse('STAFF_PASSKEY_UNKNOWN');
    const isLast = own.length === 1 && !(await factorsOf(sql, staffId)).includes('app');
    if (isLast && mustHaveFactor(roles, museumRoles(shop.museum.settings)))
      return refuse('STAFF_FACTOR_LAST');
    await deletePasskey(sql, id, staffId);
    await noteFactorChange(shop, sql, { staffId, address }, { passkey_removed: id }, 'passkey-removed');
    return true;
  });
}
