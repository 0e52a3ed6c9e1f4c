// The directory has signed somebody out (ADR 105): their sessions here end, those of the session that it names, or all of them.

import type { Sql } from '../../platform/database/sql.ts';
import { writeAct } from '../acts/write-act.ts';
import type { From } from '../sessions/staff-sessions.ts';
import type { Directory, DirectoryShop } from './directory-shop.ts';
import { endSessionsOf, lockDirectory, rememberLogout } from './logout-store.ts';
import { type DirectoryLogout, readLogoutToken } from './logout-token.ts';

type LogoutFrom = Pick<From, 'address'>;

/** Longer than a token is taken, and longer than somebody is on the way from the directory. */
const KEPT_MS = 3600 * 1000;

/**
 * @param token as it was sent to the server, by whomever
 * @returns whether it counts; where it does not, the log says why
 */
export async function logOutByDirectory(
  shop: DirectoryShop,
  directory: Directory,
  token: string,
  from: LogoutFrom,
): Promise<boolean> {
  const logout = await readLogoutToken(directory.config, token).catch((problem: Error) => problem);
  if (logout instanceof Error) return noLogout(shop, logout.message, from);
  const isFirst = await shop.database.transaction((sql) => endFor(shop, sql, logout, from));
  return isFirst || noLogout(shop, 'the token was used before', from);
}

function noLogout({ log }: DirectoryShop, why: string, { address }: LogoutFrom): false {
  log.warn({ address }, `A logout token of the directory (OIDC_ISSUER) was refused: ${why}`);
  return false;
}

/** @returns false for a token that came before */
async function endFor(
  shop: DirectoryShop,
  sql: Sql,
  logout: DirectoryLogout,
  { address }: LogoutFrom,
): Promise<boolean> {
  const now = shop.now();
  await lockDirectory(sql, logout.issuer);
  if (!(await rememberLogout(sql, logout, now, KEPT_MS))) return false;
  const ended = Map.groupBy(await endSessionsOf(sql, logout), (staffId) => staffId);
  for (const [staffId, sessions] of ended) {
    const by = { kind: 'staff', staffId, address } as const;
    const on = { kind: 'staff', id: staffId } as const;
    const after = { ended: sessions.length, by: 'directory' };
    await writeAct(sql, { by, verb: 'staff.session-ended', on, after }, now);
  }
  return true;
}
