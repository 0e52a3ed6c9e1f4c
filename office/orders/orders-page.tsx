// Orders, the newest or the next visit first, narrowed by filters that stand in the address.

import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { isLanguage, LANGUAGE_NAMES } from '../../domain/language.ts';
import { MOST_ORDERS_AT_ONCE } from '../../domain/office/bulk/bulk-contract.ts';
import type { ListedOrder } from '../../domain/office/orders/found-order.ts';
import type { OrderFilters } from '../../domain/office/orders/order-filters.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { DayFilter, Filters, SelectFilter } from '../ground/list/filters.tsx';
import { filtersIn } from '../ground/list/filters-in.ts';
import { ListFile } from '../ground/list/list-file.tsx';
import { moneyColumn } from '../ground/list/money-column.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { useSelection } from '../ground/list/use-selection.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page } from '../ground/page/page.tsx';
import { useProviderName } from '../ground/provider-name.ts';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';

const NAMES = [
  'state',
  'from',
  'to',
  'visit',
  'event',
  'provider',
  'language',
  'attention',
  'free',
  'sort',
] as const;
const STATES = ['valid', 'returned', 'refunded'] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const [orders, choices] = await Promise.all([
    readOrders(call, new URL(request.url).searchParams),
    call('GET office/order-choices', {}),
  ]);
  return { orders, choices };
}

function readOrders(call: Call, search: URLSearchParams, cursor?: string) {
  return call('GET office/orders', { query: { ...filtersIn<OrderFilters>(search, NAMES), cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const [search] = useSearchParams();
  const { orders, choices } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const rows = useRows(orders, (cursor) => readOrders(call, search, cursor));
  const may = useMay();
  const selection = useSelection(search.toString());
  const pickAll = async () => selection.pick(await allNumbers(call, search));
  return (
    <Page
      title={t('orders.title')}
      lead={t('orders.lead')}
      actions={
        <>
          {may('orders.change') && (
            <OfficeLink to={officePaths.bulkActs()}>{t('bulk.acts.title')}</OfficeLink>
          )}
          <ListFile name="orders" filters={filtersIn<OrderFilters>(search, NAMES)} />
        </>
      }
    >
      <OrderFilterFields choices={choices} />
      <DataList
        label={t('orders.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ number }) => number}
        to={({ number }) => officePaths.order(number)}
        empty={t(NAMES.some((name) => search.get(name)) ? 'office.list.none' : 'orders.empty')}
        {...(may('orders.change') && { selection })}
      />
      <BulkBar selection={selection} pickAll={pickAll} />
    </Page>
  );
}

type Choices = Awaited<ReturnType<typeof loader>>['choices'];

function OrderFilterFields({ choices }: { choices: Choices }) {
  const { t } = useI18n();
  const providerName = useProviderName();
  const yes = [{ value: 'yes', label: t('orders.filter.yes') }];
  return (
    <Filters names={NAMES}>
      <SelectFilter
        name="state"
        label={t('orders.filter.state')}
        options={STATES.map((value) => ({ value, label: t(`orders.state.${value}`) }))}
      />
      <DayFilter name="from" label={t('orders.filter.from')} />
      <DayFilter name="to" label={t('orders.filter.to')} />
      <DayFilter name="visit" label={t('orders.filter.visit')} />
      <SelectFilter
        name="event"
        label={t('orders.filter.event')}
        options={choices.events.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectFilter
        name="provider"
        label={t('orders.filter.provider')}
        options={choices.providers.map((value) => ({ value, label: providerName(value) }))}
      />
      <SelectFilter
        name="language"
        label={t('orders.filter.language')}
        options={choices.languages
          .filter(isLanguage)
          .map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <SelectFilter name="attention" label={t('orders.filter.attention')} options={yes} />
      <SelectFilter name="free" label={t('orders.filter.free')} options={yes} />
      <SelectFilter
        name="sort"
        label={t('orders.sort')}
        all={t('orders.sort.newest')}
        options={[{ value: 'visit', label: t('orders.sort.visit') }]}
      />
    </Filters>
  );
}

/** All that the filters find, the first ones of it where they are too many. */
async function allNumbers(call: Call, search: URLSearchParams): Promise<string[]> {
  const numbers: string[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await readOrders(call, search, cursor);
    numbers.push(...rows.map(({ number }) => number));
    cursor = next ?? undefined;
  } while (cursor !== undefined && numbers.length < MOST_ORDERS_AT_ONCE);
  return numbers.slice(0, MOST_ORDERS_AT_ONCE);
}

function useColumns(): [Column<ListedOrder>, ...Column<ListedOrder>[]] {
  const { t, formats } = useI18n();
  return [
    {
      key: 'number',
      label: t('orders.column.number'),
      cell: ({ number }) => <span className="unbroken">{number}</span>,
    },
    {
      key: 'name',
      label: t('orders.column.name'),
      cell: ({ name, company, email }) => company || name || email || t('orders.nobody'),
    },
    { key: 'what', label: t('orders.column.what'), cell: ({ titles }) => titles.join(', ') },
    {
      key: 'visit',
      label: t('orders.column.visit'),
      cell: ({ visit }) => visit && formats.moment(visit, 'short'),
    },
    { key: 'date', label: t('orders.column.date'), cell: ({ date }) => formats.moment(date, 'short') },
    {
      key: 'state',
      label: t('orders.column.state'),
      cell: ({ state, returned }) =>
        t(`orders.state.${state === 'refunded' ? 'refunded' : returned ? 'returned' : 'valid'}`),
    },
    moneyColumn(formats, 'total', t('orders.column.total')),
  ];
}
