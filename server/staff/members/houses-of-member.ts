import type { Sql } from '../../platform/database/sql.ts';
import { findMember } from './member-store.ts';

/** The houses that a member is for; empty for all of them. */
export async function housesOfMember(sql: Sql, id: string): Promise<readonly string[]> {
  return (await findMember(sql, id))?.houses ?? [];
}
