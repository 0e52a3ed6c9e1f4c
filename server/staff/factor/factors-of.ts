// Which second factors members have. Passkeys stand beside the app.
import type { SignedIn } from '../../../domain/staff/staff-contract.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findApp, membersWithApp } from './app-store.ts';

/** What a member may give; empty for whoever has none. */
export async function factorsOf(sql: Sql, staffId: string): Promise<SignedIn['factors']> {
  const app = await findApp(sql, staffId);
  return app?.confirmed_at ? ['app', 'recovery-code'] : [];
}

/** Those of the members who have a second factor. */
export async function membersWithFactor(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await membersWithApp(sql, ids));
}
