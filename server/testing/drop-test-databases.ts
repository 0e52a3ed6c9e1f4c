// Vitest's global setup of the server's tests: what they made on PostgreSQL for one another is dropped at their end.
import { randomBytes } from 'node:crypto';
import { openPostgresDatabase } from '../platform/database/postgres-database.ts';
import { TEST_RUN } from '../platform/database/test-databases.ts';

export function setup(): void {
  process.env[TEST_RUN] ??= randomBytes(4).toString('hex');
}

export async function teardown(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return;
  const admin = openPostgresDatabase(server, { connections: 1 });
  const { rows } = await admin.executeSql(`select datname from pg_database where datname like $1`, [
    `foyer\\_test\\_%\\_${process.env[TEST_RUN]}\\_%`,
  ]);
  for (const { datname } of rows) await admin.executeSql(`drop database if exists ${datname} with (force)`);
  await admin.close();
}
