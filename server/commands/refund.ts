// `npm run refund -- ORDER_NUMBER …`: the museum's staff give back an order or a part of it. It shows whose order it is and
// what would happen, and asks. Money and mail follow as jobs of the running shop; with the embedded database, which one
// process has alone, at its next start.
import { createInterface } from 'node:readline/promises';
import type { RefundShop } from '../payments/payments.ts';
import { REFUND_PAYMENT } from '../payments/refunds/request-refund.ts';
import { readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { randomId } from '../platform/random-id.ts';
import { SettingError } from '../platform/read-setting.ts';
import { type GivenBack, giveBack, previewReturn, readOrder } from '../returns/give-back.ts';
import { ORDER_RETURNED } from '../returns/order-returned.ts';
import { type RefundedOrder, refundOrder } from '../returns/refund-order.ts';
import { issuerOf } from '../site/issuer.ts';
import { NoMuseumError } from '../site/museum.ts';
import { readMuseum } from '../site/read-museum.ts';
import { describeEffect, describeOrder, describeRefusal, euros } from './describe-return.ts';
import { type RefundArguments, refundArguments } from './refund-arguments.ts';
import { refundSelection } from './refund-selection.ts';

const log = { error: () => {}, warn: () => {} };

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
    const database = await openDatabase(readConfig(env));
    try {
      return await withRefundShop(
        database,
        () => new Date(),
        (shop) => refund(shop, asked, print, ask),
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    return 1;
  }
}

/** Shows what would happen, asks, and does it. */
async function refund(shop: RefundShop, asked: RefundArguments, print: Print, ask: Ask): Promise<number> {
  const { number, reason } = asked;
  const whole = await readOrder(shop, number);
  if (!whole) {
    print(`There is no order ${number}.`);
    return 1;
  }
  const selection = refundSelection(whole.returnable, asked);
  if (typeof selection === 'string') {
    print(`${describeOrder(whole)}\n\n${selection}`);
    return 1;
  }
  const preview = await previewReturn(shop, { number, selection });
  if (preview.state !== 'possible') {
    print(preview.state === 'refused' ? describeRefusal(asked, preview) : `There is no order ${number}.`);
    return 1;
  }
  print(`${describeOrder(preview.order)}\n\n${describeEffect(preview.order, preview.effect)}\n`);
  if (!asked.yes && !(await isConfirmed(print, ask))) return 1;
  const given = await giveBack(shop, { number, selection, reason, key: randomId() });
  print(outcomeOf(asked, given));
  return given.state === 'done' ? 0 : 1;
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

function outcomeOf(asked: RefundArguments, given: GivenBack): string {
  const { number } = asked;
  if (given.state === 'unknown') return `There is no order ${number}.`;
  if (given.state === 'refused') return describeRefusal(asked, given);
  const { row } = given;
  const sent = row.content.toPayments.reduce((sum, { amount }) => sum + amount, 0) - row.waiting;
  const isOver = given.state === 'done' && given.effect.isLast;
  return [
    isOver
      ? `Order ${number} is refunded: its tickets, passes and vouchers are no longer valid.`
      : `Order ${number}: done.`,
    sent > 0
      ? `${euros(sent)} go back and the customer gets a mail as soon as the shop is running.`
      : 'There was no money to give back. The customer gets a mail as soon as the shop is running.',
    ...(row.content.voucher ? [`Voucher: ${row.content.voucher.barcode}`] : []),
    ...(row.credit_note ? [`Credit note: ${row.credit_note}`] : []),
  ].join('\n');
}

/** What refunds need, with jobs that are written and not worked on. */
async function withRefundShop<Result>(
  database: Database,
  now: () => Date,
  work: (shop: RefundShop) => Promise<Result>,
): Promise<Result> {
  const museum = await readMuseum(database);
  const jobs = createJobs(database, { work: false, log });
  jobs.work(REFUND_PAYMENT, async () => {});
  jobs.work(ORDER_RETURNED, async () => {});
  await jobs.start();
  try {
    const { today } = createMuseumClock(museum.settings.timeZone, now);
    return await work({ database, now, today, issuer: () => issuerOf(museum), jobs });
  } finally {
    await jobs.stop();
  }
}

/** Refunds a whole order in an open database, whether or not the shop is running. */
export function refundInDatabase(
  database: Database,
  number: string,
  now: () => Date,
): Promise<RefundedOrder> {
  return withRefundShop(database, now, (shop) => refundOrder(shop, number));
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
  return (
    error instanceof SettingError || error instanceof DataFolderInUseError || error instanceof NoMuseumError
  );
}
