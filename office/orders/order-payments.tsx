import type { OfficePayment } from '../../domain/office/orders/order-whole.ts';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { useProviderName } from '../ground/provider-name.ts';
import { usePaymentText } from '../ground/use-payment-state.ts';

export function OrderPayments({ payments }: { payments: readonly OfficePayment[] }) {
  const { t, formats } = useI18n();
  const paymentText = usePaymentText();
  const providerName = useProviderName();
  return (
    <ShortList
      label={t('order.payments')}
      rows={payments}
      rowKey={({ id }) => id}
      empty={t('order.payments.none')}
      columns={[
        {
          key: 'provider',
          label: t('order.payment.provider'),
          cell: ({ provider, method }) =>
            [providerName(provider), method !== provider && method].filter(Boolean).join(', '),
        },
        {
          key: 'state',
          label: t('order.payment.state'),
          cell: paymentText,
        },
        { key: 'reference', label: t('order.payment.reference'), cell: ({ reference }) => reference },
        {
          key: 'received',
          label: t('order.payment.received'),
          cell: ({ received }) => received && formats.moment(received),
        },
        moneyColumn(formats, 'amount', t('order.payment.amount')),
      ]}
    />
  );
}
