// Requests of groups that wait for an offer, or all of them.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { officePaths } from '../../domain/addresses.ts';
import type { ListedRequest } from '../../domain/group-requests/group-requests-contract.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';

function askRequests(call: Call, search: URLSearchParams, cursor?: string) {
  const all = search.get('state') === 'all' && ({ state: 'all' } as const);
  return call('GET office/group-requests', { query: { ...all, ...(cursor && { cursor }) } });
}

export function loader({ context, request }: LoaderFunctionArgs) {
  return askRequests(context.get(officeContext).call, new URL(request.url).searchParams);
}

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const call = useCall();
  const [search] = useSearchParams();
  const rows = useRows(useLoaderData<typeof loader>(), (after) => askRequests(call, search, after));
  return (
    <Page title={t('office.menu.groupRequests')} lead={t('requests.lead')}>
      <Filters names={['state']}>
        <SelectFilter
          name="state"
          label={t('requests.show')}
          all={t('requests.show.open')}
          options={[{ value: 'all', label: t('requests.show.all') }]}
        />
      </Filters>
      <DataList
        label={t('office.menu.groupRequests')}
        rows={rows}
        rowKey={({ number }) => String(number)}
        to={({ number }) => officePaths.groupRequest(String(number))}
        columns={columnsOf(i18n)}
        empty={<p>{t('requests.none')}</p>}
      />
    </Page>
  );
}

function columnsOf({ t, formats }: I18n): [Column<ListedRequest>, ...Column<ListedRequest>[]] {
  return [
    {
      key: 'who',
      label: t('requests.who'),
      cell: ({ organisation, name }) => [organisation, name].filter(Boolean).join(', '),
    },
    { key: 'kind', label: t('requests.kind'), cell: ({ kind }) => kind },
    { key: 'people', label: t('requests.people'), align: 'end', cell: ({ people }) => people },
    { key: 'days', label: t('requests.days'), cell: ({ days }) => days },
    { key: 'received', label: t('requests.received'), cell: ({ received }) => formats.moment(received) },
    { key: 'state', label: t('requests.state'), cell: ({ state }) => t(`requests.state.${state}`) },
  ];
}
