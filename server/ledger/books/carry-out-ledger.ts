// What staff ask for about the ledger, in an open database, whether or not the shop is running.
import type { CommandAnswer } from '../../platform/command-socket.ts';
import type { Database } from '../../platform/database/sql.ts';
import { backfill, isBackfilled } from './backfill.ts';
import { checkLedger } from './check/check-ledger.ts';
import { money } from './check/money.ts';
import { type Correction, correctLedger } from './correct-ledger.ts';
import { postMissedReturns } from './post-missed-returns.ts';

export type LedgerTask =
  | { readonly do: 'check' }
  | { readonly do: 'backfill' }
  | { readonly do: 'correct'; readonly asked: Correction; readonly user: string };

/** Does a task, and says what became of it: `done` is false when the ledger differs. */
export async function carryOutLedger(
  database: Database,
  task: LedgerTask,
  now: () => Date,
): Promise<CommandAnswer> {
  if (task.do === 'check') return check(database, now());
  if (task.do === 'backfill') return { text: await fill(database, now), done: true };
  const { asked, user } = task;
  await correctLedger(database, asked, { by: { kind: 'command', user }, now: now() });
  const text = `${money(asked.amount)} are moved from ${asked.from} to ${asked.to}: ${asked.reason}`;
  return { text, done: true };
}

/** Every difference, and what payers owe or are owed. */
async function check(database: Database, now: Date): Promise<CommandAnswer> {
  if (!(await isBackfilled(database)))
    return {
      text: 'Not all that was sold before is in the ledger yet: run npm run ledger -- --backfill, or the shop, first.',
      done: false,
    };
  const { differences, open } = await checkLedger(database, now);
  const found = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  const text = [
    ...differences,
    ...(open.length > 0 ? ['', 'Open, and no difference:', ...open] : []),
    ...(differences.length === 0
      ? ['The ledger agrees with orders, payments, refunds and codes.']
      : ['', `${found}.`]),
  ].join('\n');
  return { text, done: differences.length === 0 };
}

async function fill(database: Database, now: () => Date): Promise<string> {
  const count = (await backfill({ database, now })) + (await postMissedReturns({ database, now }));
  return count === 0
    ? 'Nothing was missing in the ledger.'
    : `${count} orders, payments and refunds from before are in the ledger now.`;
}
