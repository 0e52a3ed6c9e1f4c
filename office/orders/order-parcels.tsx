import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { useMay } from '../ground/session/me.ts';

/** What of an order goes by post, and how far it has come. */
export function OrderParcels({ parcels }: Pick<OrderWhole, 'parcels'>) {
  const { t, formats } = useI18n();
  const may = useMay();
  return (
    <ShortList
      label={t('order.parcels')}
      rows={parcels}
      rowKey={({ number }) => String(number)}
      to={({ number }) => (may('parcels.send') ? officePaths.parcel(String(number)) : undefined)}
      columns={[
        { key: 'to', label: t('parcels.column.to'), cell: ({ to }) => to || t('parcels.nobody') },
        {
          key: 'state',
          label: t('parcels.column.state'),
          cell: ({ state, sent }) =>
            t(`parcels.state.${state}`, { day: sent && formats.day(sent.slice(0, 10), 'brief') }),
        },
        {
          key: 'tracking',
          label: t('parcel.tracking'),
          cell: ({ carrier, tracking, link }) =>
            link ? (
              <a href={link} target="_blank" rel="noreferrer">
                {carrier} {tracking}
              </a>
            ) : (
              [carrier, tracking].filter(Boolean).join(' ')
            ),
        },
      ]}
    />
  );
}
