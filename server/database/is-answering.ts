import type { Database } from './sql.ts';

/** Does the database answer right now? Never throws. */
export const isAnswering = (database: Pick<Database, 'executeSql'>): Promise<boolean> =>
  database.executeSql('select 1').then(
    () => true,
    () => false,
  );
