// The report on where carts end, by when they were taken to the checkout.
import { shareOf } from '../../../domain/figures/sums.ts';
import { addDays } from '../../../domain/museum-time.ts';
import { labelsOf } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { readCarts } from './carts-store.ts';

export const cartsReading: Reading = {
  rows: async (shop, { group, days }, i18n) => {
    const { database, clock, now } = shop;
    const label = labelsOf(group, shop, i18n);
    const rows = await readCarts(database, {
      group,
      from: clock.toInstant(days.from),
      until: clock.toInstant(addDays(days.to, 1)),
      zone: clock.timeZone,
      now: now(),
    });
    return rows.map(({ key, begun, bought, open, failed, canceled, lapsed }) => ({
      key,
      label: label(key),
      values: [begun, bought, open, failed, canceled, lapsed, shareOf(bought, begun)],
    }));
  },
  choices: async () => ({}),
};
