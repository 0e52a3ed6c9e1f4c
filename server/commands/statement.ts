// `npm run statement -- FILE`: the museum's staff read in a bank statement (ADR 100). Where the shop runs on the embedded
// database, the shop does it.
import { resolve } from 'node:path';
import { carryOutTask, type StatementTask } from '../payments/transfer/statements/carry-out-task.ts';
import { askRunningShop, type CommandAnswer } from '../platform/command-socket.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { SettingError } from '../platform/read-setting.ts';
import { NoMuseumError } from '../site/museum.ts';
import type { ShopCommand } from '../start/shop-commands.ts';

const USAGE = [
  'Usage: npm run statement -- FILE                          reads a bank statement: CAMT.053 or CSV',
  '       npm run statement -- --open                        what needs a person',
  '       npm run statement -- --match LINE REFERENCE        or the number of the order',
  '       npm run statement -- --ignore LINE --reason WHY    it has nothing to do with the shop',
  '       npm run statement -- --sent-back RETURN            before a statement shows it',
].join('\n');

if (import.meta.main) process.exitCode = await runStatement(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Does what the arguments say; returns the exit code. */
export async function runStatement(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const task = statementTask(args);
  if (!task) {
    print(USAGE);
    return 1;
  }
  try {
    const { text, done } = await hereOrThere(readConfig(env), task);
    print(text);
    return done ? 0 : 1;
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    return 1;
  }
}

/** What the arguments ask for; undefined where they ask for nothing known. */
export function statementTask(args: readonly string[]): StatementTask | undefined {
  const [first = '', second = '', third = '', ...rest] = args;
  if (first === '--open' && args.length === 1) return { do: 'open' };
  if (first === '--match' && third && rest.length === 0) return { do: 'match', line: second, name: third };
  if (first === '--sent-back' && second && args.length === 2) return { do: 'sent-back', id: second };
  if (first === '--ignore' && third === '--reason' && rest.length > 0)
    return { do: 'ignore', line: second, why: rest.join(' ') };
  if (first !== '' && !first.startsWith('--') && args.length === 1)
    return { do: 'read', file: resolve(first) };
  return undefined;
}

/** The embedded database belongs to one process: while the shop runs, it does the task. */
async function hereOrThere(config: Config, task: StatementTask): Promise<CommandAnswer> {
  try {
    return await here(config, task);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const command: ShopCommand = { command: 'statement', task };
    const answer = await askRunningShop(config.dataDir, command);
    if (answer) return answer;
    throw error;
  }
}

async function here(config: Config, task: StatementTask): Promise<CommandAnswer> {
  const database = await openDatabase(config);
  try {
    return await carryOutTask(database, task, () => new Date());
  } finally {
    await database.close();
  }
}

function isExpected(error: unknown): error is Error {
  return [SettingError, DataFolderInUseError, NoMuseumError].some((expected) => error instanceof expected);
}
