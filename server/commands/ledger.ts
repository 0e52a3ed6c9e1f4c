// `npm run ledger -- --check`: proves that the ledger agrees with orders, payments, refunds and codes, and names what does
// not. `-- --backfill` posts at once what was sold before there was a ledger, which the running shop does by itself.
// `-- --correct` mends by hand what no part of the shop can know.
import { backfill, isBackfilled } from '../ledger/books/backfill.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { money } from '../ledger/books/check/money.ts';
import { type Correction, correctionOf, correctLedger } from '../ledger/books/correct-ledger.ts';
import { readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { SettingError } from '../platform/read-setting.ts';
import { systemUser } from '../platform/system-user.ts';

const USAGE = `Usage:
  npm run ledger -- --check     compares the ledger with orders, payments, refunds and codes; ends with 1 if they differ
  npm run ledger -- --backfill  posts what was sold before there was a ledger, as the running shop does by itself
  npm run ledger -- --correct FROM TO AMOUNT --reason WHY
                                moves an amount between accounts of money, such as provider:mollie and bank`;

if (import.meta.main) process.exitCode = await runLedger(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Does what the arguments say; returns the exit code. */
export async function runLedger(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const work = workOf(args, print);
  if (!work) return 1;
  try {
    const database = await openDatabase(readConfig(env));
    try {
      return await work(database, () => new Date());
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof SettingError) && !(error instanceof DataFolderInUseError)) throw error;
    print(error.message);
    return 1;
  }
}

type Work = (database: Database, now: () => Date) => Promise<number>;

/** What the arguments ask for; undefined, once it is printed why, where they ask for nothing known. */
function workOf([verb, ...rest]: readonly string[], print: Print): Work | undefined {
  if (verb === '--correct') {
    const asked = correctionOf(rest);
    if (typeof asked !== 'string') return (database, now) => correct(database, asked, now, print);
    print(`${asked}\n${USAGE}`);
    return undefined;
  }
  if (verb === '--check' && rest.length === 0) return (database, now) => check(database, now, print);
  if (verb === '--backfill' && rest.length === 0) return (database, now) => fill(database, now, print);
  print(USAGE);
  return undefined;
}

async function correct(
  database: Database,
  asked: Correction,
  now: () => Date,
  print: Print,
): Promise<number> {
  await correctLedger(database, asked, { by: { kind: 'command', user: systemUser() }, now: now() });
  print(`${money(asked.amount)} are moved from ${asked.from} to ${asked.to}: ${asked.reason}`);
  return 0;
}

/** Prints every difference, and what payers owe or are owed; 1 when something differs. */
export async function check(database: Database, now: () => Date, print: Print): Promise<number> {
  if (!(await isBackfilled(database))) {
    print(
      'Not all that was sold before is in the ledger yet: run npm run ledger -- --backfill, or the shop, first.',
    );
    return 1;
  }
  const { differences, open } = await checkLedger(database, now());
  for (const difference of differences) print(difference);
  if (open.length > 0) print(['', 'Open, and no difference:', ...open].join('\n'));
  const found = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  print(
    differences.length === 0 ? 'The ledger agrees with orders, payments, refunds and codes.' : `\n${found}.`,
  );
  return differences.length === 0 ? 0 : 1;
}

async function fill(database: Database, now: () => Date, print: Print): Promise<number> {
  const count = await backfill({ database, now });
  print(
    count === 0
      ? 'Nothing was missing in the ledger.'
      : `${count} orders and payments from before are in the ledger now.`,
  );
  return 0;
}
