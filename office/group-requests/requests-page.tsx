// Requests of groups that wait for an offer, or all of them; or the offers that are open, or accepted and not paid.

import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { GroupOffer } from '../../domain/group-requests/group-offers-contract.ts';
import type { ListedRequest } from '../../domain/group-requests/group-requests-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { moneyColumn } from '../ground/list/money-column.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';

type Requests = { readonly rows: readonly ListedRequest[]; readonly next: string | null };
type Loaded = { readonly requests: Requests } | { readonly offers: readonly GroupOffer[] };

function askRequests(call: Call, search: URLSearchParams, cursor?: string) {
  const all = search.get('state') === 'all' && ({ state: 'all' } as const);
  return call('GET office/group-requests', { query: { ...all, ...(cursor && { cursor }) } });
}

function askOffers(call: Call, state: 'open' | 'accepted') {
  return call('GET office/group-offers', { query: { state } });
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { call } = context.get(officeContext);
  const search = new URL(request.url).searchParams;
  const state = search.get('state');
  if (state === 'offered') return { offers: await askOffers(call, 'open') };
  if (state === 'accepted') return { offers: await askOffers(call, 'accepted') };
  return { requests: await askRequests(call, search) };
}

export function Component() {
  const { t } = useI18n();
  const loaded = useLoaderData<typeof loader>();
  return (
    <Page title={t('office.menu.groupRequests')} lead={t('requests.lead')}>
      <Filters names={['state']}>
        <SelectFilter
          name="state"
          label={t('requests.show')}
          all={t('requests.show.open')}
          options={(['offered', 'accepted', 'all'] as const).map((value) => ({
            value,
            label: t(`requests.show.${value}`),
          }))}
        />
      </Filters>
      {'offers' in loaded ? <OfferList offers={loaded.offers} /> : <RequestList requests={loaded.requests} />}
    </Page>
  );
}

function RequestList({ requests }: { requests: Requests }) {
  const i18n = useI18n();
  const { t } = i18n;
  const call = useCall();
  const [search] = useSearchParams();
  const rows = useRows(requests, (after) => askRequests(call, search, after));
  return (
    <DataList
      label={t('office.menu.groupRequests')}
      rows={rows}
      rowKey={({ number }) => String(number)}
      to={({ number }) => officePaths.groupRequest(String(number))}
      columns={columnsOf(i18n)}
      empty={<p>{t('requests.none')}</p>}
    />
  );
}

function OfferList({ offers }: { offers: readonly GroupOffer[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const rows = useRows({ rows: offers, next: null }, () => Promise.resolve({ rows: [], next: null }));
  return (
    <DataList
      label={t('office.menu.groupRequests')}
      rows={rows}
      rowKey={({ id }) => id}
      to={({ number }) => officePaths.groupRequest(String(number))}
      columns={offerColumns(i18n)}
      empty={<p>{t('offer.none')}</p>}
    />
  );
}

function whoOf({ organisation, name }: Pick<ListedRequest, 'organisation' | 'name'>): string {
  return [organisation, name].filter(Boolean).join(', ');
}

function columnsOf({ t, formats }: I18n): [Column<ListedRequest>, ...Column<ListedRequest>[]] {
  return [
    { key: 'who', label: t('requests.who'), cell: whoOf },
    { key: 'kind', label: t('requests.kind'), cell: ({ kind }) => kind },
    { key: 'people', label: t('requests.people'), align: 'end', cell: ({ people }) => people },
    { key: 'days', label: t('requests.days'), cell: ({ days }) => days },
    {
      key: 'received',
      label: t('requests.received'),
      cell: ({ received }) => formats.moment(received, 'short'),
    },
    { key: 'state', label: t('requests.state'), cell: ({ state }) => t(`requests.state.${state}`) },
  ];
}

function offerColumns({ t, formats }: I18n): [Column<GroupOffer>, ...Column<GroupOffer>[]] {
  return [
    { key: 'who', label: t('requests.who'), cell: whoOf },
    {
      key: 'what',
      label: t('offer.what'),
      cell: ({ lines }) => lines.map(({ title }) => title).join(', '),
    },
    {
      key: 'valid',
      label: t('offer.valid_until'),
      cell: ({ valid_until }) => formats.day(valid_until),
    },
    moneyColumn(formats, 'total', t('offer.total')),
    { key: 'state', label: t('requests.state'), cell: ({ state }) => t(`offer.state.${state}`) },
  ];
}
