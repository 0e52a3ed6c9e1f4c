// Reserved orders: those that wait for their money, what ends first comes first, or those whose time is over.

import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { Reserved } from '../../domain/office/money/reserved-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SearchFilter, SelectFilter } from '../ground/list/filters.tsx';
import { moneyColumn } from '../ground/list/money-column.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return readReserved(context.get(officeContext).call, new URL(request.url).searchParams);
}

function readReserved(call: Call, search: URLSearchParams, after?: string) {
  const lapsed = search.get('show') === 'lapsed' ? '1' : undefined;
  return call('GET office/reserved', { query: { q: search.get('q') ?? undefined, lapsed, after } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const [search] = useSearchParams();
  const first = useLoaderData<Awaited<ReturnType<typeof readReserved>>>();
  const rows = useRows(first, (after) => readReserved(call, search, after));
  const filtered = search.get('q') || search.get('show');
  return (
    <Page title={t('reserved.title')} lead={t('reserved.lead')}>
      <Filters names={['q', 'show']}>
        <SearchFilter label={t('reserved.search')} />
        <SelectFilter
          name="show"
          label={t('reserved.show')}
          all={t('reserved.show.waits')}
          options={[{ value: 'lapsed', label: t('reserved.show.lapsed') }]}
        />
      </Filters>
      <DataList
        label={t('reserved.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ number }) => String(number)}
        to={({ number }) => officePaths.reservedOrder(String(number))}
        empty={t(filtered ? 'office.list.none' : 'reserved.empty')}
      />
    </Page>
  );
}

function useColumns(): [Column<Reserved>, ...Column<Reserved>[]] {
  const { t, formats } = useI18n();
  return [
    {
      key: 'name',
      label: t('reserved.column.name'),
      cell: ({ name, company }) => [company, name].filter(Boolean).join(', '),
    },
    { key: 'reference', label: t('reserved.column.reference'), cell: ({ reference }) => reference },
    {
      key: 'ordered',
      label: t('reserved.column.ordered'),
      cell: ({ ordered }) => formats.moment(ordered, 'short'),
    },
    { key: 'held', label: t('reserved.column.held'), cell: ({ held }) => formats.day(held, 'short') },
    moneyColumn(formats, 'total', t('reserved.column.total')),
  ];
}
