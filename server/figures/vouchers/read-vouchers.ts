// The report on vouchers: what came and went in the account of codes, and what is owed at the end of each day, week or month.
import { labelsOf } from '../labels.ts';
import { keysOf } from '../order-rows.ts';
import type { Reading } from '../reading.ts';
import { readVouchers, type VouchersRow } from './vouchers-store.ts';

const NOTHING = { sold: 0, spent: 0, returned: 0, imported: 0, lapsed: 0, moved: 0 };

export const vouchersReading: Reading = {
  rows: async (shop, asked, i18n) => {
    const label = labelsOf(asked.group, shop, i18n);
    const found = await readVouchers(shop.database, { group: asked.group, ...asked.days });
    const byKey = new Map(found.map((row) => [row.key, row]));
    let owed = byKey.get('')?.moved ?? 0;
    return keysOf(asked).map((key) => {
      const row: Omit<VouchersRow, 'key'> = byKey.get(key) ?? NOTHING;
      const { sold, spent, returned, imported, lapsed, moved } = row;
      owed += moved;
      const other = moved - sold - spent - returned - imported - lapsed;
      return { key, label: label(key), values: [sold, spent, returned, imported, lapsed, other, owed] };
    });
  },
  choices: async () => ({}),
};
