// Money that somebody gives back by hand: transfers of the museum's own, and what was taken at the terminal or the register.

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { MoneyBack, MoneyBackFilters } from '../../../domain/office/money/money-back-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { groupIban } from '../../../domain/payments/iban.ts';
import { Button } from '../../../ui/button.tsx';
import type { Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { type Column, DataList } from '../../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../../ground/list/filters.tsx';
import { filtersIn } from '../../ground/list/filters-in.ts';
import { moneyColumn } from '../../ground/list/money-column.ts';
import { useRows } from '../../ground/list/use-rows.ts';
import { Page } from '../../ground/page/page.tsx';
import { useProviderName } from '../../ground/provider-name.ts';
import { useMay } from '../../ground/session/me.ts';
import { officeContext } from '../../ground/session/office-context.ts';
import { NoteReturnedSheet } from '../acts/note-returned-sheet.tsx';
import { SentBackSheet } from './sent-back-sheet.tsx';

const NAMES = ['provider'] as const;
const TRANSFER = 'transfer';

export function loader({ context, request }: LoaderFunctionArgs) {
  return readMoneyBack(context.get(officeContext).call, new URL(request.url).searchParams);
}

function readMoneyBack(call: Call, search: URLSearchParams, cursor?: string) {
  return call('GET office/money-back', { query: { ...filtersIn<MoneyBackFilters>(search, NAMES), cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const may = useMay();
  const providerName = useProviderName();
  const [search] = useSearchParams();
  const first = useLoaderData<Awaited<ReturnType<typeof readMoneyBack>>>();
  const rows = useRows(first, (cursor) => readMoneyBack(call, search, cursor));
  const [begun, begin] = useState<MoneyBack>();
  return (
    <Page title={t('moneyBack.title')} lead={t('moneyBack.lead')}>
      <Filters names={NAMES}>
        <SelectFilter
          name="provider"
          label={t('order.payment.provider')}
          options={first.providers.map((value) => ({ value, label: providerName(value) }))}
        />
      </Filters>
      <DataList
        label={t('moneyBack.title')}
        rows={rows}
        columns={useColumns(begin)}
        rowKey={({ id }) => id}
        to={({ order }) => (order !== '' && may('orders.read') ? officePaths.order(order) : undefined)}
        empty={t(NAMES.some((name) => search.get(name)) ? 'office.list.none' : 'moneyBack.empty')}
      />
      {begun && <Act row={begun} onClose={() => begin(undefined)} />}
    </Page>
  );
}

function Act({ row, onClose }: { row: MoneyBack; onClose: () => void }) {
  const { id, provider, order, amount } = row;
  if (provider === TRANSFER) return <SentBackSheet row={row} onClose={onClose} />;
  return <NoteReturnedSheet number={order} provider={provider} refund={{ id, amount }} onClose={onClose} />;
}

function useColumns(begin: (row: MoneyBack) => void): [Column<MoneyBack>, ...Column<MoneyBack>[]] {
  const { t, formats } = useI18n();
  const may = useMay();
  const providerName = useProviderName();
  // Accounts of visitors, and what left the museum's own, are for whoever manages payments.
  const managesPayments = may('payments.manage');
  return [
    { key: 'name', label: t('moneyBack.column.name'), cell: ({ name }) => name || t('moneyBack.nobody') },
    {
      key: 'order',
      label: t('moneyBack.column.order'),
      cell: ({ order, reference }) => <span className="unbroken">{order || reference}</span>,
    },
    { key: 'provider', label: t('order.payment.provider'), cell: ({ provider }) => providerName(provider) },
    ...(managesPayments
      ? [
          {
            key: 'account',
            label: t('moneyBack.column.account'),
            cell: ({ provider, iban }: MoneyBack) =>
              provider === TRANSFER && (iban ? groupIban(iban) : t('moneyBack.account.unknown')),
          },
        ]
      : []),
    { key: 'why', label: t('moneyBack.column.why'), cell: ({ reason }) => t(`moneyBack.reason.${reason}`) },
    { key: 'since', label: t('moneyBack.column.since'), cell: ({ since }) => formats.day(since, 'brief') },
    moneyColumn(formats, 'amount', t('order.payment.amount')),
    {
      key: 'acts',
      label: t('bank.column.acts'),
      cell: (row) =>
        (row.provider === TRANSFER ? managesPayments : row.order !== '') && (
          <Button variant="quiet" onClick={() => begin(row)}>
            {t('moneyBack.sent')}
            <span className="visually-hidden"> {row.name || row.reference}</span>
          </Button>
        ),
    },
  ];
}
