// `npm run refund -- ORDER_NUMBER …`: the museum's staff give back an order or a part of it. It shows whose order it is and
// what would happen, and asks. Where the shop runs on the embedded database, the shop does it.
import { createInterface } from 'node:readline/promises';
import { askRunningShop, type CommandAnswer } from '../platform/command-socket.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { randomId } from '../platform/random-id.ts';
import { SettingError } from '../platform/read-setting.ts';
import { systemUser } from '../platform/system-user.ts';
import { carryOutRefund, type RefundTask } from '../returns/command/carry-out-refund.ts';
import { refundArguments } from '../returns/command/refund-arguments.ts';
import { NoMuseumError } from '../site/museum.ts';
import type { ShopCommand } from '../start/shop-commands.ts';

type Print = (text: string) => void;
/** Asks a person; undefined where there is none to ask. */
type Ask = ((question: string) => Promise<string>) | undefined;

if (import.meta.main)
  process.exitCode = await runRefund(process.argv.slice(2), process.env, console.log, askOnTerminal());

/** Gives back what the arguments name; returns the exit code. */
export async function runRefund(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
  ask: Ask,
): Promise<number> {
  const asked = refundArguments(args);
  if (typeof asked === 'string') {
    print(asked);
    return 1;
  }
  try {
    const config = readConfig(env);
    const preview = await hereOrThere(config, { do: 'show', asked });
    print(preview.text);
    if (!preview.done || (!asked.yes && !(await isConfirmed(print, ask)))) return 1;
    const given = await hereOrThere(config, { do: 'give-back', asked, key: randomId(), user: systemUser() });
    print(given.text);
    return given.done ? 0 : 1;
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    return 1;
  }
}

async function isConfirmed(print: Print, ask: Ask): Promise<boolean> {
  if (!ask) {
    print('Nothing was changed: there is nobody to ask. Say --yes.');
    return false;
  }
  if (/^y(es)?$/i.test((await ask('Give this back? [y/N] ')).trim())) return true;
  print('Nothing was changed.');
  return false;
}

/** The embedded database belongs to one process: while the shop runs, it does the task. */
async function hereOrThere(config: Config, task: RefundTask): Promise<CommandAnswer> {
  try {
    return await here(config, task);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const command: ShopCommand = { command: 'refund', task };
    const answer = await askRunningShop(config.dataDir, command);
    if (answer) return answer;
    throw error;
  }
}

async function here(config: Config, task: RefundTask): Promise<CommandAnswer> {
  const database = await openDatabase(config);
  try {
    return await carryOutRefund(database, task, () => new Date());
  } finally {
    await database.close();
  }
}

function askOnTerminal(): Ask {
  if (!process.stdin.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}

function isExpected(error: unknown): error is Error {
  return [SettingError, DataFolderInUseError, NoMuseumError].some((expected) => error instanceof expected);
}
