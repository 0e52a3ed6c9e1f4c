// What guides are owed for a month.

import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { addMonths } from '../../domain/museum-time.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { DataList } from '../ground/list/data-list.tsx';
import { ListFile } from '../ground/list/list-file.tsx';
import { moneyColumn } from '../ground/list/money-column.ts';
import { wholeList } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { Steps } from './steps.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const month = new URL(request.url).searchParams.get('month');
  return context
    .get(officeContext)
    .call('GET office/guides-owed', { query: month && /^\d{4}-\d{2}$/.test(month) ? { month } : {} });
}

export function Component() {
  const { t, formats } = useI18n();
  const { month, rows } = useLoaderData<typeof loader>();
  const [, setSearch] = useSearchParams();
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const go = (next: string) => setSearch({ month: next });
  return (
    <Page
      title={t('office.menu.guidesOwed')}
      lead={t('owed.lead')}
      actions={<ListFile name="guides" filters={{ month }} />}
    >
      <Steps
        label={formats.month(month)}
        onEarlier={() => go(addMonths(month, -1))}
        onLater={() => go(addMonths(month, 1))}
      />
      <DataList
        label={t('office.menu.guidesOwed')}
        rows={wholeList(rows)}
        rowKey={({ id }) => id}
        to={({ id }) => officePaths.guide(id)}
        columns={[
          { key: 'name', label: t('guides.name'), cell: ({ name }) => name },
          { key: 'led', label: t('owed.led'), align: 'end', cell: ({ led }) => led },
          { key: 'counts', label: t('owed.counts'), align: 'end', cell: ({ tours }) => tours },
          {
            key: 'people',
            label: t('owed.participants'),
            align: 'end',
            cell: ({ participants }) => participants,
          },
          moneyColumn(formats, 'amount', t('owed.amount')),
        ]}
        empty={<p>{t('owed.none')}</p>}
        short
      />
      {rows.length > 0 && <p>{t('owed.sum', { amount: formats.money(sum) })}</p>}
      <p className="soft small">{t('owed.definition')}</p>
    </Page>
  );
}
