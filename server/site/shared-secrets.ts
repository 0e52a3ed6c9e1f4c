// Secrets that all processes of a shop share, in the database.
import type { Sql } from '../platform/database/sql.ts';
import { sharedSecret } from './site-store.ts';

/** A secret by its name; made when it is first asked for. */
export function readSharedSecret(sql: Sql, name: string): Promise<string> {
  return sharedSecret(sql, name);
}
