// Acts on many orders of the last thirty days, the newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../../domain/office-addresses.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { DataList } from '../../ground/list/data-list.tsx';
import { useRows } from '../../ground/list/use-rows.ts';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/bulk-acts', { query: {} });
}

export function Component() {
  const { t, formats } = useI18n();
  const call = useCall();
  const rows = useRows(useLoaderData<Awaited<ReturnType<typeof loader>>>(), (cursor) =>
    call('GET office/bulk-acts', { query: { cursor } }),
  );
  return (
    <Page
      title={t('bulk.acts.title')}
      lead={t('bulk.acts.lead')}
      back={{ to: officePaths.orders(), label: t('orders.title') }}
    >
      <DataList
        label={t('bulk.acts.title')}
        rows={rows}
        rowKey={({ id }) => id}
        to={({ id }) => officePaths.bulkAct(id)}
        columns={[
          { key: 'kind', label: t('bulk.acts.what'), cell: ({ kind }) => t(`bulk.${kind}.title`) },
          {
            key: 'at',
            label: t('bulk.acts.at'),
            cell: ({ started_at }) => formats.moment(started_at, 'short'),
          },
          { key: 'by', label: t('bulk.acts.by'), cell: ({ by }) => by },
          { key: 'state', label: t('bulk.acts.state'), cell: ({ state }) => t(`bulk.state.${state}`) },
          { key: 'done', label: t('bulk.acts.done'), align: 'end', cell: ({ done }) => done },
          { key: 'failed', label: t('bulk.acts.failed'), align: 'end', cell: ({ failed }) => failed },
          { key: 'count', label: t('bulk.acts.count'), align: 'end', cell: ({ count }) => count },
        ]}
        empty={<p>{t('bulk.acts.none')}</p>}
      />
    </Page>
  );
}
