// Signing out of the office. The directory that has signed somebody in still knows them in this browser: whoever sits down next
// would be one click away from being them. So the page offers to sign out there, too (RP-Initiated Logout 1.0).
import type { StaffBearer } from '../../api/bearer.ts';
import type { WithCookie } from '../../api/handler.ts';
import { closeStaffSession } from '../sessions/staff-sessions.ts';
import { signOutAddress } from './ask-directory.ts';
import { type DirectoryShop, directoryOf, isOfDirectory } from './directory-shop.ts';

/** `office/sign-out`. Works also while the directory is down. */
export async function signOut(
  shop: DirectoryShop,
  staff: StaffBearer,
): Promise<WithCookie<{ directory: string | null }>> {
  const setCookie = await closeStaffSession(shop, staff);
  return { setCookie, answer: { directory: (await addressOf(shop, staff)) ?? null } };
}

async function addressOf(shop: DirectoryShop, { staffId }: StaffBearer): Promise<string | undefined> {
  const directory = directoryOf(shop);
  if (!directory || !(await isOfDirectory(shop, shop.database, staffId))) return undefined;
  return signOutAddress(directory, shop.config.publicUrl).catch(() => undefined);
}
