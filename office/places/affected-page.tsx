// Who has bought a time, or what a decision closes: each order leads to where its people are moved or paid back.

import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { isLanguage, LANGUAGE_NAMES } from '../../domain/language.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { filtersIn } from '../ground/list/filters-in.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Facts } from '../ground/page/facts.tsx';
import { Page } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';

type Asked = { slot?: string; decision?: string };

function ask(call: Call, search: URLSearchParams, after?: string) {
  const query = { ...filtersIn<Asked>(search, ['slot', 'decision']), ...(after && { after }) };
  return call('GET office/places/affected', { query });
}

export function loader({ context, request }: LoaderFunctionArgs) {
  return ask(context.get(officeContext).call, new URL(request.url).searchParams);
}

export function Component() {
  const { t, formats } = useI18n();
  const call = useCall();
  const [search] = useSearchParams();
  const may = useMay();
  const decision = search.get('decision');
  const affected = useLoaderData<typeof loader>();
  const rows = useRows(affected, (after) => ask(call, search, after));
  return (
    <Page
      title={t('affected.title')}
      lead={t('affected.lead')}
      back={{ to: officePaths.places(), label: t('places.title') }}
      actions={decision && may('orders.cancel') && <ClosingLink decision={decision} {...affected} />}
    >
      <Facts
        facts={[
          { label: t('affected.orders'), value: formats.number(affected.orders) },
          { label: t('affected.people'), value: formats.number(affected.people) },
          { label: t('affected.amount'), value: formats.money(affected.amount) },
        ]}
      />
      <DataList
        label={t('affected.title')}
        rows={rows}
        rowKey={({ number }) => number}
        to={({ number }) => officePaths.order(number)}
        empty={<p>{t('affected.none')}</p>}
        columns={useColumns()}
      />
    </Page>
  );
}

type Affected = Awaited<ReturnType<typeof ask>>['rows'][number];

function useColumns(): [Column<Affected>, ...Column<Affected>[]] {
  const { t, formats } = useI18n();
  return [
    {
      key: 'number',
      label: t('affected.order'),
      cell: ({ number }) => <span className="unbroken">{number}</span>,
    },
    { key: 'name', label: t('affected.name'), cell: ({ name }) => name },
    { key: 'visit', label: t('affected.visit'), cell: ({ datetime }) => formats.moment(datetime, 'short') },
    {
      key: 'language',
      label: t('affected.language'),
      cell: ({ language }) => (isLanguage(language) ? LANGUAGE_NAMES[language] : language),
    },
    { key: 'people', label: t('affected.people'), align: 'end', cell: ({ people }) => people },
    moneyColumn(formats, 'amount', t('affected.amount')),
  ];
}

/** To the closing that writes to them, or to a new one. */
function ClosingLink({
  decision,
  closing,
  orders,
}: {
  decision: string;
  closing: number | null;
  orders: number;
}) {
  const { t } = useI18n();
  if (closing !== null)
    return <OfficeLink to={officePaths.closing(String(closing))}>{t('affected.closing')}</OfficeLink>;
  if (orders === 0) return null;
  return (
    <OfficeLink
      className={buttonClass('primary')}
      to={officePathWith(officePaths.newClosing(), { decision })}
    >
      {t('closings.new.link')}
    </OfficeLink>
  );
}
