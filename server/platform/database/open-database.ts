import { join } from 'node:path';
import type { Config } from '../config.ts';
import { keepPrivate } from '../private-files.ts';
import { lockDataFolder } from './data-lock.ts';
import { openPostgresDatabase, PATIENT_QUERY_MS } from './postgres-database.ts';
import type { Database } from './sql.ts';
import { migrateWhole } from './whole-database.ts';

export type OpenedDatabase = Database & {
  /** The migrations that this start applied. */
  readonly applied: readonly string[];
};

type OpenedWithFiles = OpenedDatabase & {
  /** What other users of the machine can read of the data folder. */
  readonly exposed: readonly string[];
};

type Options = {
  readonly onLostConnection?: (error: Error) => void;
  /** For a command that may take long and that no visitor waits for. */
  readonly patient?: boolean;
};

/**
 * The database of the settings, connected and migrated. What this process writes is its user's alone from now on.
 * @throws DataFolderInUseError when another process has the embedded one
 * @throws DatabaseAway when PostgreSQL cannot be reached
 * @throws IncompleteDatabaseError when a part of it is missing
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: Options = {},
): Promise<OpenedWithFiles> {
  const exposed = keepPrivate(dataDir);
  const database = await (databaseUrl
    ? openPostgres(databaseUrl, options)
    : openMigrated(await openEmbedded(dataDir)));
  return { ...database, exposed };
}

async function openPostgres(
  url: string,
  { onLostConnection, patient = false }: Options,
): Promise<OpenedDatabase> {
  // Migrations of large tables take longer than a visitor would wait.
  const migrating = await openMigrated(
    openPostgresDatabase(url, { queryMs: PATIENT_QUERY_MS, connections: 2 }),
  );
  await migrating.close();
  const database = openPostgresDatabase(url, {
    ...(onLostConnection ? { onLostConnection } : {}),
    ...(patient ? { queryMs: PATIENT_QUERY_MS } : {}),
  });
  return { ...database, applied: migrating.applied };
}

async function openMigrated(database: Database): Promise<OpenedDatabase> {
  try {
    return { ...database, applied: await migrateWhole(database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockDataFolder(dataDir);
  try {
    // A shop on PostgreSQL starts without loading another database.
    const { openEmbeddedDatabase } = await import('./embedded/embedded-database.ts');
    const database = await openEmbeddedDatabase(join(dataDir, 'database'));
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
