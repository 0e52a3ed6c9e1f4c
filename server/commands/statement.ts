// `npm run statement -- FILE`: the museum's staff read in a bank statement (ADR 100). Orders and mails follow as jobs of the
// running shop; with the embedded database, which one process has alone, at its next start.
import { readFileSync } from 'node:fs';
import { type Booked, type BookShop, bookLines } from '../payments/transfer/statements/book-lines.ts';
import { TRANSFER_BOOKED } from '../payments/transfer/statements/booked-job.ts';
import {
  type Decided,
  ignoreByHand,
  matchByHand,
  sentBackByHand,
} from '../payments/transfer/statements/decide-line.ts';
import { openMatters } from '../payments/transfer/statements/open-matters.ts';
import { readStatement } from '../payments/transfer/statements/read-statement.ts';
import { StatementError } from '../payments/transfer/statements/statement-line.ts';
import { transferSettings } from '../payments/transfer/transfer-settings.ts';
import { readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { SettingError } from '../platform/read-setting.ts';
import { NoMuseumError } from '../site/museum.ts';
import { readMuseum } from '../site/read-museum.ts';
import { decidedText, openText, readText, USAGE } from './statement-texts.ts';

const log = { error: () => {}, warn: () => {} };

if (import.meta.main) process.exitCode = await runStatement(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** What the arguments ask for; undefined where they ask for nothing known. */
export type StatementTask =
  | { readonly do: 'read'; readonly file: string }
  | { readonly do: 'open' }
  | { readonly do: 'match'; readonly line: string; readonly name: string }
  | { readonly do: 'ignore'; readonly line: string; readonly why: string }
  | { readonly do: 'sent-back'; readonly id: string };

export function statementTask(args: readonly string[]): StatementTask | undefined {
  const [first = '', second = '', third = '', ...rest] = args;
  if (first === '--open' && args.length === 1) return { do: 'open' };
  if (first === '--match' && third && rest.length === 0) return { do: 'match', line: second, name: third };
  if (first === '--sent-back' && second && args.length === 2) return { do: 'sent-back', id: second };
  if (first === '--ignore' && third === '--reason' && rest.length > 0)
    return { do: 'ignore', line: second, why: rest.join(' ') };
  if (first !== '' && !first.startsWith('--') && args.length === 1) return { do: 'read', file: first };
  return undefined;
}

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
    const database = await openDatabase(readConfig(env));
    try {
      return await inDatabase(database, task, print, () => new Date());
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    return 1;
  }
}

/** Does a task in an open database, whether or not the shop is running. */
export async function inDatabase(
  database: Database,
  task: StatementTask,
  print: Print,
  now: () => Date,
): Promise<number> {
  const jobs = createJobs(database, { work: false, log });
  jobs.work(TRANSFER_BOOKED, async () => {});
  await jobs.start();
  try {
    return await carryOut({ database, jobs, now }, task, print);
  } finally {
    await jobs.stop();
  }
}

async function carryOut(shop: BookShop, task: StatementTask, print: Print): Promise<number> {
  switch (task.do) {
    case 'read':
      print(readText(await readFile(shop, task.file)));
      print(openText(await openMatters(shop.database)));
      return 0;
    case 'open':
      print(openText(await openMatters(shop.database)));
      return 0;
    case 'match':
      return report(await matchByHand(shop, task.line, task.name), print);
    case 'ignore':
      return report(await ignoreByHand(shop, task.line, task.why), print);
    case 'sent-back':
      return report(await sentBackByHand(shop, task.id), print);
  }
}

function report(decided: Decided, print: Print): number {
  print(decidedText(decided));
  return decided === 'done' ? 0 : 1;
}

async function readFile(shop: BookShop, file: string): Promise<Booked> {
  const settings = transferSettings(await readMuseum(shop.database));
  if (!settings) throw new StatementError('The museum takes no transfers: museum.yaml has no `transfer`.');
  const lines = readStatement(bytesOf(file), settings.iban, settings.csv);
  return bookLines(shop, lines, settings.iban);
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (problem) {
    throw new StatementError(`${file} cannot be read: ${(problem as Error).message}`);
  }
}

function isExpected(error: unknown): error is Error {
  return [SettingError, DataFolderInUseError, NoMuseumError, StatementError].some(
    (expected) => error instanceof expected,
  );
}
