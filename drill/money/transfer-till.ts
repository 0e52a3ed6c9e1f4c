// Transfers as the drill of money plays them: payers, their bank, and the treasurer, who reads in a statement for every movement
// and sends back what has to go back.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runStatement } from '../../server/commands/statement.ts';
import { openMatters } from '../../server/payments/transfer/statements/open-matters.ts';
import type { Database } from '../../server/platform/database/sql.ts';
import { type CamtLine, camt } from '../../server/testing/transfers/camt.ts';
import type { Settings } from '../drill-shop.ts';
import type { Door } from './door.ts';
import { PAYARTS } from './money-museum.ts';
import { askedByTransfer } from './money-store.ts';
import type { Till } from './till.ts';

/** Between the halves of whoever pays in two. */
const HALVES_SECONDS = 5;
/** How much some pay too much, in cents. */
const SURPLUS = 500;

type Account = {
  /** What is on the account of each reference, in cents. */
  readonly held: Map<string, number>;
  /** Books a movement and reads in the statement that shows it; below zero is money that leaves. */
  book(reference: string, amount: number, more?: Partial<CamtLine>): Promise<void>;
};

export type TransferTill = Till & {
  /** Sends back what has to go back, until told to stop. */
  readonly treasurer: { stop(): Promise<void> };
};

/** @param folder for the statements */
export function transferTill(
  door: Door,
  database: Database,
  settings: Settings,
  folder: string,
): TransferTill {
  const account = openAccount(settings, folder);
  const asked = async (reference: string) => (await askedByTransfer(database, reference))?.amount ?? 0;
  const pay = async (reference: string) => {
    const amount = await asked(reference);
    await account.book(reference, paysTooMuch(reference) ? amount + SURPLUS : amount);
    return true;
  };
  return {
    name: 'transfer',
    payart: PAYARTS.transfer,
    begin: (cartId) => begin(door, cartId),
    pay,
    payTooLate: pay,
    payLater: async (reference) => {
      const amount = await asked(reference);
      const half = Math.floor(amount / 2);
      await account.book(reference, half);
      await sleep(HALVES_SECONDS * 1000);
      await account.book(reference, amount - half);
      return true;
    },
    decline: async (reference) => {
      const cartId = (await askedByTransfer(database, reference))?.cartId ?? '';
      await door.send(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`, '{}');
      return true;
    },
    // A bank gives nothing back by itself.
    giveBack: async () => {},
    dispute: async (reference, state, amount = Number.POSITIVE_INFINITY) => {
      if (state === 'lost')
        await account.book(reference, -Math.min(amount, account.held.get(reference) ?? 0), {
          reversal: true,
        });
    },
    deliveries: () => [],
    held: async () => account.held,
    treasurer: employTreasurer(database, account),
  };
}

/** By the reference, so that it is the same payers whatever dies. */
function paysTooMuch(reference: string): boolean {
  return Number(reference.at(-1)) % 3 === 0;
}

/** Accepts the order; returns the reference under which it is to be paid: '' where a code has paid for all of it. */
async function begin(door: Door, cartId: string): Promise<string> {
  const { body } = await door.send('/api/de/checkout/execPayment', JSON.stringify({ cartId }));
  const { reference, data } = JSON.parse(body) as { reference?: string; data?: { booking_id?: string } };
  if (data?.booking_id) return '';
  if (!reference) throw new Error(`an order by transfer has no reference: ${body}`);
  return reference;
}

function openAccount(settings: Settings, folder: string): Account {
  const held = new Map<string, number>();
  let count = 0;
  return {
    held,
    book: async (reference, amount, more = {}) => {
      if (amount === 0) return;
      held.set(reference, (held.get(reference) ?? 0) + amount);
      count += 1;
      const file = join(folder, `statement-${count}.xml`);
      const line: CamtLine = {
        amount: (Math.abs(amount) / 100).toFixed(2),
        debit: amount < 0,
        // Else it would be the line of another statement, read again.
        said: `${reference} ${count}`,
        day: new Date().toISOString().slice(0, 10),
        ...more,
      };
      writeFileSync(file, camt([line]));
      const said: string[] = [];
      const code = await runStatement([file], settings, (text) => said.push(text));
      if (code !== 0) throw new Error(`a statement was not read: ${said.join('\n')}`);
    },
  };
}

/** Looks every second at what has to be sent back. */
function employTreasurer(database: Database, account: Account): TransferTill['treasurer'] {
  let isOver = false;
  const working = (async () => {
    while (!isOver) {
      const { returns } = await openMatters(database);
      for (const { reference, amount } of returns) await account.book(reference, -amount);
      await sleep(1000);
    }
  })();
  return {
    stop: () => {
      isOver = true;
      return working;
    },
  };
}
