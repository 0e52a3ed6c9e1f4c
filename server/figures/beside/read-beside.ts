// The report on what sells beside which exhibition.

import { shareOf } from '../../../domain/figures/sums.ts';
import { inLanguage } from '../../../domain/language.ts';
import { labelsOf } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { readBesideEvents, readBesideItems } from './beside-store.ts';

export const besideReading: Reading = {
  rows: async (shop, { group, days, filters: { event = null } }, i18n) => {
    const label = labelsOf('event', shop, i18n);
    if (group === 'product' || event)
      return (await readBesideItems(shop.database, { ...days, event })).map(({ key, orders, beside }) => ({
        key,
        label: label(key),
        values: [orders, null, null, null, beside],
      }));
    return (await readBesideEvents(shop.database, days)).map(({ key, orders, with_more, own, beside }) => ({
      key,
      label: label(key),
      values: [orders, with_more, shareOf(with_more, orders), own, beside],
    }));
  },
  choices: async ({ imported }, { language }) => ({
    event: imported.events.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) })),
  }),
};
