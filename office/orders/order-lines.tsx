import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';

type Line = {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly { name: string; count: number }[];
  readonly when: string;
  readonly price: number;
};

/** What was bought, with shipping and codes, and the sum. */
export function OrderLines({ whole }: { whole: OrderWhole }) {
  const { t, formats } = useI18n();
  const rows = useLines(whole);
  return (
    <ShortList
      label={t('order.lines')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'what',
          label: t('order.line.what'),
          cell: ({ title, parts }) => (
            <>
              {title}
              {parts.length > 0 && (
                <div className="soft small">
                  {parts.map(({ count, name }) => t('order.part', { count, name })).join(', ')}
                </div>
              )}
            </>
          ),
        },
        { key: 'when', label: t('order.line.when'), cell: ({ when }) => when && formats.moment(when) },
        moneyColumn(formats, 'price', t('order.line.price')),
      ]}
    />
  );
}

function useLines({ order, titles }: OrderWhole): Line[] {
  const { t } = useI18n();
  const { lines, shipping, codes, total, supplements = [] } = order;
  const plain = { parts: [], when: '' };
  return [
    ...lines.map((line, index) => ({
      key: `line-${index}`,
      title: titles[index] || line.title,
      parts: line.parts,
      when: 'datetime' in line ? line.datetime : '',
      price: line.totalPrice,
    })),
    ...(shipping
      ? [
          {
            ...plain,
            key: 'shipping',
            title: t('order.shipping', { name: shipping.name, city: shipping.city }),
            price: shipping.cost,
          },
        ]
      : []),
    ...codes.map(({ barcode, discount }) => ({
      ...plain,
      key: `code-${barcode}`,
      title: t('order.code', { code: barcode }),
      price: -discount,
    })),
    { ...plain, key: 'total', title: t('order.total'), price: total },
    ...supplements.map(({ at, amount }) => ({
      ...plain,
      key: `supplement-${at}`,
      title: t('order.supplement'),
      when: at,
      price: amount,
    })),
  ];
}
