// What a file for the accountant would hold, account by account, before it is taken along.
import type { DatevBatch } from '../../../domain/accounting/accounting-contract.ts';
import type { BatchRow } from '../../../domain/accounting/batch-rows.ts';
import { type Days, daysOf } from '../../../domain/figures/period.ts';
import { isPeriod, type Period } from '../../../domain/office/money/period.ts';
import { journalPage } from '../../staff/acts/read-journal.ts';
import { type AccountingShop, datevOf } from '../accounting-shop.ts';
import type { Datev } from '../folder/accounting-fields.ts';
import { type Batch, readBatch } from './read-batch.ts';

const MOST_TAKEN = 12;
/** What files are called in the journal. */
export const BATCH_LIST = 'datev';

const NOTHING: Batch = { problem: null, entries: 0, rows: [], missing: [] };

/** The days of a batch: the last month unless others are asked for. Undefined for days that are none. */
export function batchDays({ from, to }: Period, today: string): Days | undefined {
  if (!isPeriod({ from, to })) return undefined;
  const lastMonth = daysOf('last-month', today);
  return { from: from ?? to ?? lastMonth.from, to: to ?? from ?? lastMonth.to };
}

/** `GET office/accounting/batch`; undefined for days that are none. */
export async function showBatch(shop: AccountingShop, period: Period): Promise<DatevBatch | undefined> {
  const days = batchDays(period, shop.clock.today());
  if (!days) return undefined;
  const datev = datevOf(shop);
  const batch = datev ? await readBatch(shop.database, datev, days) : NOTHING;
  return {
    days,
    today: shop.clock.today(),
    problem: datev ? batch.problem : 'not-set',
    consultant: datev?.consultant ?? 0,
    client: datev?.client ?? 0,
    entries: batch.entries,
    rows: batch.rows.length,
    accounts: datev ? accountsOf(batch.rows, datev) : [],
    missing: batch.missing.map(({ account, vat_value = null, product = '', name = '' }) => ({
      account,
      vat_value,
      product,
      name,
    })),
    taken: await takenBefore(shop),
  };
}

function accountsOf(rows: readonly BatchRow[], datev: Datev): DatevBatch['accounts'] {
  const sums = new Map<number, { debit: number; credit: number }>();
  const post = (account: number, side: 'debit' | 'credit', amount: number) => {
    const sum = sums.get(account) ?? { debit: 0, credit: 0 };
    sum[side] += amount;
    sums.set(account, sum);
  };
  for (const { amount, side, account, contra } of rows) {
    post(account, side === 'S' ? 'debit' : 'credit', amount);
    post(contra, side === 'S' ? 'credit' : 'debit', amount);
  }
  const uses = Map.groupBy(usesOf(datev), ({ number }) => number);
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([account, sum]) => ({
      account,
      uses: (uses.get(account) ?? []).map(({ number: _number, ...use }) => use),
      ...sum,
    }));
}

/** What each number is in the ledger. */
function usesOf({ accounts, providers = [], sales, vat }: Datev) {
  const use = (number: number, account: string, vat_value: number | null = null, product = '') => ({
    number,
    account,
    vat_value,
    product,
  });
  return [
    ...Object.entries(accounts).map(([name, number]) => use(number, name)),
    ...providers.map(({ provider, account }) => use(account, `provider:${provider}`)),
    ...sales.map(({ account, vat_value, product }) => use(account, 'sales', vat_value, product)),
    ...vat.map(({ account, vat_value }) => use(account, 'vat', vat_value)),
  ];
}

async function takenBefore(shop: AccountingShop): Promise<DatevBatch['taken']> {
  const acts = await journalPage(shop, { on: 'list', id: BATCH_LIST }, undefined, MOST_TAKEN);
  return (acts?.rows ?? []).map(({ at, who, changes }) => {
    const field = (name: string) => changes.find(({ field: named }) => named === name)?.after ?? '';
    return { at, who, from: field('from'), to: field('to') };
  });
}
