// Every closing of what was sold, the newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { DataList } from '../ground/list/data-list.tsx';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { closedText } from './closed-text.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/closings', { query: {} });
}

export function Component() {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const call = useCall();
  const rows = useRows(useLoaderData<typeof loader>(), (after) =>
    call('GET office/closings', { query: { after } }),
  );
  return (
    <Page title={t('office.menu.closings')} lead={t('closings.lead')}>
      <DataList
        label={t('office.menu.closings')}
        rows={rows}
        rowKey={({ number }) => String(number)}
        to={({ number }) => officePaths.closing(String(number))}
        empty={<p>{t('closings.none')}</p>}
        columns={[
          { key: 'what', label: t('closings.what'), cell: ({ closed }) => closedText(closed, i18n) },
          { key: 'state', label: t('closings.state'), cell: ({ state }) => t(`closings.state.${state}`) },
          { key: 'until', label: t('closings.until'), cell: ({ until }) => formats.day(until) },
          {
            key: 'written',
            label: t('closings.written'),
            align: 'end',
            cell: ({ written, to_write }) => t('closings.writtenOf', { written, orders: to_write }),
          },
          { key: 'open', label: t('closings.open'), align: 'end', cell: ({ open }) => open },
          { key: 'listed', label: t('closings.listed'), align: 'end', cell: ({ listed }) => listed },
        ]}
      />
    </Page>
  );
}
