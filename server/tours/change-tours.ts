// What an import does to the tours, for the module that imports.
import type { Sql } from '../database/sql.ts';
import { type NewTour, putTours, withdrawToursExcept } from './tour-store.ts';

export type { NewTour } from './tour-store.ts';

/** How many are new, and how many were withdrawn. */
export type TourChanges = { readonly added: number; readonly withdrawn: number };

/** Makes these the museum's tours: known ids are changed, missing ones withdrawn. */
export const changeTours = async (sql: Sql, tours: readonly NewTour[]): Promise<TourChanges> => ({
  added: await putTours(sql, tours),
  withdrawn: await withdrawToursExcept(
    sql,
    tours.map(({ id }) => id),
  ),
});
