// Payments, the newest first, narrowed by filters that stand in the address; those that need a person are one of them.

import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { ListedPayment, PaymentFilters } from '../../domain/office/money/payments-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { PAYMENT_STATES } from '../../domain/payments/payment-state.ts';
import type { Permission } from '../../domain/staff/permissions.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { DayFilter, Filters, SelectFilter } from '../ground/list/filters.tsx';
import { filtersIn } from '../ground/list/filters-in.ts';
import { ListFile } from '../ground/list/list-file.tsx';
import { moneyColumn } from '../ground/list/money-column.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { useProviderName } from '../ground/provider-name.ts';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { usePaymentText } from '../ground/use-payment-state.ts';

const NAMES = ['state', 'provider', 'from', 'to'] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  return readPayments(context.get(officeContext).call, new URL(request.url).searchParams);
}

function readPayments(call: Call, search: URLSearchParams, cursor?: string) {
  return call('GET office/payments', { query: { ...filtersIn<PaymentFilters>(search, NAMES), cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const may = useMay();
  const providerName = useProviderName();
  const [search] = useSearchParams();
  const first = useLoaderData<Awaited<ReturnType<typeof readPayments>>>();
  const rows = useRows(first, (cursor) => readPayments(call, search, cursor));
  return (
    <Page
      title={t('payments.title')}
      lead={t('payments.lead')}
      actions={<ListFile name="attention" label={t('payments.attention.file')} />}
    >
      <Filters names={NAMES}>
        <SelectFilter name="state" label={t('order.payment.state')} options={useStates()} />
        <SelectFilter
          name="provider"
          label={t('order.payment.provider')}
          options={first.providers.map((value) => ({ value, label: providerName(value) }))}
        />
        <DayFilter name="from" label={t('payments.filter.from')} />
        <DayFilter name="to" label={t('payments.filter.to')} />
      </Filters>
      <DataList
        label={t('payments.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ number }) => String(number)}
        to={(payment) => placeOf(payment, may)}
        empty={t(NAMES.some((name) => search.get(name)) ? 'office.list.none' : 'payments.empty')}
      />
    </Page>
  );
}

function useStates() {
  const { t } = useI18n();
  return [
    { value: 'unclear', label: t('payments.unclear') },
    ...PAYMENT_STATES.map((value) => ({ value, label: t(`order.payment.state.${value}`) })),
  ];
}

/** Its order, or its reserved order, for whoever may see it; a purchase that was given up has no page. */
function placeOf({ order, reserved }: ListedPayment, may: (permission: Permission) => boolean) {
  if (order !== '') return may('orders.read') ? officePaths.order(order) : undefined;
  return reserved > 0 && may('money.receive') ? officePaths.reservedOrder(String(reserved)) : undefined;
}

function useColumns(): [Column<ListedPayment>, ...Column<ListedPayment>[]] {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  const paymentText = usePaymentText();
  return [
    {
      key: 'order',
      label: t('payments.column.order'),
      cell: ({ order, reserved }) =>
        order === '' ? (
          t(reserved > 0 ? 'payments.reserved' : 'payments.none')
        ) : (
          <span className="unbroken">{order}</span>
        ),
    },
    { key: 'name', label: t('orders.column.name'), cell: ({ company, name }) => company || name },
    { key: 'begun', label: t('reserved.order.begun'), cell: ({ begun }) => formats.moment(begun, 'short') },
    {
      key: 'provider',
      label: t('order.payment.provider'),
      cell: ({ provider }) => providerName(provider),
    },
    {
      key: 'state',
      label: t('order.payment.state'),
      cell: (payment) =>
        [paymentText(payment), payment.unclear && t('payments.unclear')].filter(Boolean).join(', '),
    },
    moneyColumn(formats, 'amount', t('order.payment.amount')),
  ];
}
