// Where a member is signed in, and how they end it.
import type { StaffBearer } from '../../api/bearer.ts';
import { writeAct } from '../acts/write-act.ts';
import type { StaffShop } from '../staff-shop.ts';
import { deleteOtherStaffSessions, deleteStaffSessionOf, listStaffSessions } from './staff-session-store.ts';
import { idleSince } from './staff-sessions.ts';

/** `office/sessions`: this one first, then the latest used. */
export async function listOwnSessions({ database, now }: StaffShop, { staffId, sessionId }: StaffBearer) {
  const sessions = await listStaffSessions(database, staffId, idleSince(now()), now());
  return sessions
    .map(({ id, browser, system, address, signed_in_at, used_at }) => ({
      id,
      browser: browser ?? '',
      system: system ?? '',
      address,
      signed_in_at: signed_in_at.toISOString(),
      used_at: used_at.toISOString(),
      current: id === sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** `office/session-end`. @returns how many ended */
export function endOwnSessions(
  { database, now }: StaffShop,
  id: string | undefined,
  { staffId, sessionId }: StaffBearer,
  address: string,
): Promise<number> {
  return database.transaction(async (sql) => {
    const ended =
      id === undefined
        ? await deleteOtherStaffSessions(sql, staffId, sessionId)
        : await deleteStaffSessionOf(sql, staffId, id);
    const by = { kind: 'staff', staffId, address } as const;
    const on = { kind: 'staff', id: staffId } as const;
    if (ended > 0) await writeAct(sql, { by, verb: 'staff.session-ended', on, after: { ended } }, now());
    return ended;
  });
}
