// `npm run refund -- ORDER_NUMBER`: the museum's staff refund a whole order. Money and mail follow as a job of the
// running shop; with the embedded database, which one process has alone, at its next start.

import { type RefundedOrder, refundOrder } from '../payments/refunds/refund-order.ts';
import { REFUND_PAYMENT } from '../payments/refunds/request-refund.ts';
import { readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { SettingError } from '../platform/read-setting.ts';
import { issuerOf } from '../site/issuer.ts';
import { NoMuseumError } from '../site/museum.ts';
import { readMuseum } from '../site/read-museum.ts';

const log = { error: () => {}, warn: () => {} };

if (import.meta.main) process.exitCode = await runRefund(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Refunds the order that the arguments name; returns the exit code. */
export async function runRefund(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const [number] = args;
  if (number === undefined || args.length > 1) {
    print('Usage: npm run refund -- ORDER_NUMBER');
    return 1;
  }
  try {
    const database = await openDatabase(readConfig(env));
    try {
      const refunded = await refundInDatabase(database, number, () => new Date());
      print(outcomeOf(number, refunded));
      return refunded.state === 'refunded' ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    return 1;
  }
}

/** Refunds an order in an open database, whether or not the shop is running. */
export async function refundInDatabase(
  database: Database,
  number: string,
  now: () => Date,
): Promise<RefundedOrder> {
  const museum = await readMuseum(database);
  const jobs = createJobs(database, { work: false, log });
  jobs.work(REFUND_PAYMENT, async () => {});
  await jobs.start();
  try {
    const { today } = createMuseumClock(museum.settings.timeZone, now);
    return await refundOrder({ database, now, today, issuer: () => issuerOf(museum), jobs }, number);
  } finally {
    await jobs.stop();
  }
}

function outcomeOf(number: string, refunded: RefundedOrder): string {
  switch (refunded.state) {
    case 'unknown':
      return `There is no order ${number}.`;
    case 'before':
      return `Order ${number} was refunded before. Nothing was changed.`;
    case 'vouchers-spent':
      return [
        `Order ${number} bought vouchers that are spent, in part or in whole, or lie in a cart: ${refunded.barcodes.join(', ')}.`,
        'Nothing was changed.',
      ].join('\n');
    case 'refunded':
      return [
        `Order ${number} is refunded: its tickets, passes and vouchers are no longer valid.`,
        refunded.amount > 0
          ? `${euros(refunded.amount)} go back and the customer gets a mail as soon as the shop is running.`
          : 'There was no money to give back. The customer gets a mail as soon as the shop is running.',
        ...(refunded.creditNote ? [`Credit note: ${refunded.creditNote}`] : []),
      ].join('\n');
  }
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof SettingError || error instanceof DataFolderInUseError || error instanceof NoMuseumError
  );
}
