// Which second factors members have: an app with its recovery codes, passkeys.
import type { SignedIn } from '../../../domain/staff/staff-contract.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findApp, membersWithApp } from './app-store.ts';
import { listPasskeys, membersWithPasskey } from './passkey-store.ts';

/** What a member may give; empty for whoever has none. */
export async function factorsOf(sql: Sql, staffId: string): Promise<SignedIn['factors']> {
  const app = await findApp(sql, staffId);
  const passkeys = await listPasskeys(sql, staffId);
  return [
    ...(app?.confirmed_at ? (['app', 'recovery-code'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
}

/** Those of the members who have a second factor. */
export async function membersWithFactor(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set([...(await membersWithApp(sql, ids)), ...(await membersWithPasskey(sql, ids))]);
}
