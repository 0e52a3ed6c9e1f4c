// A command at a terminal: done here, or by the shop that runs on the embedded database, which belongs to one process.
import { askRunningShop, type CommandAnswer } from '../platform/command-socket.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { missingDatabase } from '../start/back-up.ts';
import { carryOutCommand, type ShopCommand } from '../start/shop-commands.ts';
import { orExplain } from './or-explain.ts';

export type Env = Readonly<Record<string, string | undefined>>;
export type Print = (text: string) => void;

/** Does a command and prints its answer; returns the exit code. */
export function runCommand(asked: ShopCommand, env: Env, print: Print): Promise<number> {
  return orExplain(print, async () => {
    const { text, done } = await hereOrThere(readConfig(env), asked);
    print(text);
    return done ? 0 : 1;
  });
}

/**
 * Only an import makes the embedded database where there is none: with a mistyped `DATA_DIR`, all others would look through an
 * empty one, and say that nothing needs a person.
 * @throws DataFolderInUseError when the process that has the embedded database takes no commands
 */
export async function hereOrThere(config: Config, asked: ShopCommand): Promise<CommandAnswer> {
  const needed = !config.databaseUrl && asked.command !== 'import';
  const missing = needed ? missingDatabase(config.dataDir) : undefined;
  if (missing) return missing;
  try {
    return await here(config, asked);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const answer = await askRunningShop(config.dataDir, asked);
    if (answer) return answer;
    throw error;
  }
}

async function here(config: Config, asked: ShopCommand): Promise<CommandAnswer> {
  const database = await openDatabase(config, { patient: asked.command === 'import' });
  try {
    const { dataDir, publicUrl } = config;
    return await carryOutCommand({ database, dataDir, publicUrl, now: () => new Date() }, asked);
  } finally {
    await database.close();
  }
}
