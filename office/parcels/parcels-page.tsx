// Parcels to pack, sent, or all; several are packed at once: their slips printed, and marked as sent.
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { ListedParcel } from '../../domain/orders/parcels/parcels-contract.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { useRows } from '../ground/list/use-rows.ts';
import { useSelection } from '../ground/list/use-selection.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { ChosenParcels, keyOf } from './chosen-parcels.tsx';
import { useParcelState } from './use-parcel-state.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return readParcels(context.get(officeContext).call, new URL(request.url).searchParams);
}

function readParcels(call: Call, search: URLSearchParams, cursor?: string) {
  const state = (['sent', 'all'] as const).find((one) => one === search.get('state'));
  const kind = (['goods', 'pass'] as const).find((one) => one === search.get('kind'));
  return call('GET office/parcels', { query: { state, kind, cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const first = useLoaderData<Awaited<ReturnType<typeof readParcels>>>();
  const rows = useRows(first, (cursor) => readParcels(call, search, cursor));
  const selection = useSelection(search.toString());
  return (
    <Page title={t('parcels.title')} lead={t('parcels.lead')}>
      <Filters names={['state', 'kind']}>
        <SelectFilter
          name="state"
          label={t('parcels.show')}
          all={t('parcels.show.toPack')}
          options={(['sent', 'all'] as const).map((value) => ({ value, label: t(`parcels.show.${value}`) }))}
        />
        <SelectFilter
          name="kind"
          label={t('parcels.kind')}
          options={(['goods', 'pass'] as const).map((value) => ({
            value,
            label: t(`parcels.kind.${value}`),
          }))}
        />
      </Filters>
      <ChosenParcels all={rows.all.filter(isToPack)} selection={selection} onDone={() => void revalidate()} />
      <DataList
        label={t('parcels.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={keyOf}
        to={({ number }) => officePaths.parcel(String(number))}
        empty={t(search.get('state') || search.get('kind') ? 'office.list.none' : 'parcels.none')}
        {...(rows.all.some(isToPack) && { selection, canPick: isToPack })}
      />
    </Page>
  );
}

/** What is sent already is not sent again. */
function isToPack({ state }: ListedParcel): boolean {
  return state === 'to-pack';
}

function useColumns(): [Column<ListedParcel>, ...Column<ListedParcel>[]] {
  const { t, formats } = useI18n();
  const stateOf = useParcelState();
  return [
    { key: 'to', label: t('parcels.column.to'), cell: ({ to }) => to.name || t('parcels.nobody') },
    { key: 'city', label: t('acts.field.city'), cell: ({ to }) => [to.city, to.country].join(', ') },
    {
      key: 'items',
      label: t('parcels.column.items'),
      cell: ({ items }) => items.map((item) => t('parcels.items', item)).join(', '),
    },
    {
      key: 'order',
      label: t('parcels.column.order'),
      cell: ({ order }) => <span className="unbroken">{order}</span>,
    },
    {
      key: 'ordered',
      label: t('parcels.column.ordered'),
      cell: ({ ordered }) => formats.day(ordered.slice(0, 10), 'brief'),
    },
    { key: 'state', label: t('parcels.column.state'), cell: stateOf },
  ];
}
