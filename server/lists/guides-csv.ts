// What guides are owed for a month, as a file: a row for each who led a tour.
import { Type } from 'typebox';
import { addDays, firstDayOf, isDay, monthOf } from '../../domain/museum-time.ts';
import { type OwedRow, owedIn } from '../guides/show-owed.ts';
import { csv } from './csv.ts';
import { type OfficeI18n, officeI18n } from './paged-csv.ts';
import type { StaffList } from './staff-list.ts';

export const guidesList: StaffList = {
  name: 'guides',
  query: Type.Object({ month: Type.Optional(Type.String()), lang: Type.Optional(Type.String()) }),
  make: (shop, { month: asked, lang }) => {
    const last = monthOf(addDays(firstDayOf(monthOf(shop.clock.today())), -1));
    const month = typeof asked === 'string' ? asked : last;
    if (!/^\d{4}-\d{2}$/.test(month) || !isDay(firstDayOf(month))) return undefined;
    return {
      name: `guides-${month}`,
      about: { month },
      pieces: async function* () {
        yield guidesCsv(await owedIn(shop, month), month, officeI18n(shop.museum, lang));
      },
    };
  },
};

function guidesCsv(rows: readonly OwedRow[], month: string, { t }: OfficeI18n): string {
  return csv([
    [
      t('owed.month'),
      t('guides.name'),
      t('owed.led'),
      t('owed.counts'),
      t('owed.participants'),
      t('owed.amount'),
    ],
    ...rows.map(({ name, led, tours, participants, amount }) => [
      month,
      name,
      led,
      tours,
      participants,
      (amount / 100).toFixed(2),
    ]),
  ]);
}
