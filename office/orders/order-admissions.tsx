import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { useMay } from '../ground/session/me.ts';

/** Tickets and passes, the void ones among them. */
export function OrderAdmissions({ admissions }: Pick<OrderWhole, 'admissions'>) {
  const { t, formats } = useI18n();
  const may = useMay();
  return (
    <ShortList
      label={t('order.admissions')}
      rows={admissions}
      rowKey={({ barcode }) => barcode}
      to={({ pass }) => (pass && may('vouchers.read') ? officePaths.pass(String(pass.number)) : undefined)}
      columns={[
        { key: 'code', label: t('order.admission.code'), cell: ({ barcode }) => <code>{barcode}</code> },
        {
          key: 'for',
          label: t('order.admission.for'),
          cell: ({ name, persons }) =>
            [name, t('order.admission.persons', { persons })].filter((text) => text !== '').join(', '),
        },
        {
          key: 'state',
          label: t('order.admission.state'),
          cell: (admission) => {
            if (admission.void !== '')
              return t('order.admission.void', { at: formats.moment(admission.void) });
            return t(admission.pass?.blocked ? 'passes.state.blocked' : 'order.admission.valid');
          },
        },
      ]}
    />
  );
}
