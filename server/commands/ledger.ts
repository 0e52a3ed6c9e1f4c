// `npm run ledger -- --check`: proves that the ledger agrees with orders, payments, refunds and codes, and names what does
// not. `-- --backfill` posts at once what was sold before there was a ledger, which the running shop does by itself.
import { backfill, isBackfilled } from '../ledger/books/backfill.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { SettingError } from '../platform/read-setting.ts';

const USAGE = `Usage:
  npm run ledger -- --check     compares the ledger with orders, payments, refunds and codes; ends with 1 if they differ
  npm run ledger -- --backfill  posts what was sold before there was a ledger, as the running shop does by itself`;

if (import.meta.main) process.exitCode = await runLedger(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Does what the arguments say; returns the exit code. */
export async function runLedger(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const [verb] = args;
  if ((verb !== '--check' && verb !== '--backfill') || args.length > 1) {
    print(USAGE);
    return 1;
  }
  try {
    const database = await openDatabase(readConfig(env));
    try {
      const now = () => new Date();
      return verb === '--check' ? await check(database, now, print) : await fill(database, now, print);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof SettingError) && !(error instanceof DataFolderInUseError)) throw error;
    print(error.message);
    return 1;
  }
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
