import type { CustomerWhole } from '../../domain/office/customers/customers-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { useMay } from '../ground/session/me.ts';

/** What a customer has ordered, the newest first. */
export function CustomerOrders({ orders }: Pick<CustomerWhole, 'orders'>) {
  const { t, formats } = useI18n();
  const may = useMay();
  return (
    <ShortList
      label={t('customer.orders')}
      rows={orders}
      rowKey={({ number }) => number}
      to={({ number }) => (may('orders.read') ? officePaths.order(number) : undefined)}
      columns={[
        { key: 'number', label: t('orders.column.number'), cell: ({ number }) => number },
        { key: 'what', label: t('orders.column.what'), cell: ({ titles }) => titles.join(', ') },
        {
          key: 'visit',
          label: t('orders.column.visit'),
          cell: ({ visit }) => visit && formats.moment(visit, 'short'),
        },
        { key: 'date', label: t('orders.column.date'), cell: ({ date }) => formats.moment(date, 'short') },
        {
          key: 'state',
          label: t('orders.column.state'),
          cell: ({ state, returned }) =>
            t(`orders.state.${state === 'refunded' ? 'refunded' : returned ? 'returned' : 'valid'}`),
        },
        moneyColumn(formats, 'total', t('orders.column.total')),
      ]}
      empty={t('customer.orders.none')}
    />
  );
}

export function CustomerPasses({ passes }: Pick<CustomerWhole, 'passes'>) {
  const { t } = useI18n();
  const may = useMay();
  return (
    <ShortList
      label={t('customer.passes')}
      rows={passes}
      rowKey={({ barcode }) => barcode}
      to={({ order, number }) => {
        if (number !== null && may('vouchers.read')) return officePaths.pass(String(number));
        return may('orders.read') ? officePaths.order(order) : undefined;
      }}
      columns={[
        { key: 'name', label: t('customer.pass'), cell: ({ name }) => name || t('customer.pass') },
        { key: 'order', label: t('customer.column.order'), cell: ({ order }) => order },
        {
          key: 'state',
          label: t('customer.column.state'),
          cell: (pass) => {
            if (pass.void) return t('customer.passes.void');
            return pass.blocked ? t('passes.state.blocked') : t('orders.state.valid');
          },
        },
      ]}
    />
  );
}

export function CustomerVouchers({ vouchers }: Pick<CustomerWhole, 'vouchers'>) {
  const { t, formats } = useI18n();
  const may = useMay();
  return (
    <ShortList
      label={t('customer.vouchers')}
      rows={vouchers}
      rowKey={({ number }) => String(number)}
      to={({ number }) => (may('vouchers.read') ? officePaths.code(String(number)) : undefined)}
      columns={[
        {
          key: 'code',
          label: t('customer.vouchers'),
          cell: ({ number }) => t('customer.voucher', { number }),
        },
        { key: 'order', label: t('customer.column.order'), cell: ({ order }) => order },
        {
          key: 'state',
          label: t('customer.column.state'),
          cell: ({ closed }) => (closed ? t('customer.voucher.closed') : ''),
        },
        moneyColumn(formats, 'amount', t('customer.column.amount')),
      ]}
    />
  );
}
