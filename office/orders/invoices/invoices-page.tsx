// Invoices and credit notes, the newest first: each leads to its order, and has its papers beside it.

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { InvoiceFilters, ListedInvoice } from '../../../domain/office/money/invoices-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import type { Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { type Column, DataList } from '../../ground/list/data-list.tsx';
import { DayFilter, Filters, SearchFilter, SelectFilter } from '../../ground/list/filters.tsx';
import { filtersIn } from '../../ground/list/filters-in.ts';
import { moneyColumn } from '../../ground/list/money-column.ts';
import { useRows } from '../../ground/list/use-rows.ts';
import { Page } from '../../ground/page/page.tsx';
import { useMay } from '../../ground/session/me.ts';
import { officeContext } from '../../ground/session/office-context.ts';
import { SendAgainSheet } from '../acts/send-again-sheet.tsx';
import { InvoicePapers } from './invoice-papers.tsx';

const NAMES = ['q', 'kind', 'from', 'to'] as const;
const KINDS = ['invoice', 'credit-note'] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  return readInvoices(context.get(officeContext).call, new URL(request.url).searchParams);
}

function readInvoices(call: Call, search: URLSearchParams, cursor?: string) {
  return call('GET office/invoices', { query: { ...filtersIn<InvoiceFilters>(search, NAMES), cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const may = useMay();
  const [search] = useSearchParams();
  const [again, setAgain] = useState<ListedInvoice>();
  const first = useLoaderData<Awaited<ReturnType<typeof readInvoices>>>();
  const rows = useRows(first, (cursor) => readInvoices(call, search, cursor));
  return (
    <Page title={t('invoices.title')} lead={t('invoices.lead')}>
      <Filters names={NAMES}>
        <SearchFilter label={t('invoices.search')} />
        <SelectFilter
          name="kind"
          label={t('invoices.kind')}
          options={KINDS.map((value) => ({ value, label: t(`order.document.${value}`) }))}
        />
        <DayFilter name="from" label={t('invoices.filter.from')} />
        <DayFilter name="to" label={t('payments.filter.to')} />
      </Filters>
      <DataList
        label={t('invoices.title')}
        rows={rows}
        columns={useColumns(setAgain)}
        rowKey={({ number }) => number}
        to={({ order }) => (may('orders.read') ? officePaths.order(order) : undefined)}
        empty={t(NAMES.some((name) => search.get(name)) ? 'office.list.none' : 'invoices.empty')}
      />
      {again && (
        <SendAgainSheet
          number={again.order}
          onClose={() => setAgain(undefined)}
          onDone={() => setAgain(undefined)}
        />
      )}
    </Page>
  );
}

/** @param sendAgain asked for the mail of an invoice's order */
function useColumns(
  sendAgain: (invoice: ListedInvoice) => void,
): [Column<ListedInvoice>, ...Column<ListedInvoice>[]] {
  const { t, formats } = useI18n();
  const may = useMay();
  return [
    {
      key: 'number',
      label: t('orders.column.number'),
      cell: ({ number }) => <span className="unbroken">{number}</span>,
    },
    { key: 'issued', label: t('invoices.column.issued'), cell: ({ issued }) => formats.day(issued, 'brief') },
    { key: 'kind', label: t('invoices.kind'), cell: ({ kind }) => t(`order.document.${kind}`) },
    { key: 'name', label: t('orders.column.name'), cell: ({ company, name }) => company || name },
    {
      key: 'order',
      label: t('payments.column.order'),
      cell: ({ order }) => <span className="unbroken">{order}</span>,
    },
    moneyColumn(formats, 'gross', t('invoices.column.gross')),
    {
      key: 'papers',
      label: t('order.documents'),
      cell: (invoice) => <InvoicePapers invoice={invoice} />,
    },
    ...(may('orders.change')
      ? [
          {
            key: 'again',
            label: t('invoices.column.mail'),
            cell: (invoice: ListedInvoice) =>
              canBeSent(invoice) && (
                <Button variant="quiet" onClick={() => sendAgain(invoice)}>
                  {t('invoices.again')}
                  <span className="visually-hidden"> {invoice.number}</span>
                </Button>
              ),
          },
        ]
      : []),
  ];
}

/** An invoice goes out with the mail of its order, as long as something of the order is left. */
function canBeSent({ kind, refunded }: ListedInvoice): boolean {
  return kind === 'invoice' && !refunded;
}
