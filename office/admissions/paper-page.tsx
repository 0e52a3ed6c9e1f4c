import './paper-page.css';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { sortedByCode } from '../../domain/admissions/paper/by-code.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import type { Column } from '../ground/list/data-list.tsx';
import { DayFilter, Filters, SelectFilter } from '../ground/list/filters.tsx';
import { ShortList } from '../ground/list/short-list.tsx';
import { Page } from '../ground/page/page.tsx';
import { useMe } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    ['date', 'house'].flatMap((name) => [[name, search.get(name)]]).filter(([, value]) => value),
  );
  return context.get(officeContext).call('GET office/admissions/paper', { query });
}

/** The list for when everything fails: by name, with a box to tick. */
export function Component() {
  const { t, formats } = useI18n();
  const { day, rows } = useLoaderData<typeof loader>();
  const { houses } = useMe();
  const [search] = useSearchParams();
  return (
    <Page
      title={t('paper.title', { day: formats.day(day) })}
      lead={t('paper.lead')}
      back={{ to: officePaths.admissions(), label: t('office.menu.admissions') }}
      actions={<Button onClick={() => window.print()}>{t('paper.print')}</Button>}
    >
      <Filters names={['date', 'house', 'sort']}>
        <DayFilter name="date" label={t('admissions.day')} />
        <SelectFilter
          name="sort"
          label={t('paper.sort')}
          all={t('paper.sort.name')}
          options={[{ value: 'code', label: t('paper.sort.code') }]}
        />
        {houses.length > 1 && (
          <SelectFilter
            name="house"
            label={t('paper.house')}
            all={t('paper.house.all')}
            options={houses.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Filters>
      <div className="door-paper">
        <ShortList
          label={t('paper.title', { day: formats.day(day) })}
          rows={search.get('sort') === 'code' ? sortedByCode(rows) : rows}
          rowKey={({ order, code }) => `${order} ${code}`}
          empty={<p>{t('paper.none')}</p>}
          columns={useColumns()}
        />
      </div>
    </Page>
  );
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

function useColumns(): [Column<Row>, ...Column<Row>[]] {
  const { t, formats } = useI18n();
  return [
    { key: 'name', label: t('paper.name'), cell: ({ name }) => name || t('paper.nobody') },
    { key: 'order', label: t('paper.order'), cell: ({ order }) => order },
    { key: 'code', label: t('paper.code'), cell: ({ code }) => <code>{code}</code> },
    { key: 'ticket', label: t('paper.ticket'), cell: ({ title, ticket }) => `${title}, ${ticket}` },
    {
      key: 'when',
      label: t('paper.when'),
      cell: ({ when }) => (when ? formats.clock(when) : t('admissions.allDay')),
    },
    { key: 'persons', label: t('paper.persons'), align: 'end', cell: ({ persons }) => persons },
    { key: 'in', label: t('paper.in'), cell: () => <span className="door-paper-box" /> },
  ];
}
