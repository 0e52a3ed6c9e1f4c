// The museum as the last import left it, for commands that run without a shop.
import type { Sql } from '../platform/database/sql.ts';
import type { Museum } from './museum.ts';
import { loadMuseum } from './site-store.ts';

/** @throws NoMuseumError when none was imported */
export function readMuseum(sql: Sql): Promise<Museum> {
  return loadMuseum(sql);
}
