// The accounts that an address may sign in to. Whoever registers it again, before or after its owner, must not take the
// owner's place: the account of this device counts, else the oldest, and the newest.
import type { Sql } from '../platform/database/sql.ts';
import {
  type AccountRow,
  findConfirmedAccount,
  findFirstUnconfirmedAccount,
  findLastUnconfirmedAccount,
} from './account-store.ts';
import type { Device } from './devices/known-device.ts';

/** Always three, also where there are fewer accounts: an attacker must not learn how many. */
export type Candidates = readonly [AccountRow | undefined, AccountRow | undefined, AccountRow | undefined];

export async function findCandidates(
  sql: Sql,
  email: string,
  device: Device | undefined,
): Promise<Candidates> {
  const confirmed = await findConfirmedAccount(sql, email);
  const first = await findFirstUnconfirmedAccount(sql, email, device?.accounts);
  const last = await findLastUnconfirmedAccount(sql, email);
  return [confirmed, first, last?.id === first?.id ? undefined : last];
}
