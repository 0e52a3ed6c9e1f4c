// Who is signed in to the office (operations 1): a random secret in a cookie, of which the database knows a digest. A session
// ends after an hour without use, and twelve hours after signing in.
import { permissionsOf } from '../../../domain/staff/role.ts';
import { mustHaveFactor } from '../../../domain/staff/second-factor.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import type { Caller } from '../../api/handler.ts';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import { deviceOf } from '../../credentials/session-device.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { museumRoles } from '../folder/staff-settings.ts';
import type { StaffShop } from '../staff-shop.ts';
import { readStaffCookie, staffCookie } from './staff-cookie.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  touchStaffSession,
} from './staff-session-store.ts';

const IDLE_MS = 3600 * 1000;
const LONGEST_MS = 12 * 3600 * 1000;
const NOTED_EVERY_MS = 60 * 1000;

/** Where a session is opened. */
export type From = Pick<Caller, 'address' | 'userAgent' | 'cookies'>;

type SignedInMember = {
  readonly staffId: string;
  readonly factorAt?: Date | undefined;
  /** The member has a factor and has not given it: nothing is permitted before. */
  readonly factorDue?: boolean;
  /** The directory's own id of the session in which it signed them in. */
  readonly directorySession?: string | undefined;
};

/**
 * Signs a member in; the session that this browser had ends, so that nobody can have left one there.
 * @returns the header `Set-Cookie`
 */
export async function openStaffSession(
  shop: StaffShop,
  sql: Sql,
  { staffId, factorAt, factorDue = false, directorySession }: SignedInMember,
  { address, userAgent, cookies }: From,
): Promise<string> {
  const at = shop.now();
  const former = await findSession(shop, sql, cookies);
  if (former) await deleteStaffSession(sql, former.id);
  const secret = newSecret();
  await insertStaffSession(sql, {
    id: randomId(),
    staff_id: staffId,
    secret_hash: secretDigest(secret),
    signed_in_at: at,
    expires_at: new Date(at.getTime() + LONGEST_MS),
    factor_at: factorAt ?? null,
    address,
    factor_due: factorDue,
    directory_session: directorySession ?? null,
    ...deviceOf(userAgent),
  });
  return staffCookie(shop, secret);
}

/** Whoever is signed in with these cookies; undefined for anything but a session that is in use. */
export async function verifyStaff(
  shop: StaffShop,
  cookies: string | undefined,
): Promise<StaffBearer | undefined> {
  const session = await findSession(shop, shop.database, cookies);
  if (!session) return undefined;
  const now = shop.now();
  if (now.getTime() - session.used_at.getTime() > NOTED_EVERY_MS)
    await touchStaffSession(shop.database, session.id, now);
  const { roles } = session;
  const own = museumRoles(shop.museum.settings);
  // Whoever has a factor gives it when signing in; whom the directory has signed in, right afterwards.
  const lacksFactor = session.factor_at === null && (session.factor_due || mustHaveFactor(roles, own));
  return {
    staffId: session.staff_id,
    sessionId: session.id,
    roles,
    permissions: lacksFactor ? new Set() : permissionsOf(roles, own),
    lacksFactor,
    factorAt: session.factor_at ?? undefined,
  };
}

/** A session that was last used before this has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}

async function findSession(shop: StaffShop, sql: Sql, cookies: string | undefined) {
  const secret = readStaffCookie(shop, cookies);
  const now = shop.now();
  return secret === undefined ? undefined : findStaffSession(sql, secretDigest(secret), idleSince(now), now);
}

/** Signs out. @returns the header `Set-Cookie` */
export async function closeStaffSession(shop: StaffShop, { sessionId }: StaffBearer): Promise<string> {
  await deleteStaffSession(shop.database, sessionId);
  return staffCookie(shop);
}
