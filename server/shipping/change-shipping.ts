// What an import does to the shipping rates, for the module that imports.
import type { Sql } from '../platform/database/sql.ts';
import { type NewZone, replaceZones } from './shipping-store.ts';

export type { NewZone } from './shipping-store.ts';

/** Replaces the museum's shipping zones by these. */
export function changeShipping(sql: Sql, zones: readonly NewZone[]): Promise<void> {
  return replaceZones(sql, zones);
}
