// The journal of acts as a file, narrowed as its page is.
import { Type } from 'typebox';
import { isDay } from '../../domain/museum-time.ts';
import { isActObjectKind, isActVerb } from '../../domain/staff/act.ts';
import { ActFilters, type JournalAct } from '../../domain/staff/acts-contract.ts';
import { journalPage } from '../staff/acts/read-journal.ts';
import { filtersIn, type OfficeI18n, officeI18n, pagedCsv } from './paged-csv.ts';
import type { StaffList } from './staff-list.ts';

const PAGE = 500;

export const actsList: StaffList = {
  name: 'acts',
  query: Type.Object({ ...ActFilters.properties, lang: Type.Optional(Type.String()) }),
  make: (shop, { lang, ...query }) => {
    const filters = query as ActFilters;
    if ([filters.from, filters.to].some((day) => day && !isDay(day))) return undefined;
    return {
      name: `acts-${shop.clock.today()}`,
      about: filtersIn(query),
      pieces: () =>
        pagedCsv(columns(officeI18n(shop.museum, lang)), async (cursor) => {
          const page = await journalPage(shop, filters, cursor, PAGE);
          if (!page) throw new Error('the journal does not know its own cursor');
          return page;
        }),
    };
  },
};

function columns({ t }: OfficeI18n): [string, (act: JournalAct) => string][] {
  return [
    [t('journal.column.at'), ({ at }) => at],
    [t('journal.filter.who'), ({ who }) => who],
    [t('journal.column.act'), ({ verb }) => t(`journal.did.${isActVerb(verb) ? verb : 'other'}`)],
    [
      t('journal.column.on'),
      ({ on: { kind, id } }) => (isActObjectKind(kind) ? t(`journal.on.${kind}`, { id }) : `${kind} ${id}`),
    ],
    [
      t('journal.column.changes'),
      ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
    ],
    [t('journal.column.reason'), ({ reason }) => reason],
    [t('journal.column.address'), ({ address }) => address || t('journal.here')],
  ];
}
