// The report on who has not paid: reserved orders, and orders whose money was taken back by the payer's bank.
import { dayOf, daysApart } from '../../../domain/museum-time.ts';
import type { Reading } from '../reading.ts';
import { readOwed, readReserved } from './unpaid-store.ts';

/** More than anybody could call. */
const MOST = 2_000;

export const unpaidReading: Reading = {
  rows: async ({ database, clock, now }, _, { t, formats }) => {
    const today = clock.today();
    const day = (instant: Date) => dayOf(clock.fromInstant(instant));
    const reserved = (await readReserved(database, now(), MOST)).map((row) => ({
      key: `reserved ${row.number}`,
      label: t('figures.unpaid.reserved', {
        name: row.name || t('figures.unnamed'),
        day: formats.day(day(row.expires_at), 'brief'),
      }),
      values: [row.total, daysApart(today, day(row.expires_at)), daysApart(day(row.created_at), today)],
      reserved: row.number,
    }));
    const owed = (await readOwed(database, MOST)).map(({ number, name, amount, at }) => ({
      key: `owed ${number} ${at.toISOString()}`,
      label: t('figures.unpaid.owed', { name: name || number || t('figures.unnamed') }),
      values: [amount, null, daysApart(day(at), today)],
      ...(number && { order: number }),
    }));
    return [...reserved, ...owed];
  },
  choices: async () => ({}),
};
