// `npm run import -- FOLDER`: loads a museum folder into the shop's database, or prints why it cannot be loaded. With
// `--check` it only says what it would do. Where the shop runs on the embedded database, the shop does it.
import { resolve } from 'node:path';
import { carryOutImport, type ImportRequest } from '../museum-import/carry-out-import.ts';
import { askRunningShop, type CommandAnswer } from '../platform/command-socket.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { SettingError } from '../platform/read-setting.ts';
import type { ShopCommand } from '../start/shop-commands.ts';

const CHECK = '--check';

if (import.meta.main) process.exitCode = await runImport(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Imports the folder that the arguments name; returns the exit code. */
export async function runImport(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const [folder, ...others] = args.filter((arg) => arg !== CHECK);
  if (folder === undefined || folder.startsWith('--') || others.length > 0) {
    print('Usage: npm run import -- FOLDER, or npm run import -- --check FOLDER to change nothing');
    return 1;
  }
  try {
    const request = { folder: resolve(folder), tried: args.includes(CHECK) };
    const { text, done } = await importHereOrThere(readConfig(env), request);
    print(text);
    return done ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof DataFolderInUseError)) throw error;
    print(error.message);
    return 1;
  }
}

/** The embedded database belongs to one process: while the shop runs, it carries out the import. */
async function importHereOrThere(config: Config, request: ImportRequest): Promise<CommandAnswer> {
  try {
    return await importHere(config, request);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const command: ShopCommand = { command: 'import', ...request };
    const answer = await askRunningShop(config.dataDir, command);
    if (answer) return answer;
    throw error;
  }
}

async function importHere(config: Config, request: ImportRequest): Promise<CommandAnswer> {
  const database = await openDatabase(config, { patient: true });
  try {
    return await carryOutImport(database, request, new Date());
  } finally {
    await database.close();
  }
}
