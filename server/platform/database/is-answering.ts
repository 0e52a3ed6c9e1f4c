import type { Database } from './sql.ts';

/** Does the database answer right now? Never throws. */
export function isAnswering(database: Pick<Database, 'executeSql'>): Promise<boolean> {
  return database.executeSql('select 1').then(
    () => true,
    () => false,
  );
}
