// Days of the books, the newest first, and who has closed them.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ListedDay } from '../../../domain/accounting/day-closings-contract.ts';
import type { Period } from '../../../domain/office/money/period.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { useI18n } from '../../ground/i18n.ts';
import { DayFilter, Filters } from '../../ground/list/filters.tsx';
import { filtersIn } from '../../ground/list/filters-in.ts';
import { moneyColumn } from '../../ground/list/money-column.ts';
import { ShortList } from '../../ground/list/short-list.tsx';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';

const NAMES = ['from', 'to'] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = filtersIn<Period>(new URL(request.url).searchParams, NAMES);
  return context.get(officeContext).call('GET office/day-closings', { query });
}

export function Component() {
  const { t, formats } = useI18n();
  const { rows } = useLoaderData<typeof loader>();
  const stateText = useStateText();
  return (
    <Page title={t('days.title')} lead={t('days.lead')}>
      <Filters names={NAMES}>
        <DayFilter name="from" label={t('accounting.from')} />
        <DayFilter name="to" label={t('accounting.to')} />
      </Filters>
      <ShortList
        label={t('days.title')}
        rows={rows}
        rowKey={({ day }) => day}
        to={({ day }) => officePaths.dayClosing(day)}
        empty={<p>{t('days.empty')}</p>}
        columns={[
          { key: 'day', label: t('days.column.day'), cell: ({ day }) => formats.day(day, 'full') },
          { key: 'state', label: t('days.column.state'), cell: stateText },
          {
            key: 'entries',
            label: t('days.column.entries'),
            align: 'end',
            cell: ({ entries }) => formats.number(entries),
          },
          moneyColumn(formats, 'gross', t('days.column.gross')),
          {
            key: 'difference',
            label: t('days.column.difference'),
            align: 'end',
            cell: ({ difference }) => (difference === null ? '–' : formats.money(difference)),
          },
        ]}
      />
    </Page>
  );
}

function useStateText(): (row: ListedDay) => string {
  const { t } = useI18n();
  return ({ closed, over, late }) => {
    if (!closed) return t(over ? 'days.state.open' : 'days.state.running');
    if (late > 0) return t('days.state.late', { count: late });
    return closed.who === '' ? t('days.state.alone') : t('days.state.closed', { who: closed.who });
  };
}
