// The report on payouts: what providers have paid out, and what each is made of.
import { providerLabel } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { readProviders } from '../sales/sales-store.ts';
import { readPayouts } from './payouts-store.ts';

export const payoutsReading: Reading = {
  rows: async ({ database }, { days, filters: { payment = null } }, { t, formats }) =>
    (await readPayouts(database, { ...days, payment })).map(({ day, provider, reference, ...row }) => ({
      key: `${provider}:${reference}`,
      label: `${formats.day(day, 'brief')}, ${providerLabel(provider, t)}, ${reference}`,
      values: [row.payments, row.refunds, row.disputes, row.other, row.fees, row.paid],
    })),
  choices: async ({ database }, { t }) => ({
    payment: (await readProviders(database)).map((value) => ({ value, label: providerLabel(value, t) })),
  }),
};
