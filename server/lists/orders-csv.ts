// Orders as a file, narrowed as their page is.
import { Type } from 'typebox';
import { isDay } from '../../domain/museum-time.ts';
import type { ListedOrder } from '../../domain/office/orders/found-order.ts';
import { OrderFilters } from '../../domain/office/orders/order-filters.ts';
import { readListed } from '../office/orders/list-orders.ts';
import { filtersIn, type OfficeI18n, officeI18n, pagedCsv } from './paged-csv.ts';
import type { StaffList } from './staff-list.ts';

const PAGE = 500;

export const ordersList: StaffList = {
  name: 'orders',
  query: Type.Object({ ...OrderFilters.properties, lang: Type.Optional(Type.String()) }),
  make: (shop, { lang, ...query }) => {
    const filters = query as OrderFilters;
    if ([filters.from, filters.to, filters.visit].some((day) => day && !isDay(day))) return undefined;
    return {
      name: `orders-${shop.clock.today()}`,
      about: filtersIn(query),
      pieces: () =>
        pagedCsv(columns(officeI18n(shop.museum, lang)), async (cursor) => {
          const page = await readListed(shop, filters, cursor, PAGE);
          if (!page) throw new Error('the list of orders does not know its own cursor');
          return page;
        }),
    };
  },
};

function columns({ t }: OfficeI18n): [string, (order: ListedOrder) => string][] {
  const cents = (amount: number) => (amount / 100).toFixed(2);
  return [
    [t('orders.column.number'), ({ number }) => number],
    [t('orders.column.date'), ({ date }) => date],
    [
      t('orders.column.state'),
      ({ state, returned }) =>
        t(`orders.state.${state === 'refunded' ? 'refunded' : returned ? 'returned' : 'valid'}`),
    ],
    [t('orders.column.name'), ({ name }) => name],
    [t('order.buyer.company'), ({ company }) => company],
    [t('order.buyer.email'), ({ email }) => email],
    [t('order.buyer.language'), ({ language }) => language],
    [t('orders.column.what'), ({ titles }) => titles.join(', ')],
    [t('orders.column.visit'), ({ visit }) => visit],
    [t('order.payment.provider'), ({ provider }) => provider],
    [t('orders.column.total.euro'), ({ total }) => cents(total)],
  ];
}
