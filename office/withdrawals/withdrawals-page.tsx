// Declarations of withdrawal, the next deadline first, or those that are settled.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { OpenWithdrawal } from '../../domain/orders/withdrawals-contract.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { ListFile } from '../ground/list/list-file.tsx';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { useDeadline, useOutcome } from './withdrawal-texts.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const settled = new URL(request.url).searchParams.get('show') === 'settled';
  return readWithdrawals(context.get(officeContext).call, settled);
}

function readWithdrawals(call: Call, settled: boolean, cursor?: string) {
  return call('GET office/withdrawals', { query: { settled: settled ? '1' : undefined, cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const [search] = useSearchParams();
  const settled = search.get('show') === 'settled';
  const first = useLoaderData<Awaited<ReturnType<typeof readWithdrawals>>>();
  const rows = useRows(first, (cursor) => readWithdrawals(call, settled, cursor));
  return (
    <Page
      title={t('withdrawals.title')}
      lead={t('withdrawals.lead')}
      actions={<ListFile name="withdrawals" />}
    >
      <Filters names={['show']}>
        <SelectFilter
          name="show"
          label={t('withdrawals.show')}
          all={t('withdrawals.show.open')}
          options={[{ value: 'settled', label: t('withdrawals.show.settled') }]}
        />
      </Filters>
      <DataList
        label={t('withdrawals.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ id }) => id}
        to={({ id }) => officePaths.withdrawal(id)}
        empty={t(settled ? 'office.list.none' : 'withdrawals.empty')}
      />
    </Page>
  );
}

function useColumns(): [Column<OpenWithdrawal>, ...Column<OpenWithdrawal>[]] {
  const { t, formats } = useI18n();
  const deadline = useDeadline();
  const outcome = useOutcome();
  return [
    { key: 'name', label: t('withdrawals.column.name'), cell: ({ name }) => name },
    {
      key: 'order',
      label: t('withdrawals.column.order'),
      cell: ({ match, order, typed_number }) =>
        match === 'order'
          ? order
          : t(`withdrawals.match.${match}`, { order: order ?? '', typed: typed_number }),
    },
    {
      key: 'part',
      label: t('withdrawals.column.part'),
      cell: ({ part }) => part || t('withdrawals.part.all'),
    },
    {
      key: 'received',
      label: t('withdrawals.column.received'),
      cell: ({ received }) => formats.moment(received, 'short'),
    },
    {
      key: 'by',
      label: t('withdrawals.column.by'),
      cell: (row) => outcome(row) ?? deadline(row),
    },
  ];
}
