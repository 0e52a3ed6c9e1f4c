// `npm run staff -- …`: who may sign in to the office. Where the shop runs on the embedded database, the shop does it.
import { userInfo } from 'node:os';
import { askRunningShop, type CommandAnswer } from '../platform/command-socket.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { SettingError } from '../platform/read-setting.ts';
import { NoMuseumError } from '../site/museum.ts';
import { readMuseum } from '../site/read-museum.ts';
import { carryOutStaff, type StaffCommand } from '../staff/command/carry-out-staff.ts';
import { staffArguments } from '../staff/command/staff-arguments.ts';
import type { ShopCommand } from '../start/shop-commands.ts';

type Print = (text: string) => void;

if (import.meta.main) process.exitCode = await runStaff(process.argv.slice(2), process.env, console.log);

/** Does what the arguments say; returns the exit code. */
export async function runStaff(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const task = staffArguments(args);
  if (typeof task === 'string') {
    print(task);
    return 1;
  }
  try {
    const { text, done } = await hereOrThere(readConfig(env), { task, user: userInfo().username });
    print(text);
    return done ? 0 : 1;
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    return 1;
  }
}

/** The embedded database belongs to one process: while the shop runs, it does the task. */
async function hereOrThere(config: Config, asked: StaffCommand): Promise<CommandAnswer> {
  try {
    return await here(config, asked);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const command: ShopCommand = { command: 'staff', ...asked };
    const answer = await askRunningShop(config.dataDir, command);
    if (answer) return answer;
    throw error;
  }
}

async function here(config: Config, asked: StaffCommand): Promise<CommandAnswer> {
  const database = await openDatabase(config);
  try {
    const { settings } = await readMuseum(database);
    return await carryOutStaff(database, asked, { publicUrl: config.publicUrl, settings }, new Date());
  } finally {
    await database.close();
  }
}

function isExpected(error: unknown): error is Error {
  return [SettingError, DataFolderInUseError, NoMuseumError].some((expected) => error instanceof expected);
}
