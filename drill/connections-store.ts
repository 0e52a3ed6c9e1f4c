// The SQL with which the drill takes connections away.
import pg from 'pg';
import type { Database } from '../server/platform/database/sql.ts';

/** How often the shop's connections are ended, because it may be faster than the others at taking new ones. */
const ROUNDS = 5;
/** As many as a server has for ordinary users. */
const TAKEN_AT_ONCE = 60;

/** Ends every connection of the shop. */
export async function endConnections(database: Database): Promise<void> {
  await database.executeSql(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer' and usename = 'foyer'`,
  );
}

/**
 * Takes every connection that the server gives to ordinary users, the shop's among them.
 * @param database an administrator's
 * @returns gives them back
 */
export async function takeAllConnections(
  databaseUrl: string,
  database: Database,
): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await endConnections(database);
    const all = await Promise.all(Array.from({ length: TAKEN_AT_ONCE }, () => take(databaseUrl)));
    taken.push(...all.filter((client) => client !== undefined));
  }
  return async () => {
    await Promise.all(taken.map((client) => client.end().catch(() => {})));
  };
}

/** A connection; undefined when none is left. */
async function take(databaseUrl: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'somebody else' });
  client.on('error', () => {});
  return client.connect().then(
    () => client,
    () => undefined,
  );
}
