import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { useAccountUse } from '../ground/use-account-use.ts';

/** The postings of an order, for those who may see figures. */
export function OrderLedger({ ledger }: { ledger: NonNullable<OrderWhole['ledger']> }) {
  const { t, formats } = useI18n();
  const accountUse = useAccountUse();
  const rows = ledger.map((line, index) => ({ ...line, key: `${line.entry}-${index}` }));
  return (
    <ShortList
      label={t('order.ledger')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'day', label: t('order.ledger.day'), cell: ({ day }) => formats.day(day) },
        { key: 'cause', label: t('order.ledger.cause'), cell: ({ cause }) => t(`accounting.cause.${cause}`) },
        {
          key: 'account',
          label: t('order.ledger.account'),
          cell: ({ account, vat_value }) => accountUse({ account, vat_value, product: '' }),
        },
        moneyColumn(formats, 'amount', t('order.ledger.amount')),
      ]}
    />
  );
}
