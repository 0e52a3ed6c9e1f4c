// Lines of bank statements: those that belong to no order by themselves, until somebody settles them; and what was booked.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { BankLine, BankLineFilters } from '../../../domain/office/money/bank-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import type { Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { type Column, DataList } from '../../ground/list/data-list.tsx';
import { DayFilter, Filters, SelectFilter } from '../../ground/list/filters.tsx';
import { filtersIn } from '../../ground/list/filters-in.ts';
import { useRows } from '../../ground/list/use-rows.ts';
import { Page } from '../../ground/page/page.tsx';
import { useMay } from '../../ground/session/me.ts';
import { officeContext } from '../../ground/session/office-context.ts';
import { type LineAct, LineActs, LineSheet } from './line-acts.tsx';
import { useLineAmount, useLineState } from './line-texts.ts';
import { ReadStatementButton } from './read-statement-sheet.tsx';

const NAMES = ['state', 'from', 'to'] as const;
const STATES = ['matched', 'ignored', 'all'] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  return readLines(context.get(officeContext).call, new URL(request.url).searchParams);
}

function readLines(call: Call, search: URLSearchParams, cursor?: string) {
  return call('GET office/bank-lines', { query: { ...filtersIn<BankLineFilters>(search, NAMES), cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const may = useMay();
  const [search] = useSearchParams();
  const first = useLoaderData<Awaited<ReturnType<typeof readLines>>>();
  const rows = useRows(first, (cursor) => readLines(call, search, cursor));
  const [begun, begin] = useState<LineAct>();
  const takesTransfers = first.account !== '';
  return (
    <Page title={t('bank.title')} lead={t('bank.lead')} actions={takesTransfers && <ReadStatementButton />}>
      {!takesTransfers && (
        <Notice tone="info">
          <p>{t('bank.noTransfers')}</p>
        </Notice>
      )}
      <Filters names={NAMES}>
        <SelectFilter
          name="state"
          label={t('reserved.show')}
          all={t('bank.show.open')}
          options={STATES.map((value) => ({ value, label: t(`bank.show.${value}`) }))}
        />
        <DayFilter name="from" label={t('bank.filter.from')} />
        <DayFilter name="to" label={t('payments.filter.to')} />
      </Filters>
      <DataList
        label={t('bank.title')}
        rows={rows}
        columns={useColumns(begin)}
        rowKey={({ id }) => id}
        to={(line) => placeOf(line, may)}
        empty={t(NAMES.some((name) => search.get(name)) ? 'office.list.none' : 'bank.empty')}
      />
      {begun && <LineSheet {...begun} onClose={() => begin(undefined)} />}
    </Page>
  );
}

/** The order that it was matched with, for whoever may see it. */
function placeOf({ order, reserved }: BankLine, may: (permission: Permission) => boolean) {
  if (order !== '') return may('orders.read') ? officePaths.order(order) : undefined;
  return reserved > 0 && may('money.receive') ? officePaths.reservedOrder(String(reserved)) : undefined;
}

function useColumns(begin: (act: LineAct) => void): [Column<BankLine>, ...Column<BankLine>[]] {
  const { t, formats } = useI18n();
  const lineAmount = useLineAmount();
  const lineState = useLineState();
  return [
    { key: 'name', label: t('bank.column.name'), cell: ({ name }) => name || t('bank.nobody') },
    { key: 'booked', label: t('bank.column.booked'), cell: ({ booked }) => formats.day(booked, 'brief') },
    { key: 'said', label: t('bank.column.said'), cell: ({ said }) => said },
    { key: 'state', label: t('order.payment.state'), cell: lineState },
    { key: 'amount', label: t('order.payment.amount'), align: 'end', cell: lineAmount },
    { key: 'acts', label: t('bank.column.acts'), cell: (line) => <LineActs line={line} begin={begin} /> },
  ];
}
