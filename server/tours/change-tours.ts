// What an import does to the tours, for the module that imports.
import type { Sql } from '../platform/database/sql.ts';
import type { RowChanges } from '../platform/database/upsert.ts';
import { type NewTour, replaceTours } from './tour-store.ts';

export type { NewTour } from './tour-store.ts';

/** Replaces the museum's tours: known ids are changed, missing ones withdrawn. */
export function changeTours(sql: Sql, tours: readonly NewTour[]): Promise<RowChanges> {
  return replaceTours(sql, tours);
}
