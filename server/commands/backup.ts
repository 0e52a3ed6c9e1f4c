// `npm run backup -- FOLDER`: copies the embedded database into a new folder, also while the shop runs.
import { resolve } from 'node:path';
import { askRunningShop, type CommandAnswer } from '../platform/command-socket.ts';
import { readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { backUpClosedDatabase } from '../start/back-up.ts';
import type { ShopCommand } from '../start/shop-commands.ts';
import { orExplain } from './or-explain.ts';
import type { Env, Print } from './run-command.ts';

const POSTGRES =
  'DATABASE_URL is set: back that database up with pg_dump or your provider’s way, see docs/operations/backup.md.';

if (import.meta.main) process.exitCode = await runBackup(process.argv.slice(2), process.env, console.log);

/** Copies the database to the folder that the arguments name; returns the exit code. */
export async function runBackup(args: readonly string[], env: Env, print: Print): Promise<number> {
  const [folder, ...others] = args;
  if (folder === undefined || folder.startsWith('-') || others.length > 0) {
    print('Usage: npm run backup -- FOLDER, which must be new or empty');
    return 1;
  }
  return orExplain(print, async () => {
    const { databaseUrl, dataDir } = readConfig(env);
    const { text, done } = databaseUrl
      ? { text: POSTGRES, done: false }
      : await backUpHereOrThere(dataDir, resolve(folder));
    print(text);
    return done ? 0 : 1;
  });
}

/** While the shop runs, only the shop knows when nothing is being written. */
async function backUpHereOrThere(dataDir: string, folder: string): Promise<CommandAnswer> {
  try {
    return await backUpClosedDatabase(dataDir, folder);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const command: ShopCommand = { command: 'backup', folder };
    const answer = await askRunningShop(dataDir, command);
    if (answer) return answer;
    throw error;
  }
}
