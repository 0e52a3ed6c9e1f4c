import { join } from 'node:path';
import type { Config } from '../config.ts';
import { lockDataFolder } from './data-lock.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import type { Database } from './sql.ts';

export type OpenedDatabase = Database & {
  /** The migrations that this start applied. */
  readonly applied: readonly string[];
};

/**
 * The database of the settings, connected and migrated.
 * @throws DataFolderInUseError when another process has the embedded one
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onLostConnection?: (error: Error) => void,
): Promise<OpenedDatabase> {
  const database = config.databaseUrl
    ? openPostgresDatabase(config.databaseUrl, onLostConnection)
    : await openEmbedded(config.dataDir);
  try {
    return { ...database, applied: await migrate(database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockDataFolder(dataDir);
  try {
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
