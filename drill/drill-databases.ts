import { openPostgresDatabase } from '../server/platform/database/postgres-database.ts';
import type { Database } from '../server/platform/database/sql.ts';

/** Where the parts of the drill have their databases. */
export type DrillDatabases = {
  /** Makes a database. @returns its address for the shop, which is no superuser */
  create(name: string): Promise<string>;
  /** For the administrator, who gets a connection when nobody else does. */
  open(name: string): Database;
};

/** Lets the shop have databases on a PostgreSQL that lets everybody in. */
export async function openDrillDatabases(port: number): Promise<DrillDatabases> {
  const address = (user: string, name: string) => `postgres://${user}@127.0.0.1:${port}/${name}`;
  const open = (name: string) => openPostgresDatabase(address('postgres', name), { connections: 1 });
  const run = async (text: string) => {
    const database = open('postgres');
    await database.executeSql(text).finally(() => database.close());
  };
  await run('create role foyer login');
  return {
    open,
    create: async (name) => {
      await run(`create database ${name} owner foyer`);
      return address('foyer', name);
    },
  };
}
